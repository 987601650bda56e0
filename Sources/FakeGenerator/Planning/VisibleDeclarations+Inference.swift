// Properties without a written type, whose initial values create a value of a type that is known: `var filter = Filter()`.

extension VisibleDeclarations {
  /// Adds the types of properties to all classes.
  mutating func inferTypes() {
    guard table.contents.types.values.contains(where: { $0.contains { $0.declaration.createsUntyped } }) else { return }
    let untyped = self
    changeTypes { untyped.inferringTypes(of: $0) }
  }

  /// Returns a class with the types of its properties, as far as calls without arguments show them.
  func inferringTypes(of type: TypeDeclaration) -> TypeDeclaration {
    guard type.createsUntyped else { return type }
    let visible = seen(from: type.module)
    var type = type
    for index in type.members.indices {
      guard case .property(var property) = type.members[index].kind, let created = type.members[index].createdType,
        visible.isComplete(created, in: type)
      else { continue }
      property.type = created
      type.members[index].kind = .property(property)
    }
    return type
  }

  /// Returns whether a call of a type as written within a class creates a value of exactly this type.
  private func isComplete(_ created: TypeExpression, in type: TypeDeclaration) -> Bool {
    let scope = type.enclosing + [type.name]
    switch created {
    case .array, .dictionary: return true
    case .named(_, let name, let arguments):
      if type.generics.contains(where: { $0.name == name }) || alias(created, in: scope) != nil { return false }
      if let found = self.type(created, in: scope) {
        return found.kind != .protocol && !mayFail(found) && found.generics.isEmpty == arguments.isEmpty
      }
      if isKnown(created, toBe: .failable, in: scope) { return false }
      if isValueType(created, in: scope) { return (isGeneric(created, in: scope) ?? false) != arguments.isEmpty }
      if hides(created, in: scope) { return false }
      return arguments.isEmpty
        ? KnownProtocols.createdTypes.contains(name) : ["Array", "Dictionary", "Set"].contains(name)
    default: return false
    }
  }

  /// Returns whether a call without arguments may fail to create a value, also by an inherited initializer.
  private func mayFail(_ type: TypeDeclaration) -> Bool {
    let path = type.enclosing + [type.name]
    if isKnown(.path(path), toBe: .failable, in: []) { return true }
    let isDeclared = type.members.contains { $0.isInitializer && $0.parameters.isEmpty }
    guard type.kind == .class, !isDeclared else { return false }
    return ancestors(of: type).contains {
      isKnown(.path($0), toBe: .failable, in: []) && self.type(.path($0), in: [])?.kind == .class
    }
  }
}

extension TypeDeclaration {
  /// Whether it's a class with properties whose types only calls without arguments show.
  fileprivate var createsUntyped: Bool { kind == .class && members.contains { $0.createdType != nil } }
}

extension KnownProtocols {
  /// The names of types of the system that aren't generic, and that a call without arguments creates.
  fileprivate static let createdTypes: Set<String> = [
    "Bool", "Data", "Date", "DateComponents", "DateFormatter", "Double", "Float", "Int", "JSONDecoder", "JSONEncoder",
    "NSLock", "NSRecursiveLock", "NotificationCenter", "OperationQueue", "String", "URLComponents", "UUID",
  ]
}
