protocol ActorProtocol: Actor {
  func charge(_ amount: Int) -> Int
  func waits() async throws -> String
  var balance: Int { get }
  nonisolated func free() -> String
  nonisolated var label: String { get }
}

@MainActor protocol MainActorProtocol {
  func show(_ text: String)
  func load() async -> Int
  var title: String { get set }
  nonisolated func free()
  static func make() -> Int
}

protocol MainActorMembers {
  @MainActor func show()
  @MainActor var title: String { get set }
  func other() async
}

@globalActor actor ShopActor { static let shared = ShopActor() }

@ShopActor protocol ShopProtocol: AnyObject {
  func sell(_ item: String) -> Int
}

protocol IsolatedParameters {
  func run(on actor: isolated ShopActor) -> Int
  func maybe(isolation: isolated (any Actor)?) async -> Int
  @concurrent func concurrently() async -> Int
  nonisolated(nonsending) func here() async
  func gives() -> sending Receipt
  func sends(_ body: sending @escaping () -> Void)
}

@MainActor protocol SendableMain: Sendable { func f() }

protocol NonsendingClosures {
  func borrow(_ read: nonisolated(nonsending) () async -> Int) async -> Int
  func keep(_ read: nonisolated(nonsending) @escaping () async throws -> Int) async
}

// Arguments that can't be recorded, in members that run on an actor or leave it.

@MainActor protocol Projector {
  func show(_ frame: (Int) -> Bool) async -> Int
  func dim(_ level: Int, _ then: (Int) async throws -> Void) async rethrows
  func splice(_ reels: inout [AnyObject]) async throws -> Int
  @concurrent func rewind(_ count: Int) async -> Int
  @ShopActor func charge(_ cents: Int) async -> Int
}

protocol Usher: Actor {
  func seat(_ row: (Int) -> Int) async -> Int
  @MainActor func announce(_ text: String) -> Int
}

@MainActor class Foyer {
  nonisolated(unsafe) var lights = 2
  init() {}
  nonisolated func clean() -> Int { 1 }
  @ShopActor func sell() -> Int { 3 }
}

class Lobby: Foyer {
  override func clean() -> Int { 4 }
}

// Requirements of the standard library's protocols, which can't run on the actor of their heir.

@MainActor protocol Playbill: Codable, Identifiable, Sendable {
  var id: Int { get set }
  func fold() -> Int
}

// Requirements of parents that aren't on the actor of their heir.

nonisolated protocol Guestbook {
  init(owner: String)
  static func open(_ name: String) -> Bool
  var entries: [String] { get set }
  func add(_ entry: String) -> Int
  func sync(with other: AnyObject) async throws -> Int
  subscript(page: Int) -> String { get }
  @MainActor func show() -> Int
}

@MainActor protocol MainGuestbook: Guestbook {
  func print() -> Int
}

protocol SignedGuestbook: CustomStringConvertible, MainGuestbook {
  func sign() -> Int
}

protocol Sealable: Sendable {
  func lock() -> Int
  func close() -> Int
}

@ShopActor protocol LockedGuestbook: Sealable {
  func close() -> Int
  func sell() -> Int
}

protocol ActorGuestbook: Guestbook, Sealable, CustomStringConvertible, Actor {
  func count() -> Int
}

protocol Backdrop: Foyer, Sealable {
  func paint() -> Int
}

protocol Prompter {
  func prompt(on actor: isolated (any Actor)?) async -> Int
  func cue() -> Int
}

@MainActor protocol StagePrompter: Prompter {
  func bow() -> Int
}

protocol ThemedFoyer: Foyer, Prompter {
  func theme() -> Int
}

class Prop {
  var title = ""
  init() {}
  func move() -> Int { 7 }
}

@MainActor class LitProp: Prop {
  func light() -> Int { 8 }
}

@MainActor protocol TalkingPrompter: Prompter {
  nonisolated func cue() -> Int
  func talk() -> Int
}

@resultBuilder enum Playlist {
  static func buildBlock(_ songs: String...) -> [String] { songs }
}

protocol Jukebox {
  @Playlist var songs: [String] { get }
  @Playlist func encore() -> [String]
}

@MainActor protocol StageJukebox: Jukebox {
  func dance() -> Int
}

// Members that return fakes which only their actor can create.

@MainActor protocol SceneRow {
  var number: Int { get }
}

@MainActor protocol SceneList {
  func first() -> any SceneRow
  func next() async throws -> any SceneRow
  nonisolated func anywhere() throws -> any SceneRow
  nonisolated static func last() -> any SceneRow
}

enum SceneFlow {
  protocol SceneStep {
    func go() -> Int
  }

  protocol SceneMaker {
    func first() -> any SceneStep
  }
}

final class StageCloth { var color = "" }

class ScenePainter {
  init() {}
  func paint(_ backdrop: StageCloth) async -> StageCloth { backdrop }
  func all() async -> [StageCloth] { [] }
  func rest() -> Int { 1 }
  var latest: StageCloth { get async { StageCloth() } }
}

@MainActor class LeadPainter: ScenePainter {
  override func rest() -> Int { 2 }
  func sign() -> Int { 1 }
}

nonisolated class Curtain { init() {} }

class StageCurtain: Curtain {
  @MainActor func draw() throws -> Int { 1 }
  @MainActor var width: Int { 2 }
}

struct StageMark: Hashable { var number = 1 }

// mimus:fake
@MainActor struct StageClient {
  var marks: () -> Set<StageMark>
}

nonisolated protocol Unmoved {}

class Pedestal: Unmoved {
  init() {}
  @MainActor func speak() -> Int { 1 }
  @MainActor var height: Int { 2 }
  func stand() -> Int { 3 }
}
