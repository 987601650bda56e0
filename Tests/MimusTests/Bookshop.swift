import Mimus

// The bookshop's code under test is `Checkout`. These are its collaborators and their handwritten fakes.

protocol PaymentGateway {
  var currency: String { get set }
  func charge(_ amount: Int, to name: String) -> Bool
  func refund(_ amount: Int) throws
}

final class FakePaymentGateway: PaymentGateway, Mock, Sendable {
  let storage: Storage

  init(_ storage: Storage = Mimus.Storage()) {
    self.storage = storage
  }

  var currency: String {
    get { answerCall() }
    set { recordCall(arguments: [newValue]) }
  }

  func charge(_ amount: Int, to name: String) -> Bool { answerCall(arguments: [amount, name]) }
  func refund(_ amount: Int) throws { try answerThrowingCall(arguments: [amount]) }
}

extension FakePaymentGateway {
  /// Charges alice amounts.
  func charge(_ amounts: Int...) {
    for amount in amounts { _ = charge(amount, to: "alice") }
  }

  /// Verifies how often anyone was charged an amount.
  func verifyCharge(
    _ amount: Argument<Int> = .any, _ mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) {
    verifyCall(
      withIdentifier: "charge(_:to:)", arguments: [amount, Argument.any], mode: mode, fileID: fileID,
      filePath: filePath,
      line: line)
  }
}

protocol Inventory {
  func reserve(_ title: String)
  func release(_ title: String)
}

final class FakeInventory: Inventory, Mock {
  let storage = Mimus.Storage()

  func reserve(_ title: String) { recordCall(arguments: [title]) }
  func release(_ title: String) { recordCall(arguments: [title]) }
}

protocol Mailer: Sendable {
  func send(_ text: String, to name: String) async
}

final class FakeMailer: Mailer, Mock {
  let storage = Mimus.Storage()

  func send(_ text: String, to name: String) async { await answerAsyncCall(arguments: [text, name]) }
}
