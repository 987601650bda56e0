/// A pattern of the calls or interactions that an expectation is about.
protocol ExpectedPattern {
  /// How closely it describes a call. If order doesn't decide, the most specific expectation is met first.
  var specificity: Int { get }
  /// Whether matching may fill a captor.
  var mayCapture: Bool { get }
  /// A key shared by all patterns that match exactly the same calls, or nil if that can't be determined.
  var commonGround: String? { get }

  /// Returns whether the pattern is about a member at all, without running user code.
  func concerns(_ member: String) -> Bool
}

extension CallPattern: ExpectedPattern {
  var mayCapture: Bool { conditions.mayCapture }

  var commonGround: String? { conditions.areSpecific ? nil : identifier }

  func concerns(_ member: String) -> Bool { CallName.matches(written: identifier, recorded: member) }
}

/// Expectations that don't belong to a fake are all about the same kind of interaction.
extension Argument: ExpectedPattern {
  var specificity: Int { node.isGeneral ? 0 : 1 }

  var mayCapture: Bool { node.mayCapture }

  var commonGround: String? { node.isGeneral && !mayCapture ? "" : nil }

  func concerns(_ member: String) -> Bool { true }
}
