extension VisibleDeclarations {
  /// Returns a type with `any` before protocols that are used as types without it, which the compiler requires in some
  /// modules.
  ///
  /// - Parameters:
  ///   - type: The type as it's written within the enclosing types.
  ///   - enclosing: The names of the enclosing types.
  ///   - generics: The names of generic parameters and associated types, which hide those of protocols.
  func statingExistentials(_ type: TypeExpression, in enclosing: [String], hiddenBy generics: Set<String>)
    -> TypeExpression
  {
    func isProtocol(_ type: TypeExpression) -> Bool {
      if let name = type.namePath?.first, generics.contains(name) { return false }
      return self.isProtocol(type, in: enclosing)
    }
    return type.rewritten { type in
      switch type {
      case .existential, .opaque: return type
      // A protocol whose member is named isn't existential.
      case .named(let base?, let name, let arguments) where isProtocol(base):
        let stated = arguments.map { statingExistentials($0, in: enclosing, hiddenBy: generics) }
        let member = TypeExpression.named(base: base, name: name, arguments: stated)
        return isProtocol(type) ? .existential(member) : member
      case .named: return isProtocol(type) ? .existential(type) : nil
      case .composition: return .existential(type)
      case .metatype(let base, let keyword):
        let isComposed = if case .composition = base { true } else { isProtocol(base) }
        guard isComposed else { return nil }
        return keyword == "Type" ? .existential(type) : .metatype(.existential(base), keyword: "Type")
      default: return nil
      }
    }
  }
}
