extension VisibleDeclarations {
  /// Returns whether a value that is recorded as an argument of one type may also be a value of another, so that nothing
  /// tells which of two overloads was called with it.
  ///
  /// Types whose declarations aren't known count as different ones, unless their names say otherwise.
  ///
  /// - Parameters:
  ///   - one: A type, as `canonical(_:in:)` returns it.
  ///   - other: The other type, in the same form.
  ///   - scope: The types within which they are written.
  ///   - generics: The names of the generic parameters of both members.
  func share(values one: TypeExpression, _ other: TypeExpression, in scope: [String], _ generics: Set<String>) -> Bool {
    func share(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
      let (one, other) = (one.bare, other.bare)
      if one == other || isOpen(one, in: scope, generics) || isOpen(other, in: scope, generics) { return true }
      switch (one, other) {
      // Both may be nil, and empty collections are equal.
      case (.optional, .optional), (.array, .array), (.dictionary, .dictionary): return true
      case (.array, .named(_, "NSArray", _)), (.named(_, "NSArray", _), .array): return true
      case (.dictionary, .named(_, "NSDictionary", _)), (.named(_, "NSDictionary", _), .dictionary): return true
      case (.optional(let wrapped), let other), (let other, .optional(let wrapped)): return share(wrapped, other)
      case (.tuple(let some), .tuple(let others)):
        return some.count == others.count && zip(some, others).allSatisfy { share($0.type, $1.type) }
      case (.metatype(let one, _), .metatype(let other, _)): return share(one, other)
      case (.named(let base, let name, let some), .named(let otherBase, let otherName, let others))
      where !some.isEmpty && name == otherName && base == otherBase && some.count == others.count:
        return name == "Set" || zip(some, others).allSatisfy { share($0, $1) }
      case (.named, .named): return areRelatedClasses(one, other, in: scope)
      default: return false
      }
    }
    return share(one, other)
  }

  /// Returns whether values of many types are values of this one.
  private func isOpen(_ type: TypeExpression, in scope: [String], _ generics: Set<String>) -> Bool {
    switch type {
    case .opaque, .existential, .composition: true
    case .named(nil, let name, []) where generics.contains(name): true
    case .named(_, let name, _) where KnownProtocols.openTypes.contains(name): true
    // What isn't recorded stands for any value.
    case .named(nil, "_", []): true
    case .named: isProtocol(type, in: scope)
    default: false
    }
  }

  private func areRelatedClasses(_ one: TypeExpression, _ other: TypeExpression, in scope: [String]) -> Bool {
    guard type(one, in: scope) != nil, type(other, in: scope) != nil else {
      guard let name = one.namePath?.last, let otherName = other.namePath?.last else { return false }
      return KnownProtocols.areCounterparts(name, otherName) || KnownProtocols.areCounterparts(otherName, name)
    }
    return inherits(one, from: other, in: scope) || inherits(other, from: one, in: scope)
  }
}

extension KnownProtocols {
  /// The names of types that values of other types have, too.
  fileprivate static let openTypes: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyKeyPath", "AnyObject", "NSObject", "PartialKeyPath",
  ]

  /// Returns whether objects of one of Foundation's classes may equal values of another type, or belong to it.
  fileprivate static func areCounterparts(_ name: String, _ other: String) -> Bool {
    switch name {
    case "NS" + other, "NSMutable" + other, "HTTP" + other, "Block" + other: true
    case "NSMutable" + String(other.dropFirst(2)): other.hasPrefix("NS")
    case "NSNumber", "NSDecimalNumber":
      other == "NSNumber" || other == "Bool" || other == "CGFloat" || other == "Decimal"
        || rawTypes.contains(other) && other != "String" && other != "Character"
    case "NSString", "NSMutableString": ["Character", "StaticString", "Substring"].contains(other)
    default: false
    }
  }
}
