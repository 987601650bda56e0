// Properties without a written type whose initial values show it: `var filter = Filter()`, `var mode = Mode.fast`.

extension VisibleDeclarations {
  /// Adds the types of properties to all classes.
  mutating func inferTypes() {
    guard table.contents.types.values.contains(where: { $0.contains { $0.declaration.hasUntypedValues } }) else {
      return
    }
    let untyped = self
    changeTypes { untyped.inferringTypes(of: $0) }
  }

  /// Returns a class with the types of its properties, as far as their initial values show them.
  func inferringTypes(of type: TypeDeclaration) -> TypeDeclaration {
    guard type.hasUntypedValues else { return type }
    let visible = seen(from: type.module)
    let scope = type.path
    return type.typingValues {
      visible.type(of: $0, in: scope, hiddenBy: type.generics) { visible.sourcesOfInitializers(of: $0, in: scope) }
    }
  }

  /// Returns the type of a value, or nil if its expression doesn't show it for certain.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - scope: The types around the expression.
  ///   - generics: The generic parameters that hide types there.
  ///   - sources: Returns the paths of the types whose initializers create a value of a type, including that type, or nil
  ///     if they aren't known.
  func type(
    of value: CreatedValue, in scope: [String], hiddenBy generics: [GenericParameter],
    sources: (CreatedValue) -> [[String]]?
  ) -> TypeExpression? {
    func isOther(_ name: TypeExpression) -> Bool {
      let first = name.namePath?.first
      return generics.contains { $0.name == first } || alias(name, in: scope) != nil
    }
    if case .named(let type?, let member, []) = value.name, !isOther(type) {
      if isKnown(value.name, toBe: .enumerationCase, in: scope) { return isComplete(type, in: scope) ? type : nil }
      let shared = systemName(of: type, in: scope).flatMap { KnownProtocols.sharedValues[$0] } ?? []
      if value.call == nil, shared.contains(member) { return type }
    }
    guard let call = value.call, !isOther(value.name) else { return nil }
    return isCreated(value.name, by: call, in: scope, sources(value)) ? value.name : nil
  }

  /// Returns whether a call of a name creates a value of the type with that name, and can't fail.
  private func isCreated(
    _ type: TypeExpression, by call: CreatedValue.Call, in scope: [String], _ sources: [[String]]?
  ) -> Bool {
    let failing: [TypeTrait] = call == .withoutArguments ? [.failable] : [.failable, .failableWithArguments]
    func mayFail(_ path: [String]) -> Bool { failing.contains { isKnown(.path(path), toBe: $0, in: []) } }
    switch type {
    case .array: return !mayFail(["Array"])
    case .dictionary: return !mayFail(["Dictionary"])
    case .named(_, _, let arguments):
      if failing.contains(where: { isKnown(type, toBe: $0, in: scope) }) { return false }
      if let sources { return !sources.contains(where: mayFail) && isComplete(type, in: scope) }
      guard let name = systemName(of: type, in: scope), !mayFail([name]) else { return false }
      if !arguments.isEmpty { return ["Array", "Dictionary", "Set"].contains(name) }
      return KnownProtocols.infallible.contains(name)
        || call == .withoutArguments && KnownProtocols.infallibleWithoutArguments.contains(name)
    default: return false
    }
  }

  /// Returns the name of the system's type that a name as written within the given types refers to, if it may be one.
  private func systemName(of type: TypeExpression, in scope: [String]) -> String? {
    guard case .named(let base, let name, _) = type, !hides(type, in: scope) else { return nil }
    let module = base.map { $0.namePath?.joined(separator: ".") ?? "" }
    return module.map(KnownProtocols.systemModules.contains) ?? true ? name : nil
  }

  /// Returns whether a type is written with its arguments, if it has any.
  private func isComplete(_ type: TypeExpression, in scope: [String]) -> Bool {
    guard case .named(_, _, let arguments) = type else { return true }
    return (isGeneric(type, in: scope) ?? false) != arguments.isEmpty
  }

  /// Returns the paths of the types whose initializers create a value of a type, or nil if they aren't known.
  private func sourcesOfInitializers(of value: CreatedValue, in scope: [String]) -> [[String]]? {
    guard let found = self.type(value.name, in: scope) else { return isValueType(value.name, in: scope) ? [] : nil }
    if found.kind == .protocol { return nil }
    let path = found.path
    let isDeclared =
      value.call == .withoutArguments && found.members.contains { $0.isInitializer && $0.parameters.isEmpty }
    if isDeclared { return [path] }
    return [path] + ancestors(of: found).filter { self.type(.path($0), in: [])?.kind == .class }
  }
}

extension TypeDeclaration {
  /// Whether it's a class with properties whose types only their initial values may show.
  fileprivate var hasUntypedValues: Bool { kind == .class && members.contains { $0.untypedValue != nil } }

  /// Returns the type with the types of the properties whose initial values show them.
  func typingValues(_ typeOf: (CreatedValue) -> TypeExpression?) -> Self {
    var type = self
    for index in members.indices {
      guard case .property(var property) = members[index].kind, let value = members[index].createdValue else {
        continue
      }
      property.type = typeOf(value)
      type.members[index].kind = .property(property)
    }
    return type
  }
}

extension KnownProtocols {
  /// The names of types of the system that aren't generic and whose initializers never fail.
  fileprivate static let infallible: Set<String> = [
    "Calendar", "CharacterSet", "Date", "DateComponents", "DateFormatter", "DateInterval", "DispatchGroup",
    "DispatchQueue", "DispatchSemaphore", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "NSLock",
    "NSRecursiveLock", "NotificationCenter", "OperationQueue", "PropertyListDecoder", "PropertyListEncoder",
    "URLRequest", "URLSession",
  ]

  /// The names of types of the system that aren't generic and whose initializers never fail without arguments.
  fileprivate static let infallibleWithoutArguments: Set<String> = [
    "Bool", "Data", "Double", "Float", "Int", "String", "URLComponents", "UUID",
  ]

  /// The names of static properties of the system's types whose values are of the type itself.
  fileprivate static let sharedValues: [String: Set<String>] = [
    "Bundle": ["main"], "Calendar": ["autoupdatingCurrent", "current"],
    "Date": ["distantFuture", "distantPast", "now"], "DispatchQueue": ["main"], "FileManager": ["default"],
    "Locale": ["autoupdatingCurrent", "current"],
    "NotificationCenter": ["default"], "OperationQueue": ["main"], "ProcessInfo": ["processInfo"],
    "RunLoop": ["current", "main"], "TimeZone": ["autoupdatingCurrent", "current", "gmt"], "URLCache": ["shared"],
    "URLSession": ["shared"], "UserDefaults": ["standard"],
  ]
}
