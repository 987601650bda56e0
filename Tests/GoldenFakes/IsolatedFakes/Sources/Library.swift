import Foundation
import Observation

// All types here are isolated to the main actor unless they state something else.

nonisolated protocol Shelf {
  associatedtype Item
  func count() -> Int
  func put(_ item: Item) async throws -> Item
  @MainActor func dust() -> Int
  @MainActor var label: String { get set }
}

protocol Display: Shelf {
  func light() -> Int
  @concurrent func warm() async
}

nonisolated protocol Archive: Sendable {
  @concurrent func pack(_ name: String) async -> Int
  func seal()
}

nonisolated protocol Sign {
  var text: String { get }
  func turn() -> Int
}

protocol HeldSign: Sign {
  func raise() -> Int
}

protocol LibraryCard: Hashable {
  func stamp() -> Int
}

protocol Reader: Identifiable, Hashable, Sendable {
  func renew() -> Int
}

protocol Edition: Comparable, CustomStringConvertible {
  var year: Int { get set }
  nonisolated func pages() -> Int
  static func first() -> Int
}

nonisolated class Clerk {
  init() {}
  func greet() -> String { "Hello" }
  @MainActor func bow() -> Int { 1 }
  @MainActor var mood: String { "calm" }
}

class Desk {
  var height = 70
  init() {}
  func tidy() -> Int { 1 }
  nonisolated func ring() -> Int { 2 }
}

// mimus:fake
struct BellClient {
  var ring: () -> Int
  var press: @Sendable (Int) async -> Int
}

// mimus:fake
struct HornClient {
  var honk: @Sendable (Int) -> Int
}

protocol Borrower: Identifiable {
  var id: Int { get }
}

protocol Catalogue: Codable, Sendable {
  var count: Int { get }
}

class Archivist: Clerk {
  func file() -> Int { 5 }
}

class Tray {
  init() {}
  nonisolated func fill(_ sheets: inout Int, _ done: () -> Void) -> Int { 6 }
}

@globalActor actor Vault { static let shared = Vault() }

@Vault protocol Strongbox: Display {
  func lock() -> Int
}

nonisolated protocol Lender {
  @Vault func lend(_ edition: AnyObject) -> Int
  @Vault var lent: AnyObject? { get set }
}

nonisolated class Ledger {
  init() {}
  @Vault func enter(_ edition: AnyObject) -> Int { 1 }
  @Vault var entries: Int { 2 }
}

enum Loan { case book, map }

protocol LoanRules {
  static var lent: Set<Loan> { get }
  static func limits(for loans: [Loan: Int]) -> [Loan: Int]
}

// mimus:fake
struct LoanClient {
  var lent: () -> Set<Loan>
  var limits: @Sendable ([Loan: Int]) async throws -> [Loan: Int]
}

nonisolated protocol ReturnDesk {
  @MainActor static var all: Set<Loan> { get }
  @MainActor func take(_ loans: Set<Loan>) -> Int
  func close() -> Int
}

// mimus:fake
nonisolated struct ReturnClient {
  var take: @MainActor (Set<Loan>) -> Int
  var close: () -> Int
}

nonisolated protocol Timekeeper: Actor { func tick() -> Int }

/// What the compiler's initializer initializes isn't always Sendable.
class Shelves {
  weak var clerk: Clerk?
  func count() -> Int { 3 }
}

class Boxes {
  var notes: [String: Any] = [:]
  func count() -> Int { 4 }
}

/// No default isolates what conforms to a Sendable protocol that isn't isolated.
class Reminder: Archive, @unchecked Sendable {
  init() {}
  @concurrent func pack(_ name: String) async -> Int { 6 }
  func seal() {}
  func send() -> Int { 7 }
}

enum LoanError: Error {
  case overdue

  protocol Handler {
    func handle(_ error: LoanError) -> Int
  }
}

/// The compiler's initializer is isolated in Swift 5 mode alone.
class Lobby {
  private let desk = Desk()
  func open() -> Int { 6 }
}

class Atrium {
  private lazy var desk = Desk()
  private let opened = Date.now
  var names: [String]? = [String]()
  func open() -> Int { 7 }
}

@Observable class Panel {
  var lights = 8
  func count() -> Int { lights }
}

class Counter {
  var loans = 7
  func total() -> Int { loans }
}

class Bins<Item> {
  var item: Item?
  weak var tray: Tray?
  func count() -> Int { 5 }
}

/// The members of `NSObject` are on no actor.
protocol LabelMaker: NSObject {
  var description: String { get }
  func isEqual(_ object: Any?) -> Bool
  func printLabel() -> Int
}
