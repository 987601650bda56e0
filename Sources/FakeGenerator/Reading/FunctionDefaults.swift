/// What types of functions mean in the module that declares them if they don't state it, as far as that is known.
struct FunctionDefaults: Sendable {
  /// Whether asynchronous functions run on the actor of their caller, or nil if they do as in the module of the fakes.
  var areNonsending: Bool?
  /// Whether functions that are isolated to a global actor are known to be sendable.
  var areIsolatedSendable = false

  /// States what a type of functions means, so that it means the same in every module.
  func state(_ type: TypeExpression, _ specifiers: inout [String], _ attributes: inout [String]) {
    guard case .function(let function) = type else { return }
    if areIsolatedSendable, attributes.contains(where: \.isGlobalActor), !attributes.contains("@Sendable") {
      attributes.append("@Sendable")
    }
    guard let areNonsending, function.effects.isAsync, attributes.allSatisfy(\.leavesIsolation),
      !specifiers.contains(where: { $0.hasPrefix("nonisolated") }),
      !function.parameters.contains(where: { $0.type.specifiers.contains("isolated") })
    else { return }
    if areNonsending {
      specifiers.append(TypeExpression.nonsending)
    } else {
      attributes.append(.concurrent)
    }
  }
}

extension String {
  /// The attribute of asynchronous functions that run on no actor.
  static let concurrent = "@concurrent"

  /// Whether an attribute of a function type says nothing about the function's isolation.
  fileprivate var leavesIsolation: Bool {
    ["@escaping", "@Sendable", "@autoclosure", "@convention", "@noescape"].contains { hasPrefix($0) }
  }
}
