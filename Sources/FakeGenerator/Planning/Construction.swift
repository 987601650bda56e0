/// How a structure is created from closures: with the memberwise initializer, or with one that it declares.
struct Construction {
  /// An argument of the initializer.
  enum Argument: Sendable {
    /// A closure that calls the fake, for the property with a given name.
    case closure(String, label: String?)
    /// A value that the fake can't know.
    case value(Parameter)
  }

  private(set) var arguments: [Argument] = []
  /// The closures that are set after the structure was created.
  private(set) var assigned: [StoredClosure] = []
  /// The closures that only the structure itself can set.
  private var own: Set<String> = []
  /// The access that everything has whose values the initializer takes, or nil if it takes only closures.
  private(set) var valueAccess: String?

  /// Finds the best way to create a structure.
  init(of type: TypeDeclaration, _ properties: StoredProperties, isSeenFromItsFile: Bool) throws(Refusal) {
    guard type.members.contains(where: \.isDesignatedInitializer) else {
      if let hidden = properties.hidden, case .property(let property) = hidden.kind {
        throw Refusal(.hiddenProperty(property.name, of: type.name), at: hidden.position)
      }
      self.init(memberwise: properties)
      return
    }
    let usable = type.members.compactMap { member -> Construction? in
      guard case .initializer(let initializer) = member.kind, initializer.isPlain,
        !member.isHidden(fromItsFile: isSeenFromItsFile)
      else { return nil }
      return Construction(member, initializer, properties.closures)
    }
    guard let best = usable.max(by: { $0.rank < $1.rank }) else {
      throw Refusal(.noUsableInitializer(type.name), at: type.position)
    }
    self = best
  }

  private init(memberwise properties: StoredProperties) {
    arguments = properties.all.compactMap { kind in
      switch kind {
      case .closure(let closure): .closure(closure.property.name, label: closure.property.name)
      case .value(let property, _): property.parameter.map { .value($0) }
      }
    }
    let accesses = properties.all.compactMap { kind in
      if case .value(let property, let access) = kind, property.parameter != nil { access } else { nil }
    }
    valueAccess = ["", "package", "public"].first(where: accesses.contains)
  }

  /// Returns nil if the initializer leaves closures that can't be set, or takes others than those of the properties.
  private init?(_ member: Member, _ initializer: Initializer, _ closures: [StoredClosure]) {
    var left = closures
    for parameter in initializer.parameters {
      if let index = left.firstIndex(where: { parameter.isFor($0) }) {
        let closure = left.remove(at: index)
        arguments.append(.closure(closure.property.name, label: parameter.label))
      } else if parameter.defaultValue != nil || parameter.isVariadic {
        continue
      } else if parameter.type.functionType != nil {
        return nil
      } else {
        arguments.append(.value(parameter))
        valueAccess = member.access
      }
    }
    for closure in left {
      if closure.isSettable {
        assigned.append(closure)
      } else if closure.isVisible {
        return nil
      } else {
        own.insert(closure.property.name)
      }
    }
  }

  /// How few values the initializer needs, and the number of closures that it takes.
  private var rank: (Int, Int) {
    let values = arguments.count { if case .value = $0 { true } else { false } }
    return (-values, arguments.count - values)
  }

  /// Returns whether a structure that is created like this has the closure from its creator.
  func provides(_ closure: StoredClosure) -> Bool { !own.contains(closure.property.name) }
}

extension Initializer {
  /// Whether it always returns a structure, without effects.
  fileprivate var isPlain: Bool { failability.isEmpty && effects == Effects() && generics.isEmpty }
}

extension Parameter {
  /// Returns whether an argument for this parameter becomes the value of a property.
  fileprivate func isFor(_ closure: StoredClosure) -> Bool {
    let isNamedAlike = label == closure.property.name || name == closure.property.name
    guard isNamedAlike, specifiers.allSatisfy({ $0.hasPrefix("nonisolated") }) else { return false }
    // Through an alias, it may be a closure, too.
    if case .named = type.withoutOptional { return true }
    return type.withoutOptional.functionType != nil
  }
}

extension Property {
  /// The parameter of a memberwise initializer, or nil if it has a default value.
  fileprivate var parameter: Parameter? {
    guard let type, !hasInitialValue else { return nil }
    if case .optional = type, !isLet { return nil }
    if case .implicitlyUnwrapped = type, !isLet { return nil }
    return Parameter(label: name, name: name, type: type)
  }
}

extension Diagnostic.Message {
  static func hiddenProperty(_ property: String, of name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': '\(property)' is private, and so is the memberwise initializer; declare an initializer \
        that takes the closures
        """)
  }

  static func noUsableInitializer(_ name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': no initializer takes the closures as parameters named after their properties, or leaves \
        them settable; declare one that does, and that neither throws nor is failable
        """)
  }
}
