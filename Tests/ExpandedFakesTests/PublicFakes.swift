public import MimusMacros

// Fakes in a test support module, for use in other test targets.

@Fake public final class FakeBox<Element: Sendable> {
  public func put(_ element: Element) -> Element?
  public var last: Element?
}

protocol Bell { func ring(_ times: Int) -> Bool }

/// A public fake of a protocol that isn't public.
@Fake(forwarding: false) public final class FakeBell: Bell {
  public func ring(_ times: Int) -> Bool
}

@Mockable public protocol Ledger {
  associatedtype Entry: Sendable
  func add(_ entry: Entry)
  var total: Int { get set }
}

@Mockable public struct LedgerClient: Sendable {
  public var add: @Sendable (Int) -> Void
  var audit: @Sendable () -> Bool

  public init(add: @escaping @Sendable (Int) -> Void) {
    self.add = add
    audit = { true }
  }
}
