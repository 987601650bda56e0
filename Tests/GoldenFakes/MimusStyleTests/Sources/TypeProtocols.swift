// Written by mimus-fake --style protocol: changes made here are lost.

import Foundation

protocol TurnstileProtocol: AnyObject {
  func onPass(_ body: @escaping Turnstile.Passed)
  func onStop(_ body: @escaping Turnstile.Stopped, by badges: [Turnstile.Badge?])
}

extension Turnstile: TurnstileProtocol {}

extension Turnstile {
  protocol BadgeProtocol {
    var number: Int { get set }
  }
}

extension Turnstile.Badge: Turnstile.BadgeProtocol {}

protocol RevolvingDoorProtocol: AnyObject {
  func turn(_ badge: RevolvingDoor.Badge, then body: @escaping RevolvingDoor.Stopped) -> RevolvingDoor.Badge?
}

extension RevolvingDoor: RevolvingDoorProtocol {}

protocol GatehouseProtocol {
  func unlock(_ code: Gatehouse.Code, or reset: @escaping Gatehouse.Reset) -> Gatehouse.Code
}

extension Gatehouse: GatehouseProtocol {}

protocol CloakroomProtocol<Coat>: AnyObject {
  associatedtype Coat
  func hang(
    _ coat: Coat, on hook: Cloakroom<Coat>.Hook, besides others: Cloakroom<Coat>.Hung<Cloakroom<Coat>.Hook>
  ) -> Cloakroom<Coat>
  func count<Hook: Hashable>(_ hooks: Set<Hook>) -> Int
}

extension Cloakroom: CloakroomProtocol {}

protocol LandingProtocol {
  func isReached(from name: Landing.RawValue) -> Landing.RawValue?
  var others: Landing.AllCases { get }
}

extension Landing: LandingProtocol {}

protocol PermitsProtocol {
  var rawValue: Int { get }
  func allow(_ permit: Permits.Element) -> Permits.RawValue
}

extension Permits: PermitsProtocol {}

protocol CorridorProtocol {
  var id: Int { get set }
  func makeIterator() -> IndexingIterator<[Int]>
  func doors(from first: Corridor.Element, in corridor: Corridor.ID) -> Corridor.Iterator
}

extension Corridor: CorridorProtocol {}

protocol SheafProtocol<Item> {
  associatedtype Item: Hashable
  var items: [Item] { get set }
}

extension Sheaf: SheafProtocol {}

protocol AltitudeProtocol {
  var meters: Int { get set }
  func clamped(to range: ClosedRange<Altitude>) -> Self
  func path(over peaks: Set<[Altitude?]>, at times: [Altitude: [Self]]) -> Array<Self>
  func sheaf(among others: Sheaf<Sheaf<Altitude>>) -> Sheaf<Altitude>?
  func highest<Others: Sequence>(of others: Others) -> Self where Others.Element == Set<Altitude>
}

extension Altitude: AltitudeProtocol {}

protocol ConvoyProtocol<Base> {
  associatedtype Base: AsyncSequence
  var base: Base { get }
  func leader() async throws -> Base.Element?
  func each(_ body: (Base.Element) throws -> Void) rethrows
}

extension Convoy: ConvoyProtocol {}

extension Lodge {
  protocol KeyProtocol<Door> {
    associatedtype Door: Hashable
    var turned: Key<Door>.Key? { get set }
    func fits(_ door: Key<Door>.Key) -> Key<Door>.Key?
    func fits(_ door: Self.Door, of others: [Lodge.Key<Door>]) -> Bool
  }
}

extension Lodge.Key: Lodge.KeyProtocol {}

protocol TrailProtocol {
  func read(_ post: Int)
  func makeIterator() -> IndexingIterator<[String]>
  func post(after post: Trail.Signpost) -> Trail.Signpost
  func directions(from first: Trail.Element) -> [Trail.Element]
}

