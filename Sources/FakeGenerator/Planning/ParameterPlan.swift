/// A parameter of a member of a fake.
///
/// It is a class because it is used in many places and never changes, so that passing it on costs nothing.
final class ParameterPlan: Sendable {
  /// How an argument reaches the code that answers.
  enum Passing: String, Sendable, Hashable {
    /// The argument is recorded unchanged.
    case value
    /// The value is recorded, and the answer may change it.
    case `inout`
    /// A nonescaping closure. A placeholder is recorded.
    case closure
    /// An autoclosure, which recording never evaluates. A placeholder is recorded.
    case autoclosure
    /// A value that is noncopyable, or whose lifetime depends on its source. A placeholder is recorded.
    case uncopyable
    /// `repeat each T`, which is recorded as an array.
    case pack
  }

  /// The declaration.
  let declared: Parameter
  /// The name in the fake's bodies.
  let name: String
  /// The type of its value.
  let value: TypeExpression
  let passing: Passing
  /// The name as written in code.
  let quotedName: String
  /// The label and the name as a function declares them, such as `to name`, or only one of them if both are the same.
  let declaredNames: String

  init(declared: Parameter, name: String, value: TypeExpression, passing: Passing) {
    self.declared = declared
    self.name = name
    self.value = value
    self.passing = passing
    quotedName = name.quotedIfKeyword()
    declaredNames =
      declared.label == name ? quotedName : (declared.label?.quotedAsLabel ?? "_") + " " + quotedName
  }

  /// The name in a history.
  var historyLabel: String { declared.label ?? name }

  /// Whether only a placeholder can be recorded.
  var isPlaceholder: Bool { passing == .closure || passing == .autoclosure || passing == .uncopyable }
}

extension TypeExpression {
  /// The type of its value: without `inout` and similar specifiers, and with `?` for `!`.
  var valueType: TypeExpression {
    switch self {
    case .implicitlyUnwrapped(let type): .optional(type)
    case .attributed(let specifiers, let attributes, let type):
      type.attributed(
        specifiers.filter { !$0.isPassing },
        attributes.filter { $0 != "@escaping" && !$0.hasPrefix("@autoclosure") })
    default: self
    }
  }

  /// Returns the type of a value of this type with specifiers and attributes before it.
  private func attributed(_ specifiers: [String], _ attributes: [String]) -> TypeExpression {
    if specifiers.isEmpty, attributes.isEmpty { return valueType }
    return .attributed(specifiers: specifiers, attributes: attributes, self)
  }

  /// Returns the type with more specifiers and attributes before its own.
  func adding(_ specifiers: [String], _ attributes: [String]) -> TypeExpression {
    if specifiers.isEmpty, attributes.isEmpty { return self }
    guard case .attributed(let ownSpecifiers, let ownAttributes, let type) = self else {
      return .attributed(specifiers: specifiers, attributes: attributes, self)
    }
    return .attributed(specifiers: specifiers + ownSpecifiers, attributes: attributes + ownAttributes, type)
  }
}

extension String {
  /// Whether this specifier describes how a value is passed rather than its type.
  fileprivate var isPassing: Bool { isOwnership || ["inout", "isolated", "sending", "_const"].contains(self) }

  /// Whether a specifier of a parameter states who owns the value.
  var isOwnership: Bool { ["consuming", "borrowing", "__owned", "__shared"].contains(self) }
}
