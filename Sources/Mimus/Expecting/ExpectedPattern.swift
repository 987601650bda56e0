/// What an expectation says of the calls or interactions that it is about.
protocol ExpectedPattern {
  /// How closely it describes a call: the closer one is met first where order does not decide.
  var specificity: Int { get }
  /// Whether it may fill a captor.
  var mayCapture: Bool { get }
  /// What all patterns have in common that match the very same calls as this one; nil where that cannot be told.
  var commonGround: String? { get }

  /// Whether it is about a member at all. No user code is asked.
  func concerns(_ member: String) -> Bool
}

extension CallPattern: ExpectedPattern {
  var mayCapture: Bool { conditions.mayCapture }

  var commonGround: String? { conditions.areSpecific ? nil : identifier }

  func concerns(_ member: String) -> Bool { CallName.matches(written: identifier, recorded: member) }
}

/// Of free-standing expectations, each is about the one thing that may happen.
extension Argument: ExpectedPattern {
  var specificity: Int { node.isGeneral ? 0 : 1 }

  var mayCapture: Bool { node.mayCapture }

  var commonGround: String? { node.isGeneral && !mayCapture ? "" : nil }

  func concerns(_ member: String) -> Bool { true }
}
