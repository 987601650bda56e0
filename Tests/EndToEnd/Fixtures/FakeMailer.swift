import Mimus

final class FakeMailer: Mock, Sendable {
  let storage = Mimus.Storage()

  func send(_ text: String) { recordCall(arguments: [text]) }
}

/// Verifies as it goes away, as a helper does that looks after a fake.
final class Supervisor {
  private let verification: () -> Void

  init(_ verification: @escaping () -> Void) {
    self.verification = verification
  }

  deinit { verification() }
}
