import FakeGenerator
import Testing

/// Tests protocols that are extracted from concrete types.
struct ProtocolExtractionTests {
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
        InheritedNames.swift:26:10: warning: cannot extract a protocol from 'Hook': a protocol cannot be nested in \
        'Cloakroom', which is generic
        """,
        """
        StatedOtherwise.swift:37:8: warning: 'find' is not in 'ClosetProtocol': an overload that differs only in \
        'Sendable' would meet that requirement, too
        """,
        """
        StatedOtherwise.swift:38:8: warning: 'find' is not in 'ClosetProtocol': an overload that differs only in \
        'Sendable' would meet that requirement, too
        """,
        """
        StatedOtherwise.swift:39:8: warning: 'open' is not in 'ClosetProtocol': an overload with fewer constraints would \
        meet that requirement, too
        """,
        """
        StatedOtherwise.swift:42:8: warning: 'take' is not in 'ClosetProtocol': an overload with a more general result \
        would meet that requirement, too
        """,
        """
        StatedOtherwise.swift:44:3: warning: 'subscript' is not in 'ClosetProtocol': an overload with fewer constraints \
        would meet that requirement, too
        """,
        """
        Types.swift:21:8: warning: 'reversed' is not in 'RegisterProtocol': a protocol cannot use the \
        type 'some Sequence<String>'
        """,
        """
        Types.swift:18:17: warning: 'ring' has default arguments, which 'RegisterProtocol' cannot declare; callers \
        must pass all arguments
        """,
        """
        Types.swift:44:8: warning: 'sum' is not in 'RackProtocol': it exists only under constraints on the type's own \
        parameters
        """,
        """
        Types.swift:47:44: warning: 'titles' is not in 'RackProtocol': it exists only under constraints on the type's \
        own parameters
        """,
        """
        Types.swift:101:7: warning: '(row, column)' is not in 'BookendProtocol': a protocol cannot declare a pattern; \
        declare its variables separately
        """,
      ])
    #expect(!generation.hasErrors)
  }

  @Test func `a closure that an alias within the type stands for escapes only if the type's member says so`() {
    let text = """
      struct Till {
        typealias Handler = (Int) -> Void
        func each(_ body: Handler, and other: Self.Handler) {}
        func keep(_ body: @escaping Handler) {}
      }
      """
    let till = generate(text).fakes.first?.fileText ?? ""
    #expect(till.contains("func each(_ body: Till.Handler, and other: Till.Handler)\n"))
    #expect(till.contains("func keep(_ body: @escaping Till.Handler)\n"))
  }

  @Test func `a protocol leaves out what no fake could have`() {
    let text = """
      import Synchronization
      typealias Count = Atomic<Int>
      struct Page {
        var bytes: RawSpan { fatalError() }
        var words: Words { @_lifetime(borrow self) get { fatalError() } }
        @inlinable @_lifetime(copy line) func trim(_ line: Line) -> Line { line }
        subscript(line: Int) -> Span<UInt8>? { nil }
        let lock: Mutex<Int>
        let count: Synchronization.Atomic<Int>
        let total: Count
        func write(_ line: Span<UInt8>, under lock: borrowing Mutex<Int>) {}
      }
      """
    let generation = generate(text)
    let borrowed = "because the lifetime of its result depends on another value"
    func constant(_ type: String) -> String { "because only a stored constant can have the type '\(type)'" }
    let reasons = [
      ("bytes", borrowed), ("words", borrowed), ("trim", borrowed), ("subscript", borrowed),
      ("lock", constant("Mutex<Int>")), ("count", constant("Synchronization.Atomic<Int>")),
      ("total", constant("Count")),
    ]
    #expect(
      generation.diagnostics.map(\.text)
        == reasons.map { "'\($0)' is not in 'PageProtocol': no fake could have it, \($1)" })
    let page = generation.fakes.first?.fileText ?? ""
    #expect(
      page.contains("PageProtocol {\n  func write(_ line: Span<UInt8>, under lock: borrowing Mutex<Int>)\n"), "\(page)")
  }

  @Test func `a lock is the system's even if another module has one`() {
    let generation = generate([
      SourceFile(path: "Lock.swift", text: "public struct Mutex<T> {}", role: .context, module: "Locks"),
      SourceFile(
        path: "Page.swift", text: "import Synchronization\nstruct Page { let lock: Mutex<Int> }", module: "Shop"),
    ])
    #expect(generation.diagnostics.first?.text.contains("no fake could have it") == true)
  }

  @Test func `a type with the name of a lock is one of the module's own, or of another that it imports`() {
    let text = "struct Page { let lock: Mutex<Int>; let span: Span<Int> }; class Mutex<T> {}; class Span<T> {}"
    #expect(generate("import Synchronization; " + text, only: ["Page"]).diagnostics.isEmpty)
    #expect(generate("import Locks; struct Page { let lock: Mutex<Int> }", only: ["Page"]).diagnostics.isEmpty)
  }

  @Test func `an overload is left out if a generic one returns its result, too`() {
    let text = """
      struct Till {
        func read<A: Codable>() -> A { fatalError() }
        func read<A: Codable>() -> [A] { [] }
        func read<A: Codable>() async -> [A] { [] }
        func read(from: Int) -> Int { 1 }
        func read<A>(from: Int) -> A { fatalError() }
        func read<A: BinaryInteger>(of: Int) -> A { 1 }
        func read<A: Codable>(of: Int) -> A? { nil }
        func read<A>(as type: A.Type) -> A { fatalError() }
        func read<A>(as type: A.Type) -> A? { nil }
        func read<A>(by: some Equatable) -> A { fatalError() }
        func read(by: some Equatable) -> Int { 1 }
        subscript<A>(from place: Int) -> A { fatalError() }
        subscript<A>(place: Int) -> A? { nil }
        func read<A: Coin>(with: Int) -> A { fatalError() }
        func read<A: Coin>(with: Int) -> Bag<A> { fatalError() }
      }
      protocol Coin {}
      struct Bag<A> {}
      """
    let reason = "an overload with a more general result would meet that requirement, too"
    #expect(
      generate(text, only: ["Till"]).diagnostics.map(\.description)
        == [3, 12, 16].map {
          "Shop.swift:\($0):8: warning: 'read' is not in 'TillProtocol': \(reason)"
        })
  }

  @Test(arguments: [
    "func f(_ x: Coin) {}", "func f(_ x: Self.Coin) {}", "typealias Piece = Coin; func f(_ x: Piece) {}",
    "func f<A>(_ x: [A]) {}", "func f(_ x: [Coin]) {}; func f(_ x: Coin) {}", "static func f(_ x: [Coin]) {}",
    "func f(of x: [Coin]) {}",
  ])
  func `a generic parameter may be an associated type that the type inherits`(_ member: String) {
    let text = "struct Till<Coin>: P { \(member) }; protocol P { associatedtype Coin; func f(_ x: Coin) }"
    let generation = generate(text, only: ["Till"])
    #expect(generation.fakes.map(\.name) == ["TillProtocol"])
  }

  @Test func `an initial value shows a type as in a fake`() {
    let text = """
      class Vault { init() {}; init?(_ depth: Int) {} }
      final class Annex: Vault {}
      struct Shelf<Book> {
        enum Side { case left }
        private(set) var side = Side.left
        let annex = Annex()
        var books = [Book]()
        var queue = DispatchQueue(label: "a")
        var vault = Vault(1)
        var other = Annex(2)
        var page = Page()
        var sign = Sign()
      }
      protocol Sign {}
      typealias Page = Vault
      """
    let generation = generate(text, only: ["Shelf"])
    let shelf = generation.fakes.first?.fileText ?? ""
    #expect(
      shelf.contains(
        """
          var side: Shelf<Book>.Side { get }
          var annex: Annex { get }
          var books: [Book] { get set }
          var queue: DispatchQueue { get set }

