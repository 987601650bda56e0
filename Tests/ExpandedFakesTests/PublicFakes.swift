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

// Protocols that are part of a system programming interface, or have a member that is.

@_spi(Audits) public struct Audit: Sendable { public init() {} }

@_spi(Audits) @Mockable public protocol Auditor {
  func audit(_ last: Audit) -> Audit?
}

@Mockable public protocol Cashier {
  func count() -> Int
  @_spi(Audits) func check(_ audit: Audit)
}

extension Cashier {
  @_spi(Audits) public func check(_ audit: Audit) {}
}
