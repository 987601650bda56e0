/// The stored properties of a structure, as its initializers set them.
struct StoredProperties {
  /// A property, in the order of the source.
  enum Kind {
    case closure(StoredClosure)
    case value(Property, access: String)
  }

  private(set) var all: [Kind] = []
  /// The first property that isn't visible and is a parameter of the memberwise initializer.
  private(set) var hidden: Member?

  var closures: [StoredClosure] {
    all.compactMap { if case .closure(let closure) = $0 { closure } else { nil } }
  }

  init(
    _ type: TypeDeclaration, resolving declarations: VisibleDeclarations, isSeenFromItsFile: Bool
  ) throws(Refusal) {
    let visible = declarations.seen(from: type.module)
    for member in type.members {
      // A constant with a value is the same in every structure.
      guard let property = member.storedProperty, !member.has("lazy"),
        !(property.isLet && property.hasInitialValue)
      else { continue }
      let isVisible = !member.isHidden(fromItsFile: isSeenFromItsFile)
      if !isVisible, hidden == nil { hidden = member }
      let written = property.type.map { visible.resolvingAliases(of: $0, in: type.path) }
      let isReadable = isVisible && !member.attributes.contains(where: visible.isolates)
      let closure = written.flatMap {
        StoredClosure(property, $0, member, isVisible: isVisible, isReadable: isReadable)
      }
      guard let closure else {
        all.append(.value(property, access: member.access))
        continue
      }
      try closure.check(in: type)
      all.append(.closure(closure))
    }
    if closures.isEmpty { throw Refusal(.noClosures(type.name), at: type.position) }
  }
}

/// A stored property of a structure whose type is a closure.
struct StoredClosure {
  let property: Property
  let function: TypeExpression.FunctionType
  /// The attributes of the closure's type, such as `@Sendable` or `@MainActor`.
  let attributes: [String]
  let specifiers: [String]
  let position: SourcePosition
  /// `public`, `package`, or an empty string.
  let access: String
  let isVisible: Bool
  /// Whether code that isn't isolated can read the property.
  let isReadable: Bool
  /// Whether it can be set after the structure was created.
  let isSettable: Bool
  private let conditions: [String]

  fileprivate init?(
    _ property: Property, _ written: TypeExpression, _ member: Member, isVisible: Bool, isReadable: Bool
  ) {
    var type = written
    if case .optional(let wrapped) = type { type = wrapped }
    if case .implicitlyUnwrapped(let wrapped) = type { type = wrapped }
    guard let function = type.functionType else { return nil }
    var specifiers: [String] = []
    var attributes: [String] = []
    while case .attributed(let some, let others, let inner) = type {
      specifiers += some
      attributes += others
      type = inner
    }
    self.property = property
    self.function = function
    self.specifiers = specifiers
    self.attributes = attributes
    self.isVisible = isVisible
    position = member.position
    access = member.access
    self.isReadable = isReadable
    isSettable = isVisible && !property.isLet && member.setterAccess == nil
    conditions = member.conditions
  }

  /// Throws if no fake can provide the closure.
  fileprivate func check(in type: TypeDeclaration) throws(Refusal) {
    let name = property.name
    if !conditions.isEmpty { throw Refusal(.conditional(name, of: type.name), at: position) }
    if function.parameters.contains(where: { $0.type.mentionsPack }) {
      throw Refusal(.packed(name, of: type.name), at: position)
    }
    if attributes.contains(where: { $0.hasPrefix("@convention(c") || $0.hasPrefix("@convention(thin") }) {
      throw Refusal(.plainFunction(name, of: type.name), at: position)
    }
  }
}

extension Member {
  /// Returns whether a fake in the same file, or in any other, can't use the member.
  func isHidden(fromItsFile isSeenFromItsFile: Bool) -> Bool {
    has("private") || (has("fileprivate") && !isSeenFromItsFile)
  }
}

extension VisibleDeclarations {
  /// Returns the type that an alias refers to, directly or through other aliases. Any other type is returned unchanged.
  fileprivate func resolvingAliases(of type: TypeExpression, in scope: [String], depth: Int = 0) -> TypeExpression {
    switch type {
    case .optional(let wrapped): return .optional(resolvingAliases(of: wrapped, in: scope, depth: depth))
    case .attributed(let specifiers, let attributes, let inner):
      return .attributed(
        specifiers: specifiers, attributes: attributes, resolvingAliases(of: inner, in: scope, depth: depth))
    case .named:
      guard depth < Nesting.longestAliasChain, let aliased = aliased(type, in: scope) else { return type }
      return resolvingAliases(of: aliased, in: scope, depth: depth + 1)
    default: return type
    }
  }
}

extension Diagnostic.Message {
  static func noClosures(_ name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': a structure must have stored properties that are closures; for any other, \
        extract a protocol
        """)
  }

  static func conditional(_ closure: String, of name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': '\(closure)' is in an '#if' block, so no initializer call compiles both with and \
        without it
        """)
  }

  static func packed(_ closure: String, of name: String) -> Self {
    Self(text: "cannot fake '\(name)': '\(closure)' takes a parameter pack, which a closure cannot pass on")
  }

  static func plainFunction(_ closure: String, of name: String) -> Self {
    Self(text: "cannot fake '\(name)': '\(closure)' is a C function pointer, which cannot refer to a fake")
  }
}
