/// A type that isn't Sendable, so other actors can access it only if it's sent to them.
final class Draft {
  var text = ""
}

protocol Sending {
  func draft() -> sending Draft
  func later() async throws -> sending Draft
  func hand(_ draft: sending Draft, to actor: ShopActor) async
  func exchange(_ draft: sending Draft, _ others: sending [Draft]) throws -> sending Draft
  func pair() -> sending (Draft, Int)
  func make<Made>(_ type: Made.Type) -> sending Made
  func edit(_ draft: inout sending Draft)
}

protocol Node {
  var parent: (any Node)? { get }
  var first: any Node { get set }
  func next() -> any Node
  func find(_ name: String) async throws -> any Node
  func children() -> [any Node]
}

protocol Office {
  var mailer: any PostMailer { get }
  func node(_ name: String) throws -> any Node
  func desk() -> any Desk
}

protocol PostMailer: AnyObject { func post(_ text: String) -> Bool }

@MainActor protocol Desk { func sit() }

enum Archive {
  protocol Shelf: AnyObject { func box() -> any Box }
  protocol Box { func label() -> String }
}

typealias ArchiveShelf = any Archive.Shelf

protocol Librarian {
  typealias Own = any Archive.Box
  func shelf() -> ArchiveShelf
  var box: any Archive.Box { get async }
  func own() throws -> Own
  func keeper() -> any KilnKeeper
  func node<Archive>(_ archive: Archive) -> any Node
}

protocol Stopping {
  func stop() -> Never
  func run() throws -> Never
  func listen() async -> Never
  func serve() async throws -> Never
}

protocol NestedOptionals {
  func find(_ id: Int??) -> String??
  var text: String?? { get set }
  func pairs() -> [(key: String, value: Int?)]
  func lookup() -> [String: [Int: Set<String>]]
  func swap(_ pair: (Int, (String, Bool))) -> (a: Int, b: (c: String, d: Bool))
}

/// Results that are aliases of `Never` and `Any`, and optionals that are written out.
typealias Nothing = Never

protocol Staged {
  associatedtype Scene
  typealias Prop = Any
  var scene: Scene { get }
  func prop() -> Self.Prop
  func found<Wanted>(_ wanted: Optional<Wanted>) -> Optional<Wanted>
}

protocol Backstage: Staged where Scene == Never {
  func leave() throws -> Nothing
}

/// A result that never exists, and a result builder.
@resultBuilder enum StageBuilder {
  static func buildBlock<Part>(_ part: Part) -> [Part] { [part] }
}

protocol Built {
  associatedtype Part
  @StageBuilder var part: Part { get }
}

protocol Unbuilt: Built where Part == Never {}

/// Compositions with `Any`.
protocol Lucky {
  var prize: any Any & Sendable { get set }
  func draw(_ tickets: [any Any & PostMailer]) -> (any Any & Sendable)?
  func swap(_ prize: any Any) -> [String: any Any]
  func kind() -> any (Any & Sendable).Type
}

protocol Semaphorist: Sendable {
  var flag: any Hashable { get async }
  func signal() async -> any Sendable
  func lastError() async throws -> any Error
  func wait() async -> Never
}

final class Clay { var weight = 0 }

protocol Potter {
  func shape(_ clay: Clay) -> sending Clay
  func glaze(_ clay: Clay) async throws -> sending Clay
  func stamp<Mark>(_ mark: Mark) -> sending Mark
  func weigh(_ clay: inout Clay, _ note: (Int) -> Void) -> sending (Clay, Int)
}

protocol KilnKeeper: Actor {
  func fire(_ clay: Clay) -> sending Clay
}

class Pottery {
  init() {}
  func repair(_ clay: Clay) async -> sending Clay { Clay() }
}

// mimus:fake
struct PotteryClient {
  var shape: (Clay) -> sending Clay
}

protocol Lighthouse {
  func shine() async throws(CardError) -> Never
}