          // 'vault' is not in
        """), "\(shelf)")
    #expect(generation.diagnostics.count == 4)
  }

  @Test func `overloads that differ only in constraints on their results are left out but for the widest`() {
    let text = """
      struct Till {
        func read<T: Decodable>(_ name: String) -> T? { nil }
        func read<T: Decodable & BinaryInteger>(_ name: String) -> T? { nil }
        func read<T: Decodable & BinaryInteger>(_ name: Int) -> T? { nil }
        func write<T: Encodable>(_ value: T) {}
        func write<T: Encodable & BinaryInteger>(_ value: T) {}
      }
      """
    let generation = generate(text)
    let till = generation.fakes.first?.fileText ?? ""
    #expect(till.contains("func read<T: Decodable>(_ name: String) -> T?\n"))
    #expect(!till.contains("BinaryInteger>(_ name: String)") && till.contains("BinaryInteger>(_ name: Int)"))
    #expect(till.contains("func write<T: Encodable>") && till.contains("func write<T: Encodable & BinaryInteger>"))
    #expect(
      generation.diagnostics.map(\.description) == [
        """
        Shop.swift:3:8: warning: 'read' is not in 'TillProtocol': an overload with fewer constraints would meet that \
        requirement, too
        """
      ])
  }

  @Test func `a public protocol has only public members`() {
    let text = """
      public struct Till {
        public private(set) var total: Int
        public internal(set) var count: Int
        public var open: Bool
        public internal(set) subscript(place: Int) -> Int { get { 1 } set {} }
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
          subscript(_ place: Int) -> Int { get }
          func ring()
          func close()
        }

