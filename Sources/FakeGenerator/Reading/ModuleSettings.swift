/// The compiler settings of a module that change what its declarations mean.
///
/// A fake states what depends on a setting that is known, so that it means the same in every module.
public struct ModuleSettings: Sendable, Equatable {
  /// Whether the module uses the main actor as its default isolation, or nil if it has the same default as the module of
  /// the fakes.
  public var isMainActorByDefault: Bool?
  /// Whether the module enables the upcoming feature `NonisolatedNonsendingByDefault`, so that its asynchronous functions
  /// are `nonisolated(nonsending)`, or nil if it does as the module of the fakes does.
  public var isNonsendingByDefault: Bool?
  /// Whether the module enables the upcoming feature `GlobalActorIsolatedTypesUsability`, as every module in Swift 6 mode
  /// does, but the module of the fakes may not. If so, the fakes state that functions isolated to a global actor are
  /// sendable.
  public var areIsolatedFunctionsSendable = false

  /// Whether the module enables the upcoming feature `IsolatedDefaultValues`, as every module in Swift 6 mode does, so that
  /// the compiler's initializer of a class on an actor isn't isolated if the class's properties allow that, or nil if it
  /// does as the module of the fakes does.
  public var areDefaultValuesIsolated: Bool?

  /// Creates settings of which nothing is known.
  public init() {}

  /// States what a type of functions means, so that it means the same in every module.
  func state(_ type: TypeExpression, _ specifiers: inout [String], _ attributes: inout [String]) {
    guard case .function(let function) = type else { return }
    if areIsolatedFunctionsSendable, attributes.contains(where: \.isolatesFunction), !attributes.contains("@Sendable") {
      attributes.append("@Sendable")
    }
    guard let isNonsendingByDefault, function.effects.isAsync, attributes.allSatisfy(\.leavesIsolation),
      !specifiers.contains(where: { $0.hasPrefix("nonisolated") }),
      !function.parameters.contains(where: { $0.type.specifiers.contains("isolated") })
    else { return }
    Self.stateActor(isNonsending: isNonsendingByDefault, &specifiers, &attributes)
  }

  /// States where something asynchronous runs.
  static func stateActor(isNonsending: Bool, _ modifiers: inout [String], _ attributes: inout [String]) {
    if isNonsending {
      modifiers.removeAll { $0 == "nonisolated" }
      modifiers.append(TypeExpression.nonsending)
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
