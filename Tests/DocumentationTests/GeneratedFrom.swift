enum Generating {
  protocol PaymentGateway: Sendable {
    var currency: String { get set }
    func charge(_ amount: Int, to name: String) async throws -> Receipt
    func refund(_ amount: Int)
  }
}

/// Another fake of the same class, in another style.
enum Typed {
  class LabelPrinter {
    func print(_ title: String, copies: Int) -> Bool { false }
  }
}
