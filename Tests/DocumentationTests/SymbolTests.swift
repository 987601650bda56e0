#if os(Linux)
  import Foundation
  import Testing

  /// Tests that every public symbol is documented and listed in the DocC catalog.
  @Suite(.enabled(if: SymbolGraph.tool != nil, "The toolchain of the swift command in PATH has no symbol graph tool."))
  struct SymbolTests {
    @Test func `every public symbol is documented`() async throws {
      let symbols = try SymbolGraph.symbols.get()
      #expect(symbols.count > 200)
      for symbol in symbols { #expect(symbol.isDocumented, "\(symbol.path.joined(separator: "."))") }
    }

    @Test func `every top-level public symbol is on the landing page`() throws {
      let page = try String(contentsOf: Self.catalog.appending(path: "Mimus.md"), encoding: .utf8)
      for symbol in try SymbolGraph.symbols.get() where symbol.path.count == 1 {
        #expect(page.contains("- ``\(symbol.path[0])"), "\(symbol.path[0])")
      }
    }

    @Test(arguments: ["Mock", "StaticMock"]) func `every method is on its protocol's page`(_ name: String) throws {
      let page = try String(contentsOf: Self.catalog.appending(path: "\(name).md"), encoding: .utf8)
      for symbol in try SymbolGraph.symbols.get() where symbol.path.count == 2 && symbol.path[0] == name {
        #expect(page.contains("- ``\(symbol.path[1])"), "\(symbol.path[1])")
      }
    }

    @Test func `fakes have the same methods by strings and by keys, on instances and on types`() throws {
      let (mock, staticMock) = (try methods(of: "Mock"), try methods(of: "StaticMock", static: true))
      #expect(mock.count > 20)
      #expect(mock.filter { $0 != "storage" } == staticMock.filter { $0 != "staticStorage" })
      let byKey = mock.filter { $0.contains("withIdentifier:") }
        .map { $0.replacingOccurrences(of: "withIdentifier:", with: "_:") }.sorted()
      #expect(try methods(of: "KeyedMock") == byKey)
      #expect(try methods(of: "KeyedMock", static: true) == byKey)
    }

    /// Returns the names of a protocol's methods and properties, with a name for each overload.
    private func methods(of owner: String, static isStatic: Bool = false) throws -> [String] {
      let kinds = isStatic ? ["swift.type.method", "swift.type.property"] : ["swift.method", "swift.property"]
      return try SymbolGraph.symbols.get()
        .filter { $0.path.count == 2 && $0.path[0] == owner && kinds.contains($0.kind.identifier) }
        .map { $0.path[1] }.sorted()
    }

    @Test func `every matcher is in the guide's table`() throws {
      let guide = Page.root.appending(path: "Documentation/Matching-arguments.md")
      let page = try String(contentsOf: guide, encoding: .utf8)
      let matchers = try SymbolGraph.symbols.get().filter { $0.path.first == "Argument" && $0.isStatic }
      #expect(matchers.count > 30)
      for matcher in matchers {
        let name = try #require(matcher.path.last?.split(separator: "(").first)
        #expect(page.contains(".\(name)"), "\(name)")
      }
    }

    private static let catalog = Page.root.appending(path: "Sources/Mimus/Mimus.docc")
  }

  /// The library's public symbols, according to the compiler. The tool omits symbols with a leading underscore, which
  /// are for generated code.
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Comment: Decodable {
        struct Line: Decodable { let text: String }
        let lines: [Line]
      }

      struct Kind: Decodable { let identifier: String }

      let pathComponents: [String]
      let kind: Kind
      let docComment: Comment?

      var path: [String] { pathComponents }
      var isStatic: Bool { kind.identifier.hasPrefix("swift.type.") }
      var isDocumented: Bool { docComment?.lines.contains { !$0.text.isEmpty } ?? false }
    }

    let symbols: [Symbol]

    static let symbols: Result<[Symbol], any Error> = Result {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = tool
      process.arguments = [
        "-module-name", "Mimus", "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", folder.path(),
      ]
      process.arguments?.append(contentsOf: modules.flatMap { ["-I", $0.path()] })
      try process.run()
      process.waitUntilExit()
      let data = try Data(contentsOf: folder.appending(path: "Mimus.symbols.json"))
      return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
    }

    /// The tool in the folder of the `swift` command in `PATH`.
    static let tool: URL? = {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return folders.lazy.map { URL(filePath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent() }
        .map { $0.appending(path: "swift-symbolgraph-extract") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    }()

    /// The folders where the build may have placed the library's module: that of the tests, and one inside it.
    private static let modules: [URL] = {
      let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      return [products, products.appending(path: "Modules")]
    }()

    private static var target: String {
      #if arch(x86_64)
        "x86_64-unknown-linux-gnu"
      #else
        "aarch64-unknown-linux-gnu"
      #endif
    }
  }
#endif
