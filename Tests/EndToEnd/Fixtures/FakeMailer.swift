import Mimus

final class FakeMailer: Mock, Sendable {
  let storage = Mimus.Storage()

  func send(_ text: String) { recordCall(arguments: [text]) }
}

/// Runs a verification when it's deallocated, as a helper that manages a fake might.
final class Supervisor {
  private let verification: () -> Void

  init(_ verification: @escaping () -> Void) {
    self.verification = verification
  }

  deinit { verification() }
}