        extension Till: TillProtocol {}

        """)
  }

  @Test func `a result builder is stated, and a property wrapper isn't`() {
    let text = """
      final class Till {
        typealias Lines = () -> [Int]
        @resultBuilder enum LineBuilder { static func buildBlock(_ lines: Int...) -> [Int] { lines } }
        func print(@LineBuilder _ lines: () -> [Int], @Builder then more: Lines, @Clamped copies: Int, @Kept ink: Lines) {}
      }
      @propertyWrapper struct Kept { var wrappedValue: () -> [Int] }
      """
    let fake = generate(text, only: ["Till"]).fakes.first
    let print = """
      func print(@Till.LineBuilder _ lines: () -> [Int], @Builder then more: Till.Lines, copies: Int, ink: Till.Lines)
      """
    #expect(fake?.fileText.contains(print) ?? false)
  }

  @Test func `a type in a public extension is public`() {
    let text = "public extension Shop { struct Till { public func ring() {} } }"
    let fake = generate(text, only: ["Shop.Till"], access: "public").fakes.first
    #expect(fake?.fileText.contains("  public protocol TillProtocol {\n    func ring()\n") ?? false)
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
          @available(macOS 15, *)
          extension Shop {
            protocol TillProtocol {
              func open(_ key: Till.Key)
            }
          }
        #endif

        #if DEBUG
          @available(macOS 15, *)
          extension Shop.Till: Shop.TillProtocol {}
        #endif

        """)
  }

  @Test(arguments: [
    (
      "protocol Till {}",
      "1:10: error: 'Till' is already a protocol; to fake it, run 'mimus-fake --only Till'"
    ),
    ("private struct Till {}", "1:16: error: cannot extract a protocol from 'Till': it is private"),
    (
      "struct Till { private var x = 1 }",
      "1:8: warning: 'Till' has no visible instance members that a protocol can declare"
    ),
    (
      "struct Till<each Coin> {}",
      "1:8: error: cannot extract a protocol from 'Till': 'each Coin' cannot become an associated type"
    ),
    (
      "struct Till<Coin: ~Copyable>: ~Copyable { func f() {} }",
      """
      1:8: error: cannot extract a protocol from 'Till': 'Coin: ~Copyable' cannot become an associated type
      """
    ),
    (
      "struct Till<Coin>: ~Copyable where Coin: ~Copyable { func f() {} }",
      """
      1:8: error: cannot extract a protocol from 'Till': 'Coin: ~Copyable' cannot become an associated type
      """
    ),
    (
      "struct Shop<Coin> { struct Till { func f() {} } }",
      "1:28: error: cannot extract a protocol from 'Till': a protocol cannot be nested in 'Shop', which is generic"
    ),
    (
      "#if A\nstruct Shop<Coin> { struct Till { func f() {} } }\n#else\ntypealias Shop = Never\n#endif",
      "2:28: error: cannot extract a protocol from 'Till': a protocol cannot be nested in 'Shop', which is generic"
    ),
    (
      "extension Array { struct Till { func f() {} } }",
      "1:26: error: cannot extract a protocol from 'Till': a protocol cannot be nested in 'Array', which is generic"
    ),
    (
      "typealias Coins = [Int]; extension Coins { struct Till { func f() {} } }",
      "1:51: error: cannot extract a protocol from 'Till': a protocol cannot be nested in 'Coins', which is generic"
    ),
    (
      "enum Shop {}; extension Shop { struct Till<Shop> { func f() {} } }",
      """
      1:39: error: cannot extract a protocol from 'Till': its generic parameter 'Shop' hides the type 'Shop' around it
      """
    ),
    (
      "struct Till<Coin> { func f() {} }; extension Till where Coin: Error { typealias Coin = Int }",
      """
      1:8: error: cannot extract a protocol from 'Till': another of its types has the name of its generic parameter \
      'Coin'
      """
    ),
    (
      "struct Till<Coin>: P { func f(_ x: [Coin]) {} }; protocol P { associatedtype Coin; func f(_ x: Coin) }",
      "1:8: error: cannot extract a protocol from 'Till': another of its types has the name of its generic parameter 'Coin'"
    ),
    (
      "struct Till<Element>: IteratorProtocol { mutating func next() -> (Element, Element)? { nil } }",
      """
      1:8: error: cannot extract a protocol from 'Till': another of its types has the name of its generic parameter \
      'Element'
      """
    ),
    (
      "class Till<Coin>: Box<Coin?> { func f() {} }; class Box<Coin>: P {}; protocol P { associatedtype Coin }",
      """
      1:7: error: cannot extract a protocol from 'Till': another of its types has the name of its generic parameter \
      'Coin'
      """
    ),
    (
      "protocol TillProtocol {}\nstruct Till { func f() {} }",
      """
      2:8: error: cannot extract a protocol from 'Till': its name would be 'TillProtocol', which is declared at \
      Shop.swift:1:10
      """
    ),
    (
      "struct Till { func f() {} }\nprivate protocol TillProtocol {}",
      """
      1:8: error: cannot extract a protocol from 'Till': its name would be 'TillProtocol', which is declared at \
      Shop.swift:2:18
      """
    ),
    (
      "import Shop\nstruct Till: @unchecked Sendable & TillProtocol { func f() {} }",
      """
      2:8: error: cannot extract a protocol from 'Till': its name would be 'TillProtocol', but 'Till' already conforms \
      to a protocol of that name
      """
    ),
    ("struct Till { func f(x Int) {} }", "1:27: error: cannot read 'Till': expected ':' in parameter"),
  ])
  func `a type that cannot have a protocol is reported at its line`(_ text: String, _ message: String) {
    #expect(generate(text, only: ["Till"]).diagnostics.map(\.description) == ["Shop.swift:" + message])
  }

  @Test func `a generic parameter can have the name of an associated type for which it stands`() {
    let text = "class Till<Coin>: Box<Coin> { func f() {} }; class Box<Coin>: P {}; protocol P { associatedtype Coin }"
    #expect(generate(text, only: ["Till"]).diagnostics.isEmpty)
  }

  @Test func `a generic parameter can mean another than the superclass's if that has no protocol`() {
    let text = "class Till<Coin>: Box<Coin?> { func f() {} }; class Box<Coin> { func g() {} }"
    #expect(generate(text, only: ["Till"]).diagnostics.isEmpty)
    #expect(generate(text, only: ["Till", "Box"]).fakes.map(\.name) == ["BoxProtocol"])
    let earlier = generate(text, only: ["Box"]).fakes.map { SourceFile(path: "BoxProtocol.swift", text: $0.fileText) }
    let files = [SourceFile(path: "Shop.swift", text: text)] + earlier
    #expect(generate(files, only: ["Till"]).fakes.isEmpty)
  }

  @Test func `what a type inherits from another module is named by the type`() {
    let boxes = """
      public class Box<Coin> { public typealias Price = Coin; public func g() {} }
      public protocol TillProtocol { associatedtype Purse }
      public typealias Note = Int
      public struct Till<Key> {}
      extension Till { public func open(_ key: Key) {} }
      """
    let shop = """
      import Boxes
      class Till: Box<Int>, Shelf { func pay(_ price: Price, from purse: Purse, with note: Note) -> [Till] { [] } }
      protocol Shelf: Boxes.Rack {}
      typealias Note = String
      """
    let racks = "public protocol Rack { associatedtype Purse }"
    let files = [
      SourceFile(path: "Shop.swift", text: shop),
      SourceFile(path: "Boxes.swift", text: boxes, role: .context, module: "Boxes"),
      SourceFile(path: "Racks.swift", text: racks, role: .context, module: "Boxes"),
    ]
    let generation = generate(files, only: ["Till"])
    #expect(generation.diagnostics.isEmpty)
    let till = generation.fakes.first?.fileText ?? ""
    #expect(till.contains("func pay(_ price: Till.Price, from purse: Till.Purse, with note: Note) -> [Till]\n}"))
  }

  @Test func `a protocol of an earlier run changes no other`() {
    let text = "class Till<Coin>: Box<Coin?> { func f(_ coin: Coin) {} }; class Box<Coin> { func g() {} }"
    let first = generate(text, only: ["Till"]).fakes.map(\.fileText)
    let files = [text, first.first ?? ""].map { SourceFile(path: "\($0.utf8.count).swift", text: $0) }
    #expect(!first.isEmpty && generate(files, only: ["Till"]).fakes.map(\.fileText) == first)
  }

  @Test func `a protocol needs the imports of the files that declare its members`() {
    let files = [
      "import Coins\nstruct Till { func ring(_ coin: Coin) {} }",
      "import Notes\nextension Till { func ring(_ note: Note) {} }",
      "import Secrets\nextension Till { private func ring(_ secret: Secret) {}; static let secret = Secret() }",
      "import Others\nextension Till: Other where Self: Other { func ring(_ other: Other) {} }",
    ].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let till = generate(files, only: ["Till"]).fakes.first?.fileText ?? ""
    #expect(till.contains("import Coins\nimport Notes\n\nprotocol"))
    #expect(!till.contains("Secrets") && !till.contains("Others"))
  }

  @Test func `a protocol of an earlier run takes no name`() {
    let written = SourceFile(
      path: "TillProtocol.swift", text: FakeFile.firstLineOfProtocols + "\nprotocol TillProtocol {}")
    let generation = generate([SourceFile(path: "Till.swift", text: "struct Till { func f() {} }"), written])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["TillProtocol"])
  }

  @Test(arguments: [
    (
      "class Till { var (a, b) = (1, 2) }", "(a, b)",
      "a protocol cannot declare a pattern; declare its variables separately"
    ),
    ("class Till { @available(*, unavailable) func ring() {} }", "ring", "it is unavailable"),
    ("struct Till {}; @available(*, unavailable) extension Till { func ring() {} }", "ring", "it is unavailable"),
    (
      "struct Till<A> {}; extension Till<Int> { func ring() {} }", "ring",
      "it exists only under constraints on the type's own parameters"
    ),
    (
      "class Till { final func ring(_ body: (Self) -> Void) {} }", "ring",
      "a class that is not final cannot satisfy a requirement with 'Self' there"
    ),
    (
      "enum Shop { enum Bag {}; struct Till {} }; extension Shop.Till { func ring() -> [Bag] { [] } }", "ring",
      "'Bag' would mean 'Shop.Bag' there"
    ),
    ("struct Till { var state = State.open }", "state", "it has no type annotation; add one to include it"),
  ])
  func `a member that a protocol cannot declare is named in a warning and in the file`(
    _ text: String, _ member: String, _ reason: String
  ) {
    let generation = generate(text, only: ["Till"])
    let warning = "'\(member)' is not in 'TillProtocol': \(reason)"
    #expect(generation.diagnostics.map(\.text).first == warning)
    #expect(generation.diagnostics.first?.severity == .warning)
    #expect(generation.fakes.first?.fileText.contains("  // \(warning)\n") == true)
  }

  @Test(arguments: [
    // Isolation.
    ("struct Till { @MainActor func ring() {} }", "protocol TillProtocol {\n  @MainActor\n  func ring()\n}"),
    (
      "struct Till {}; @MainActor extension Till { func ring() {}; nonisolated func number() {} }",
      "protocol TillProtocol {\n  @MainActor\n  func ring()\n  nonisolated func number()\n}"
    ),
    (
      "@globalActor actor Ledger {}; @Ledger class Till { func ring() {} }",
      "@Ledger\nprotocol TillProtocol: AnyObject {\n  func ring()\n}"
    ),
    (
      "@globalActor actor Ledger {}; typealias Book = Ledger; struct Till { @Book func ring() {} }",
      "protocol TillProtocol {\n  @Book\n  func ring()\n}"
    ),
    (
      "struct Till { @globalActor actor Ledger {}; @Ledger func ring() {} }",
      "protocol TillProtocol {\n  @Till.Ledger\n  func ring()\n}"
    ),
    (
      "@MainActor class Desk {}; final class Till: Desk { func ring() {} }",
      "@MainActor\nprotocol TillProtocol: AnyObject {\n  func ring()\n}"
    ),
    ("@globalActor actor Till { func ring() {} }", "\n\nprotocol TillProtocol: Actor {\n  func ring()\n}"),
    (
      "@MainActor class Till {}; nonisolated extension Till { func ring() {} }",
      "@MainActor\nprotocol TillProtocol: AnyObject {\n  nonisolated func ring()\n}"
    ),
    ("@Wrapper struct Till { @Builder func ring() {} }", "\n\nprotocol TillProtocol {\n  func ring()\n}"),
    // Property wrappers.
    (
      "@propertyWrapper struct Set { var wrappedValue: Int { 1 } }; final class Till { @Set var coins: Int }",
      "protocol TillProtocol: AnyObject {\n  var coins: Int { get }\n}"
    ),
    (
      "struct Till { @propertyWrapper struct Set { var wrappedValue: Int { mutating get { 1 } } }; @Set var coins: Int }",
      "protocol TillProtocol {\n  var coins: Int { mutating get }\n}"
    ),
    (
      "@propertyWrapper struct Set { internal(set) var wrappedValue: Int }; struct Till { @Set var coins: Int }",
      "protocol TillProtocol {\n  var coins: Int { get set }\n}"
    ),
    // Extensions of other types.
    (
      "struct Till { func ring() {} }; extension Till? { func close() {} }",
      "protocol TillProtocol {\n  func ring()\n}"
    ),
    (
      "struct Till<Coin> { struct Slip {}; func ring() {} }; extension Till<Int>.Slip { func tear() {} }",
      "  associatedtype Coin\n  func ring()\n}"
    ),
    (
      "struct Till<Coin> { func ring() {} }; extension Till: Sendable where Coin: Sendable {}",
      "protocol TillProtocol<Coin> {"
    ),
    (
      "class Till { func ring() {} }; @available(*, unavailable) extension Till: Sendable {}",
      "protocol TillProtocol: AnyObject {"
    ),
    ("class Till { func ring() {} }; extension Till: Sendable {}", "protocol TillProtocol: AnyObject, Sendable {"),
    // Other attributes and effects.
    ("struct Till { @Sendable func ring() {} }", "protocol TillProtocol {\n  func ring()\n}"),
    (
      "struct Till: Sendable { @Sendable func ring() {} }",
      "protocol TillProtocol: Sendable {\n  @Sendable\n  func ring()\n}"
    ),
    (
      "struct Till { func ring() {}; func ring() async throws {} }",
      "protocol TillProtocol {\n  func ring()\n  func ring() async throws\n}"
    ),
    (
      "struct Till {}; @available(macOS 15, *) extension Till { func ring() {} }",
      "protocol TillProtocol {\n  @available(macOS 15, *)\n  func ring()\n}"
    ),
    (
      "class Till { private(set) subscript(place: Int) -> Int { get { 1 } set {} } }",
      "protocol TillProtocol: AnyObject {\n  subscript(_ place: Int) -> Int { get }\n}"
    ),
    (
      "class Till { func copy() -> Self { self }; var me: Self? { nil } }",
      "protocol TillProtocol: AnyObject {\n  func copy() -> Self\n  var me: Self? { get }\n}"
    ),
    // Nothing is known of `Self` in a protocol, so generic types that may constrain it take the type's own name.
    (
      "struct Till: Comparable { func clamped(to range: ClosedRange<Self>) -> Self { self } }",
      "func clamped(to range: ClosedRange<Till>) -> Self"
    ),
    (
      "struct Till: Hashable { func count(_ tills: [Self?: Set<[Self]>]) -> [String: Self] { [:] } }",
      "func count(_ tills: [Till?: Set<[Till]>]) -> [String: Self]"
    ),
    (
      "struct Till { func all() -> Array<Self> { [] }; func any(_ body: (AnySequence<Self>) -> Self?) {} }",
      "  func all() -> Array<Self>\n  func any(_ body: (AnySequence<Self>) -> Self?)\n}"
    ),
    (
      "struct Till { func all() -> Array<Self> { Array() } }; struct Array<Item: Hashable> {}",
      "  func all() -> Array<Till>\n}"
    ),
    (
      "struct Till<Coin> { struct Slip<Item: Hashable> {}; func slip(_ other: Self.Slip<Self>) -> Slip<[Self]> { Slip() } }",
      "  func slip(_ other: Till<Coin>.Slip<Till<Coin>>) -> Till<Coin>.Slip<[Till<Coin>]>\n}"
    ),
  ])
  func `a protocol states what its type does`(_ text: String, _ declaration: String) {
    let generation = generate(text, only: ["Till"])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.first?.fileText.contains(declaration) == true, "\(generation.fakes.first?.fileText ?? "")")
  }

  @Test func `a protocol of the standard library that a nested type conforms to is not hidden`() {
    let generation = generate(
      """
      struct Till: Sequence {
        struct Iterator { mutating func next() -> Int? { nil } }
        func makeIterator() -> Iterator { Iterator() }
      }
      extension Till.Iterator: IteratorProtocol {}
      """)
    #expect(!generation.hasErrors)
    #expect(generation.fakes.map(\.name) == ["TillProtocol"])
    #expect(
      generation.diagnostics.map(\.description) == [
        """
        Shop.swift:2:10: warning: cannot extract a protocol from 'Iterator': its name would be 'IteratorProtocol', but \
        'Iterator' already conforms to a protocol of that name
        """
      ])
  }

  @Test(arguments: [
    ("private struct Safe { struct Till { func ring() {} } }", "1:30"),
    ("private struct Safe {}\nextension Safe { struct Till { func ring() {} } }", "2:25"),
    ("extension Safe { struct Till { func ring() {} } }\nfileprivate enum Safe {}", "1:25"),
    ("struct Shop { private struct Safe {} }\nextension Shop.Safe { struct Till { func ring() {} } }", "2:30"),
  ])
  func `a type in a private one is private`(_ text: String, _ position: String) {
    #expect(generate(text).fakes.isEmpty)
    #expect(
      generate(text, only: ["Till"]).diagnostics.map(\.description) == [
        "Shop.swift:\(position): error: cannot extract a protocol from 'Till': it is private"
      ])
  }

  @Test func `a private extension hides only what it contains`() {
    let generation = generate(
      """
      struct Safe {}
      private extension Safe { struct Till { var coins: Int } }
      extension Safe { struct Key { var teeth: Int } }
      """)
    #expect(generation.fakes.map(\.name) == ["KeyProtocol"])
  }

  @Test func `a subscript is stated without default arguments`() {
    let generation = generate("struct Shelf { subscript(place: Int = 0) -> Int { 0 } }", only: ["Shelf"])
    #expect(generation.fakes.first?.fileText.contains("subscript(_ place: Int) -> Int { get }\n") == true)
    #expect(generation.diagnostics.count == 1)
  }

  @Test(arguments: ["Int", "String"]) func `the protocol of an enumeration names its type of raw values`(_ type: String)
  {
    let source = "enum Level: \(type) { case low; func raw() -> RawValue { rawValue } }"
    let text = generate(source, only: ["Level"]).fakes.first?.fileText
    #expect(text?.contains("func raw() -> Level.RawValue\n") == true)
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
