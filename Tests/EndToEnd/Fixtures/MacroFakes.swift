import MimusMacros

// The bookshop as the app declares it, with fakes that declare only signatures.

struct Receipt: Equatable, Sendable { var id = 0 }

enum CardError: Error { case declined }

protocol PaymentGateway {
  var currency: String { get }
  func charge(_ amount: Int, to name: String) async throws -> Receipt
}

@Fake final class FakePaymentGateway: PaymentGateway {
  func charge(_ amount: Int, to name: String) async throws -> Receipt
  var currency: String
}

protocol Inventory: Actor {
  func reserve(_ title: String) -> Int
}

@Fake actor FakeInventory: Inventory {
  func reserve(_ title: String) -> Int
}

@MainActor protocol ShopWindow {
  var title: String { get set }
  func show(_ title: String)
}

@MainActor @Fake final class FakeShopWindow: ShopWindow {
  var title: String
  func show(_ title: String)
}

// This class isn't isolated even if its module is isolated to the main actor by default.
nonisolated class Till {
  func open() -> Bool { true }
}

@Fake nonisolated class FakeTill: Till {
  override func open() -> Bool
}

protocol Shelf {
  static var limit: Int { get set }
  var weight: Int { get throws }
  subscript(title: String) -> Int { get set }
  func sorted<Key: Comparable>(by key: (String) -> Key) -> [String]
}

@Fake final class FakeShelf: Shelf {
  static var limit: Int
  @Faked(
    .get,
    .throws(
      (any Error).self
    )
  ) var weight: Int
  subscript(title: String) -> Int {
    @Faked get {}
    @Faked set {}
  }
  func sorted<Key: Comparable>(by key: (String) -> Key) -> [String]
}

@Mockable protocol Mailer {
  func send(_ text: String, to name: String) throws
  var outbox: [String] { get set }
}

// This protocol isn't isolated, but its fake is if its module is.
nonisolated final class Parcel {
  var weight = 0
}

nonisolated protocol Courier {
  func deliver(_ parcel: Parcel) async throws -> Parcel
}

@Fake final class FakeCourier: Courier {
  func deliver(_ parcel: Parcel) async throws -> Parcel
}

// What is in an extension has the extension's access.

public enum Stockroom {}

public protocol Counting {
  func count(_ title: String) -> Int
}

public extension Stockroom {
  @Mockable protocol Labeling {
    func label(_ title: String) -> String
  }

  @Fake final class FakeCounting: Counting {
    public func count(_ title: String) -> Int
  }
}

fileprivate extension Stockroom {
  @Mockable protocol Weighing {
    func weigh(_ title: String) -> Int
  }
}

// A class that others inherit from is also a `StaticMock`, even if it is private.
@Fake private class FakeCount: Counting {
  func count(_ title: String) -> Int
}

private final class FakeRecount: FakeCount {}
