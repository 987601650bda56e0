import FakeGenerator
import Testing

/// Tests protocols that are extracted from concrete types.
@Suite struct ProtocolExtractionTests {
  private static let folder = GoldenFolder("MimusStyleTests", isRecording: false)

  private func generate(_ files: [SourceFile], only: [String]? = nil, access: String? = nil) -> Generation {
    var options = FakeGenerator.Options()
    options.style = .protocol
    options.only = only
    options.access = access
    return FakeGenerator(options: options).generate(files)
  }

  private func generate(_ text: String, only: [String]? = nil, access: String? = nil) -> Generation {
    generate([SourceFile(path: "Shop.swift", text: text)], only: only, access: access)
  }

  @Test func `the generator writes exactly the protocols that are compiled and faked`() throws {
    let generation = generate(try Self.folder.sources(in: "Types"))
    var options = FakeGenerator.Options()
    options.style = .protocol
    try Self.folder.expect(FakeFile(fakes: generation.fakes, options: options).text, in: "Sources/TypeProtocols.swift")
    #expect(
      generation.diagnostics.map(\.description) == [
        """
        Types.swift:8:20: warning: 'state' is not in 'RegisterProtocol': its type is not written; write it to have it \
        there
        """,
        """
        Types.swift:21:8: warning: 'reversed' is not in 'RegisterProtocol': a protocol cannot state \
        'some Sequence<String>'
        """,
        """
        Types.swift:18:17: warning: 'ring' has default arguments, which 'RegisterProtocol' cannot state: callers of the \
        protocol pass them all
        """,
        """
        Types.swift:44:8: warning: 'sum' is not in 'RackProtocol': it exists only under constraints on the type's own \
        parameters
        """,
        """
        Types.swift:47:44: warning: 'titles' is not in 'RackProtocol': it exists only under constraints on the type's \
        own parameters
        """,
      ])
    #expect(!generation.hasErrors)
  }

  @Test func `a public protocol has only public members`() {
    let text = """
      public struct Till {
        public private(set) var total: Int
        public internal(set) var count: Int
        public var open: Bool
        var number: Int
        func count() -> Int { 1 }
      }
      public extension Till { func ring() {} }
      extension Till { public func close() {}; func lock() {} }
      """
    #expect(
      generate(text, only: ["Till"], access: "public").fakes.first?.fileText == """
        // Written by mimus-fake --style protocol: changes made here are lost.

        public protocol TillProtocol {
          var total: Int { get }
          var count: Int { get }
          var open: Bool { get set }
          func ring()
          func close()
        }

        extension Till: TillProtocol {}

        """)
  }

  @Test func `extensions and nested types may be in other files`() {
    let files = [
      SourceFile(path: "Till.swift", text: "#if DEBUG\n@available(macOS 15, *) enum Shop { struct Till {} }\n#endif"),
      SourceFile(
        path: "More.swift", text: "import Cards\nextension Shop.Till { struct Key {}; func open(_ key: Key) {} }",
        role: .context),
    ]
    let fake = generate(files, only: ["Till"]).fakes.first
    #expect(fake?.fileName == "ShopTillProtocol.swift")
    #expect(
      fake?.fileText == """
        // Written by mimus-fake --style protocol: changes made here are lost.

        import Cards

        #if DEBUG
          extension Shop {
            protocol TillProtocol {
              func open(_ key: Till.Key)
            }
          }
        #endif

        #if DEBUG
          extension Shop.Till: Shop.TillProtocol {}
        #endif

        """)
  }

  @Test(arguments: [
    (
      "protocol Till {}",
      "1:10: error: cannot make a protocol of 'Till', which is one: write its fake with 'mimus-fake --only Till'"
    ),
    ("private struct Till {}", "1:16: error: cannot make a protocol of 'Till': it is private"),
    (
      "struct Till { private var x = 1 }",
      "1:8: warning: 'Till' has no visible instance members that a protocol can state"
    ),
    (
      "struct Till<each Coin> {}",
      "1:8: error: cannot make a protocol of 'Till': a protocol has associated types, and none for 'each Coin'"
    ),
    ("struct Till { func f(x Int) {} }", "1:27: error: cannot read 'Till': expected ':' in parameter"),
  ])
  func `a type that cannot have a protocol is reported at its line`(_ text: String, _ message: String) {
    #expect(generate(text, only: ["Till"]).diagnostics.map(\.description) == ["Shop.swift:" + message])
  }

  @Test func `a name that does not exist is an error`() {
    let generation = generate("struct Till {}", only: ["Safe"])
    #expect(
      generation.diagnostics.map(\.description) == ["error: no type called 'Safe' is declared in the given files"])
    #expect(generation.hasErrors)
  }

  @Test func `without names, types that cannot have a protocol are skipped`() {
    let generation = generate("protocol Till {}\nprivate struct Safe {}\nenum Shop {}\nstruct Pack<each T> {}")
    #expect(!generation.hasErrors)
    #expect(generation.fakes.isEmpty)
  }
}
