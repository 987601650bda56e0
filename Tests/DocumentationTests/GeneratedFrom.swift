enum Generating {
  protocol PaymentGateway: Sendable {
    var currency: String { get set }
    func charge(_ amount: Int, to name: String) async throws -> Receipt
    func refund(_ amount: Int)
  }
}

extension FakeFunctions {
  // mimus:fake
  struct ShopClient: Sendable {
    var charge: @Sendable (Int, String) async throws -> Receipt
    var currency: @Sendable () -> String
    var refunds: @Sendable () -> AsyncStream<Int>
  }
}

/// Another fake of the same class, in another style.
enum Typed {
  class LabelPrinter {
    func print(_ title: String, copies: Int) -> Bool { false }
  }
}