extension Trail: TrailProtocol {}

protocol ClosetProtocol {
  func open(_ body: @escaping () -> Void)
  func take<Content: Codable>(_ name: String) -> Content?
  subscript<Content: Hashable>(_ place: some Strideable) -> Content? { get }

  // 'find' is not in 'ClosetProtocol': an overload that differs only in 'Sendable' would meet that requirement, too
  // 'find' is not in 'ClosetProtocol': an overload that differs only in 'Sendable' would meet that requirement, too
  // 'open' is not in 'ClosetProtocol': an overload with fewer constraints would meet that requirement, too
  // 'take' is not in 'ClosetProtocol': an overload with a more general result would meet that requirement, too
  // 'subscript' is not in 'ClosetProtocol': an overload with fewer constraints would meet that requirement, too
}

extension Closet: ClosetProtocol {}

protocol RegisterProtocol {
  var state: Register.State { get }
  var receipts: [String] { get }
  var number: Int { get }
  var slip: Register.Slip<Int>? { get set }
  var start: Int { mutating get set }
  mutating func ring(_ cents: Int, note: String) throws -> Int
  func each(_ body: (String) throws -> Void) rethrows
  func find<Wanted: Collection>(_ wanted: Wanted) async -> [Wanted.Element] where Wanted.Element: Hashable
  subscript(_ place: Int) -> String { get set }
  @discardableResult
  func close() -> Register.State

  #if DEBUG
    func dump()
  #endif
  var isOpen: Bool { get async }
  func copy() -> Register

  // 'reversed' is not in 'RegisterProtocol': a protocol cannot use the type 'some Sequence<String>'
}

extension Register: RegisterProtocol {}

extension Register {
  protocol SlipProtocol<Item> {
    associatedtype Item
    var item: Item { get set }
  }
}

extension Register.Slip: Register.SlipProtocol {}

protocol RackProtocol<Book>: AnyObject, Sendable {
  associatedtype Book: Hashable
  var top: Book? { get set }
  var owner: AnyObject? { get set }
  func take(_ places: Int...) -> Book?
  func neighbor() -> Rack<Book>
  func seal()

  // 'sum' is not in 'RackProtocol': it exists only under constraints on the type's own parameters
  // 'titles' is not in 'RackProtocol': it exists only under constraints on the type's own parameters
}

extension Rack: RackProtocol {}

protocol StockroomProtocol: Actor {
  var count: Int { get set }
  func add(_ more: Int) -> Int
  nonisolated func name() -> String
}

extension Stockroom: StockroomProtocol {}

@MainActor
protocol DashboardProtocol: AnyObject {
  var title: String { get set }
  func show(_ text: String)
  nonisolated func identifier() -> Int
}

extension Dashboard: DashboardProtocol {}

protocol CoinProtocol {
  var label: String { get }
  mutating func flip()
  func with(_ other: Coin) -> Coin
}

extension Coin: CoinProtocol {}

extension Street {
  protocol HouseProtocol: AnyObject {
    func enter(_ key: House.Key, at number: Number) -> House.Key
  }
}

extension Street.House: Street.HouseProtocol {}

protocol VoucherProtocol: ~Copyable {
  consuming func redeem() -> Int
  borrowing func value() -> Int
}

extension Voucher: VoucherProtocol {}

@Notary
protocol MinutesProtocol: AnyObject {
  subscript(_ place: Int) -> String { get }
  func show()
}

extension Minutes: MinutesProtocol {}

protocol BalanceProtocol {
  func weigh() -> Int
  func weigh() async throws -> Int
  func reset()
  @MainActor
  func display(_ text: String)
}

extension Balance: BalanceProtocol {}

protocol BookendProtocol: AnyObject {
  func copy() -> Self

  // '(row, column)' is not in 'BookendProtocol': a protocol cannot declare a pattern; declare its variables separately
}

extension Bookend: BookendProtocol {}
