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
