import Mimus
import Testing

enum CallsThatWait {
  static let guide = Guide(
    "Calls-that-wait.md",
    [
      Example("a spinner", spinner), Example("two requests", requests), Example("a canceled task", cancellation),
      Example("a call that is never resumed", forgotten),
    ])

  protocol Catalog: Sendable {
    func search(_ text: String) async throws -> [String]
  }

  final class FakeCatalog: Catalog, Mock {
    let storage = Mimus.Storage()

    func search(_ text: String) async throws -> [String] { try await answerAsyncThrowingCall(arguments: [text]) }
  }

  @MainActor final class SearchScreen {
    let catalog: any Catalog
    private(set) var isLoading = false
    private(set) var titles: [String] = []
    private var newest = ""

    init(catalog: any Catalog) {
      self.catalog = catalog
    }

    func search(_ text: String) async {
      newest = text
      isLoading = true
      let found = try? await catalog.search(text)
      if newest == text { (titles, isLoading) = (found ?? [], false) }
    }
  }

  @MainActor @Sendable static func spinner() async throws {
    let catalog = FakeCatalog()
    let screen = SearchScreen(catalog: catalog)
    let pending = catalog.stubCall(withIdentifier: "search(_:)").andSuspend()

    let search = Task { await screen.search("Austen") }
    let call = try await pending.next()
    #expect(screen.isLoading)
    call.resume(returning: ["Emma"])
    await search.value
    #expect(!screen.isLoading)
    #expect(screen.titles == ["Emma"])
  }

  @MainActor @Sendable static func requests() async throws {
    let catalog = FakeCatalog()
    let screen = SearchScreen(catalog: catalog)
    let pending = catalog.stubCall(withIdentifier: "search(_:)").andSuspend()

    let first = Task { await screen.search("Aus") }
    let old = try await pending.next()
    let second = Task { await screen.search("Austen") }
    let new = try await pending.next()
    new.resume(returning: ["Emma"])
    await second.value
    old.resume(returning: ["Australia"])
    await first.value
    #expect(screen.titles == ["Emma"])
  }

  @Sendable static func cancellation() async throws {
    let catalog = FakeCatalog()
    let pending = catalog.stubCall(withIdentifier: "search(_:)").andSuspend()

    let search = Task { try await catalog.search("Austen") }
    let call = try await pending.next()
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
    call.resume(returning: ["Emma"])
  }

  @Sendable static func forgotten() async throws {
    let catalog = FakeCatalog()
    var pending: PendingCalls? = catalog.stubCall(withIdentifier: "search(_:)").andSuspend()

    let search = Task { try await catalog.search("Austen") }
    _ = try await pending?.next()
    pending = nil
    await #expect(throws: UnstubbedCallError.self) { try await search.value }
  }
}
