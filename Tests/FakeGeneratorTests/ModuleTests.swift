import Foundation
import Testing

@testable import FakeGenerator

/// Tests fakes of several modules that are generated in one run.
struct ModuleTests {
  private let marked = { () -> FakeGenerator.Options in
    var options = FakeGenerator.Options()
    options.annotatedOnly = true
    options.style = .counters
    options.access = "internal"
    return options
  }()

  /// Returns a source file of one of the package's modules.
  private func source(_ module: String, _ text: String) -> SourceFile {
    SourceFile(path: "\(module).swift", text: text, role: .wanted(named: true), module: module)
  }

  private func generate(_ files: SourceFile...) -> Generation { FakeGenerator(options: marked).generate(files) }

  /// Returns the import declarations in a fake's file.
  private func imports(_ fake: Fake?) -> [String] {
    (fake?.fileText ?? "").split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
  }

  @Test func `a class isn't refused for the generic parameters of another module's type`() {
    let generation = generate(
      source("Warehouse", "public struct Box<each Book> {}"),
      source("Shop", "struct Box {\n  // mimus:fake\n  class Lid { func open() {} }\n}"))
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeLid"])
  }

  @Test func `a fake imports its module and the imports of the file that declares its type`() {
    let generation = generate(
      source("Warehouse", "public import Foundation\n// mimus:fake\npublic protocol Stock { func day() -> Date }"),
      source("Shop", "@_exported import Warehouse\nimport Cards\n// mimus:fake\nprotocol Till { func pay() }"))
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.module) == ["Warehouse", "Shop"])
    #expect(
      imports(generation.fakes.first) == [
        "import Foundation", "@testable import Warehouse", "@testable import protocol Warehouse.Stock",
      ])
    #expect(
      imports(generation.fakes.last) == [
        "import Cards", "import Warehouse", "@testable import Shop", "@testable import protocol Shop.Till",
      ])
  }

  @Test(arguments: ["@attached(peer) public macro Till()", "@freestanding(expression) macro Till() -> Int"])
  func `a type isn't imported by itself if a macro has its name, because the import would be ambiguous`(
    _ macro: String
  ) {
    let fake = generate(
      source("Shop", "import Cards\n\(macro) = #externalMacro(module: \"Macros\", type: \"Till\")"),
      source("Shop", "import Cards\n// mimus:fake\nprotocol Till { func pay() -> Receipt }"),
      source("Shop", "struct Receipt {}")
    ).fakes.first
    #expect(
      imports(fake) == ["import Cards", "@testable import Shop", "@testable import struct Shop.Receipt"])
  }

  @Test(
    arguments: [
      ("Foundation", "Operation", nil), ("Foundation", "Stream", "Shop"), ("Logging", "Logger", "Shop"),
    ] as [(String, String, String?)])
  func `a type of another module is not the protocol of its name`(_ other: String, _ name: String, _ own: String?) {
    let text = """
      import \(other)
      protocol \(name) {}
      protocol Till { func add(_ item: \(other).\(name), to all: [\(own.map { $0 + "." } ?? "")\(name)]) }
      """
    var options = FakeGenerator.Options()
    options.style = .counters
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: true), module: own)
    let fake = FakeGenerator(options: options).generate([file]).fakes.last?.fileText ?? ""
    let all = "[any \(own.map { $0 + "." } ?? "")\(name)]"
    #expect(fake.contains("func add(_ item: \(other).\(name), to all: \(all))"))
  }

  @Test func `an alias of another module does not hide the protocol that a new fake is of`() {
    let warehouse = """
      public protocol Special { func go() }
      public typealias Stock = Special
      """
    let shop = """
      import Warehouse
      public protocol Stock { func count() -> Int }
      public protocol Till { func stock() -> any Stock; func other() -> any Shop.Stock }
      """
    let fakes = FakeGenerator().generate([source("Shop", shop), source("Warehouse", warehouse)]).fakes
    let text = fakes.first { $0.name == "FakeTill" }?.fileText ?? ""
    #expect(
      text.contains("default: FakeStock() as any Stock)") && text.contains("default: FakeStock() as any Shop.Stock)"))
  }

  @Test(arguments: [
    "protocol Repo { associatedtype Network; func make(_ network: Network) -> any Client }",
    "protocol Repo { func make<Network>(_ network: Network) -> any Client }",
    "protocol Repo { var Network: any Client { get } }",
    "protocol Base { typealias Network = Int }\n"
      + "protocol Repo: Base { func make() -> any Client }",
  ])
  func `a new fake is no default where something hides the type around it`(_ source: String) {
    let text = "enum Network { protocol Session { func get() -> Int } }\ntypealias Client = Network.Session\n" + source
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: true))
    let fake = FakeGenerator().generate([file]).fakes.last
    #expect(fake?.name == "FakeRepo" && fake?.fileText.contains("default: ") == false)
  }

  @Test func `a fake beside its source imports with an access where the source does`() {
    let text = "internal import Glue\npublic import Foundation\nprotocol Stock { func day() -> Date }"
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: true))
    let fake = FakeGenerator().generate([file]).fakes.first
    #expect(imports(fake) == ["internal import Foundation", "internal import Glue", "import Mimus"])
  }

  @Test func `inherited members add the imports of their file`() {
    let base = """
      import Foundation
      internal import Glue
      @_implementationOnly import Tape
      public protocol Stock { func day() -> Date }
      """
    let generation = generate(
      SourceFile(path: "Base.swift", text: base, role: .context, module: "Warehouse"),
      source("Shop", "import Warehouse\n// mimus:fake\nprotocol Till: Stock {}"))
    #expect(generation.diagnostics.isEmpty)
    #expect(
      imports(generation.fakes.first) == [
        "import Foundation", "import Warehouse", "@testable import Shop", "@testable import protocol Shop.Till",
      ])
    #expect(generation.fakes.first?.fileText.contains("func day() -> Date") == true)
  }

  @Test func `a parent in another file of the module adds all imports of that file`() {
    let generation = generate(
      source("Shop", "// mimus:fake\nprotocol Till: Stock {}"),
      source("Shop", "internal import Foundation\nprotocol Stock { func day() -> Date }"))
    #expect(generation.diagnostics.isEmpty)
    #expect(
      imports(generation.fakes.first) == [
        "import Foundation", "@testable import Shop", "@testable import protocol Shop.Till",
      ])
  }

  @Test(arguments: [false, true]) func `a module's own types precede those of other modules`(_ isShopFirst: Bool) {
    let shop = source("Shop", "protocol Base { func own() }\n// mimus:fake\nprotocol Till: Base {}")
    let other = source("Warehouse", "public protocol Base { func other() }\n// mimus:fake\nprotocol Rack: Base {}")
    let generation = isShopFirst ? generate(shop, other) : generate(other, shop)
    #expect(generation.diagnostics.isEmpty)
    for fake in generation.fakes {
      #expect(fake.fileText.contains("func own()") == (fake.name == "FakeTill"))
      #expect(fake.fileText.contains("func other()") == (fake.name == "FakeRack"))
    }
  }

  @Test func `a protocol may inherit from another module's of the same name`() {
    let generation = generate(
      source("Warehouse", "public protocol Till { func count() }"),
      source("Shop", "import Warehouse\n// mimus:fake\nprotocol Till: Warehouse.Till { func pay() }"))
    #expect(generation.diagnostics.isEmpty)
    let text = generation.fakes.first?.fileText ?? ""
    #expect(text.contains("func count()") && text.contains("func pay()"))
  }

  @Test func `an inherited member names the types of its own module`() {
    let base = """
      public struct Item {}
      public struct Label {}
      public protocol Base { associatedtype Label; func label(_ item: Item) -> Label }
      public protocol Stock: Base { func add(_ items: [Item]) -> Label }
      open class Rack { public init() {}; open func hang(_ item: Item?) {} }
      """
    let generation = generate(
      source("Warehouse", base),
      source(
        "Shop",
        """
        import Warehouse
        public struct Item {}
        public struct Label {}
        // mimus:fake
        public protocol Till: Stock { func sell(_ item: Item) }
        // mimus:fake
        class Shelf: Rack { func put(_ item: Item) {} }
        """))
    #expect(generation.diagnostics.isEmpty)
    let (till, shelf) = (generation.fakes.first?.fileText ?? "", generation.fakes.last?.fileText ?? "")
    #expect(till.contains("func label(_ item: Warehouse.Item) -> Label {"))
    #expect(till.contains("func add(_ items: [Warehouse.Item]) -> Label {"))
    #expect(till.contains("func sell(_ item: Item) {"))
    #expect(shelf.contains("func hang(_ item: Warehouse.Item?) {") && shelf.contains("func put(_ item: Item) {"))
  }

  @Test func `an inherited member names the types that nested types of the heir hide`() {
    var options = FakeGenerator.Options()
    options.testableModules = ["Shop"]
    let text = """
      import Foundation
      struct Item {}
      class Shelf {
        enum Size { case small }
        init() {}
        func put(_ item: Item, _ size: Size) -> Result<[Item], any Error> { .success([]) }
        func export() -> Data? { nil }
      }
      class Box: Shelf { struct Item {}; enum Size { case large }; enum Result {}; struct Data {} }
      enum Web { protocol Store: Shop.Store {}; struct Item {} }
      protocol Store { func find(_ item: Item) -> any Shop.Store }
      protocol Rack<Item>: Store { associatedtype Item; func add(_ item: Item) }
      """
    options.only = ["Box", "Web.Store", "Rack"]
    let file = SourceFile(path: "Shop.swift", text: text)
    let generation = FakeGenerator(options: options).generate([file])
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    let fakes = generation.fakes.map(\.fileText).joined()
    let expected = [
      "func put(_ item: Shop.Item, _ size: Shelf.Size) -> Swift.Result<[Shop.Item], any Error> {",
      "func export() -> Foundation.Data? {", "  func find(_ item: Shop.Item) -> any Shop.Store {",
      "    func find(_ item: Shop.Item) -> any Shop.Store {", "func add(_ item: Item) {",
    ]
    for line in expected { #expect(fakes.contains(line), "\(line) is not in \(fakes)") }
  }

  @Test func `a nested type hides a protocol of its name even if another file declares it`() {
    var options = FakeGenerator.Options()
    options.only = ["Socket.Signature"]
    let text = "protocol Kind {}\nextension Socket { protocol Signature { var kind: Kind { get } } }"
    let files = [
      SourceFile(path: "Signature.swift", text: text, role: .wanted(named: true), module: "Shop"),
      SourceFile(
        path: "Socket.swift", text: "class Socket { enum Kind { case a } }", role: .context, module: "Shop"),
    ]
    let generation = FakeGenerator(options: options).generate(files)
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    #expect(generation.fakes.first?.fileText.contains("  var kind: Kind {") ?? false)
  }

  @Test func `requirements of the standard library name its types where a module has others`() {
    let text = """
      class Encoder {}
      struct Hasher {}
      protocol Model: Encodable, Hashable {}
      """
    let generation = generate(source("Shop", text + "\n// mimus:fake\nprotocol Till: Model {}"))
    #expect(generation.diagnostics.isEmpty, "\(generation.diagnostics)")
    let fake = generation.fakes.last?.fileText ?? ""
    #expect(fake.contains("func encode(to encoder: any Swift.Encoder) throws {"))
    #expect(fake.contains("func hash(into hasher: inout Swift.Hasher) {"))
  }

  @Test func `a type whose name is a keyword is imported in backticks`() {
    let generation = generate(source("Shop", "import Cards\n// mimus:fake\nprotocol `default` { func pay() }"))
    #expect(
      imports(generation.fakes.first) == [
        "import Cards", "@testable import Shop", "@testable import protocol Shop.`default`",
      ])
  }

  @Test func `types of the same name in two modules have fakes whose names include the module`() {
    let generation = generate(
      source("Warehouse", "// mimus:fake\npublic protocol Till { func count() }\n// mimus:fake\nprotocol Rack {}"),
      source("Shop", "import Warehouse\n// mimus:fake\nprotocol Till { func pay() }"))
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeWarehouseTill", "FakeRack", "FakeShopTill"])
    #expect(generation.fakes.map(\.fileName) == ["FakeWarehouseTill.swift", "FakeRack.swift", "FakeShopTill.swift"])
    #expect(generation.fakes.last?.fileText.contains("final class FakeShopTill: Till {") == true)
  }

  @Test func `a fake's name includes the module even if the other module's type of that name can't be read`() {
    let till = source("Warehouse", "// mimus:fake\npublic protocol Till {}")
    let generation = generate(till, source("Shop", "// mimus:fake\nprotocol Till { func }"))
    #expect(generation.fakes.map(\.fileName) == ["FakeWarehouseTill.swift"])
    #expect(generation.unwrittenFileNames == ["FakeShopTill.swift"])
    // Only what is to be faked shares its name.
    let alone = generate(till, source("Shop", "protocol Till { func }\n// mimus:fake\nprotocol Rack: Till {}"))
    #expect(alone.fakes.map(\.fileName) == ["FakeTill.swift", "FakeRack.swift"])
  }

  @Test func `the names of fakes that aren't requested include the module, too`() {
    var options = FakeGenerator.Options()
    options.only = ["Rack"]
    let generation = FakeGenerator(options: options).generate([
      source("Warehouse", "protocol Till {}\nprotocol Safe {}"),
      source("Shop", "protocol Till {}\nprotocol Rack {}\nstruct Safe {}"),
    ])
    #expect(generation.fakes.map(\.fileName) == ["FakeRack.swift"])
    #expect(
      generation.unwrittenFileNames == [
        "FakeWarehouseTill.swift", "FakeSafe.swift", "FakeShopTill.swift", "FakeSafe.swift",
      ])
  }

  @Test func `nested types of the same name in two modules keep their names`() {
    let nested = "enum Desk {\n// mimus:fake\nprotocol Till {}\n}"
    let generation = generate(source("Warehouse", nested), source("Shop", nested))
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeTill", "FakeTill"])
  }

  @Test(
    arguments: [
      ("struct Receipt {}", "struct"), ("final class Receipt {}", "class"), ("actor Receipt {}", "class"),
      ("enum Receipt {}", "enum"), ("protocol Receipt {}", "protocol"), ("typealias Receipt = Int", "typealias"),
    ])
  func `a name declared by two modules is resolved to the fake's own module`(_ declaration: String, _ kind: String) {
    let generation = generate(
      source("Warehouse", "public struct Receipt {}\npublic struct Label {}"),
      source(
        "Shop",
        """
        import Warehouse
        \(declaration)
        enum Label {}
        // mimus:fake
        protocol Till { func pay() -> [Receipt?] }
        """))
    #expect(generation.diagnostics.isEmpty)
    #expect(
      imports(generation.fakes.first) == [
        "import Warehouse", "@testable import Shop", "@testable import \(kind) Shop.Receipt",
      ])
  }

  @Test(arguments: ["import Foundation", "import Cards"])
  func `if some modules are unknown, each of the library's types is imported separately`(_ line: String) {
    let shop = """
      \(line)
      struct Receipt {}
      enum Label {}
      // mimus:fake
      protocol Till { func pay() -> Receipt }
      """
    let generation = generate(
      source("Shop", shop), SourceFile(path: "C.swift", text: "struct C {}", role: .context, module: "Cards"))
    #expect(
      imports(generation.fakes.first) == [
        line, "@testable import Shop", "@testable import protocol Shop.Till", "@testable import struct Shop.Receipt",
      ])
  }

  @Test func `a context of the fake's own module has the module's types`() {
    let shop = "import Foundation\n// mimus:fake\nprotocol Till { func pay() -> Receipt }"
    let generation = generate(
      source("Shop", shop),
      SourceFile(path: "R.swift", text: "@_spi(Money) public struct Receipt {}", role: .context, module: "Shop"),
      SourceFile(path: "C.swift", text: "@_spi(Cards) public struct Receipt {}", role: .context, module: "Cards"))
    #expect(
      imports(generation.fakes.first) == [
        "import Foundation", "@_spi(Money) @testable import Shop", "@_spi(Money) @testable import protocol Shop.Till",
        "@_spi(Money) @testable import struct Shop.Receipt",
      ])
  }

  @Test func `a context of the only testable module has the module's system programming interfaces`() {
    var options = marked
    options.testableModules = ["Shop"]
    let generation = FakeGenerator(options: options).generate([
      SourceFile(path: "Till.swift", text: "// mimus:fake\nprotocol Till { func pay() -> Receipt }"),
      SourceFile(path: "R.swift", text: "@_spi(Money) public struct Receipt {}", role: .context, module: "Shop"),
    ])
    #expect(imports(generation.fakes.first) == ["@_spi(Money) @testable import Shop"])
  }

  @Test func `a type that the module's own type hides isn't imported`() {
    let shop = """
      import struct Cards.Receipt
      import struct Cards.Card
      import struct Cards.Stamp
      struct Receipt {}
      #if !canImport(Cards)
        struct Stamp {}
      #endif
      // mimus:fake
      protocol Till { func pay(_ card: Card, _ stamp: Stamp) -> Receipt }
      """
    #expect(
      imports(generate(source("Shop", shop)).fakes.first) == [
        "import struct Cards.Card", "import struct Cards.Stamp", "  @testable import struct Shop.Stamp",
        "@testable import Shop", "@testable import protocol Shop.Till", "@testable import struct Shop.Receipt",
      ])
  }

  @Test func `a type that the module's own type hides is imported with its module if it's named with that`() {
    let shop = """
      @preconcurrency import struct Cards.Receipt
      struct Receipt {}
      // mimus:fake
      protocol Till { func pay(_ receipt: Cards.Receipt) -> Receipt }
      """
    #expect(
      imports(generate(source("Shop", shop)).fakes.first) == [
        "@preconcurrency import Cards", "@testable import Shop", "@testable import protocol Shop.Till",
        "@testable import struct Shop.Receipt",
      ])
  }

  @Test(
    arguments: [
      ("protocol Card {}", "any Card"), ("enum Card {}", "Card"), ("typealias Card = Any & Error", "any Card"),
    ])
  func `a module's type hides another module's of its name, whether or not it's a protocol`(
    _ declaration: String, _ type: String
  ) {
    for other in ["public struct Card {}", "public protocol Card {}"] {
      let generation = generate(
        source("Shop", declaration + "\n// mimus:fake\nprotocol Till { var card: Card { get } }"),
        SourceFile(path: "A.swift", text: other, role: .context, module: "Cards"))
      #expect(generation.fakes.first?.fileText.contains("var card: \(type) {") == true)
    }
  }

  @Test func `a public fake publicly imports the module of a type that the module's own type hides`() {
    let shop = """
      public import struct Cards.Receipt
      public struct Receipt {}
      // mimus:fake
      public protocol Till { func pay(_ receipt: Cards.Receipt) -> Receipt }
      """
    var options = marked
    options.access = "public"
    #expect(
      imports(FakeGenerator(options: options).generate([source("Shop", shop)]).fakes.first) == [
        "public import Cards", "@testable public import Shop", "@testable public import protocol Shop.Till",
        "@testable public import struct Shop.Receipt",
      ])
  }

  @Test func `a module's class isn't taken for the protocol of another module that has its name`() {
    let shop = "// mimus:fake\nprotocol Till { var a: Cards.Card { get }; var b: Seals.Card { get } }"
    let generation = generate(
      source("Shop", "import Cards\n" + shop),
      SourceFile(path: "A.swift", text: "public class Card {}", role: .context, module: "Cards"),
      SourceFile(path: "B.swift", text: "public protocol Card {}", role: .context, module: "Seals"))
    let till = generation.fakes.first?.fileText ?? ""
    #expect(till.contains("var a: Cards.Card") && till.contains("var b: any Seals.Card"))
  }

  @Test func `an alias of a protocol is imported as a protocol`() {
    let shop = """
      import Cards
      typealias Card = Cards.Card
      typealias Badge = Seal
      typealias Pair = Seal & Cards.Card
      typealias Stamp = Cards.Stamp
      // mimus:fake
      protocol Till { func pay(_ card: Card, _ badge: Badge, _ pair: Pair) -> Stamp }
      """
    let cards = "protocol Card {}\nprotocol Seal {}\nstruct Stamp {}\nstruct Badge {}\nstruct Pair {}\nstruct Till {}"
    let generation = generate(
      source("Shop", shop), SourceFile(path: "Cards.swift", text: cards, role: .context, module: "Cards"))
    #expect(
      imports(generation.fakes.first).filter { $0.contains(" Shop.") } == [
        "@testable import protocol Shop.Badge", "@testable import protocol Shop.Card",
        "@testable import protocol Shop.Till", "@testable import typealias Shop.Pair",
        "@testable import typealias Shop.Stamp",
      ])
  }

  @Test func `a type with the name of one of the library's types is imported separately`() {
    let generation = generate(source("Shop", "struct Gate {}\n// mimus:fake\nprotocol Till { func pay() -> Gate }"))
    #expect(imports(generation.fakes.first) == ["@testable import Shop", "@testable import struct Shop.Gate"])
  }

  @Test func `the generator knows the names of all types in the library`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Mimus")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    var names: Set<String> = []
    for path in paths {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let declaration =
        /^(@\w+(\(.*\))? )*public (indirect |final |nonisolated )*(class|struct|enum|protocol|actor|typealias) (?<name>[A-Z]\w*)/
      for line in text.split(separator: "\n") {
        if let match = try declaration.prefixMatch(in: line) { names.insert(String(match.name)) }
      }
    }
    // The pattern doesn't find indented declarations, so conditional ones are listed here and members are ignored.
    #expect(ModuleTypes.ours == names.union(["MockSessionTrait"]))
  }

  @Test func `code that only looks like a second declaration changes nothing`() {
    let generation = generate(
      source("Warehouse", "private struct Receipt {}\nextension Receipt {}\nenum Desk { struct Receipt {} }"),
      source("Shop", "import Warehouse\nstruct Receipt {}\n// mimus:fake\nprotocol Till { func pay() -> Receipt }"))
    #expect(imports(generation.fakes.first) == ["import Warehouse", "@testable import Shop"])
  }

  @Test func `a name declared in a file that is read for inheritance is resolved`() {
    let shop = source("Shop", "struct Receipt {}\n// mimus:fake\nprotocol Till { func pay() -> Receipt }")
    let base = "public protocol Base {}\npublic struct Receipt {}"
    let generation = generate(shop, SourceFile(path: "Base.swift", text: base, role: .context))
    #expect(imports(generation.fakes.first) == ["@testable import Shop", "@testable import struct Shop.Receipt"])
    // A file may be both given and read for inheritance.
    let twice = generate(shop, SourceFile(path: shop.path, text: "struct Receipt {}\nprotocol Till {}", role: .context))
    #expect(imports(twice.fakes.first) == ["@testable import Shop"])
  }

  @Test func `a structure isn't taken for a protocol of that name in another module`() {
    let generation = generate(
      SourceFile(path: "Files.swift", text: "public protocol FileDescriptor {}", role: .context),
      SourceFile(path: "System.swift", text: "public struct FileDescriptor {}", role: .context),
      source("Shop", "// mimus:fake\nprotocol Till { func open(_ file: FileDescriptor) }"))
    #expect(generation.fakes.first?.fileText.contains("func open(_ file: FileDescriptor) {") == true)
  }

  @Test func `a module's own error type doesn't hide the standard library's`() {
    let generation = generate(
      SourceFile(path: "Error.swift", text: "public struct Error {}", role: .context),
      source("Shop", "// mimus:fake\nprotocol Till { func pay() throws }"))
    #expect(generation.fakes.first?.fileText.contains("var payError: (any Swift.Error)?") == true)
  }

  @Test func `a member that names a deprecated type is deprecated with all that belongs to it`() {
    let text = """
      @available(*, deprecated, message: "Use a purse.") struct Wallet { enum Part { case pocket } }
      @available(macOS, deprecated: 13) struct Purse {}
      // mimus:fake
      protocol Till { func put(_ part: Wallet.Part); func take() throws -> Purse }
      """
    let fake = generate(source("Shop", text)).fakes.first?.fileText ?? ""
    #expect(fake.contains("\n  @available(*, deprecated) var putArgsForCall: [Wallet.Part] = []"))
    #expect(fake.contains("\n  @available(*, deprecated)\n  func put(_ part: Wallet.Part) {"))
    #expect(fake.contains("\n  func take() throws -> Purse {"))
  }

  @Test func `a module's own MainActor doesn't hide the standard library's`() {
    var options = marked
    options.settings.isMainActorByDefault = true
    let files = [source("Shop", "struct MainActor {}\n// mimus:fake\nprotocol Till { func pay() }")]
    let fake = FakeGenerator(options: options).generate(files).fakes.first?.fileText ?? ""
    #expect(fake.contains("\n@Swift.MainActor\nfinal class FakeTill: Till {"))
  }

  @Test func `an import that only internal fakes use isn't public`() {
    let files = [
      source("Core", "// mimus:fake\npublic protocol Base { func a() }"),
      source("App", "import Core\n// mimus:fake\nprotocol Heir: Base { func b() }"),
    ]
    var options = marked
    options.access = "public"
    let fakes = FakeGenerator(options: options).generate(files).fakes
    let text = FakeFile(fakes: fakes, options: options).text
    #expect(text.contains("\n@testable import App\n@testable public import Core\n"), "\(text)")
  }

  @Test func `a fake that is nested in a deprecated type is written in a deprecated extension`() {
    let text = """
      @available(*, deprecated) enum Desk {
        // mimus:fake
        class Drawer { init() {} }
      }
      """
    let fake = generate(source("Shop", text)).fakes.first?.fileText ?? ""
    #expect(fake.contains("\n@available(*, deprecated)\nextension Desk {\n"))
  }

  @Test(arguments: [
    ("@available(macOS 99, *) enum Desk { %% }", "Desk"),
    ("enum Room {}\n@available(macOS 99, *)\nextension Room { struct Desk { %% } }", "Room.Desk"),
    ("enum Hall { @available(macOS 99, *) enum Desk { %% } }", "Hall.Desk"),
  ])
  func `a fake is available where the types around its own are, and no default elsewhere`(
    _ desk: String, _ path: String
  ) {
    let drawers = """
      // mimus:fake
      protocol Drawer { func open() }
      // mimus:fake
      class Shelf { init() {} }
      // mimus:fake
      struct Lock { var turn: () -> Void }
      """
    let text = """
      \(desk.replacing("%%", with: "\n\(drawers)\n"))
      // mimus:fake
      protocol Cabinet { @available(macOS 99, *) var drawer: any \(path).Drawer { get } }
      """
    var options = marked
    options.style = .mimus
    let fakes = FakeGenerator(options: options).generate([source("Shop", text)]).fakes.map(\.fileText)
    #expect(fakes.count == 4)
    for fake in fakes.prefix(3) { #expect(fake.contains("\n@available(macOS 99, *)\nextension "), "\(fake)") }
    #expect(fakes.last?.contains("FakeDrawer") == false)
  }

  @Test func `an heir's alias settles an associated type`() {
    let text = """
      protocol Furnace { associatedtype Fuel; func burn(_ fuel: Fuel) }
      // mimus:fake
      protocol OilFurnace: Furnace { typealias Fuel = String }
      """
    let fake = generate(source("Shop", text)).fakes.first?.fileText ?? ""
    #expect(fake.contains("final class FakeOilFurnace: OilFurnace {\n  typealias Fuel = String\n"))
  }

  @Test func `a sibling's property settles an associated type, whichever comes first`() {
    let text = """
      protocol Furnace { associatedtype Fuel; var fuel: Fuel { get } }
      protocol Heater { var fuel: String { get } }
      // mimus:fake
      protocol Oven: Furnace, Heater {}
      // mimus:fake
      protocol Stove: Heater, Furnace {}
      """
    let fakes = generate(source("Shop", text)).fakes.map(\.fileText)
    #expect(fakes.count == 2)
    #expect(fakes.allSatisfy { $0.contains(" {\n  typealias Fuel = String\n") })
  }

  @Test func `what an heir restates under conditions is one member`() {
    let text = """
      protocol Source { associatedtype Failure; func next() -> Result<Int, Failure>; var last: Failure? { get } }
      #if swift(>=5.7)
      protocol Safe: Source where Failure == Never { func next() -> Result<Int, Never>; var last: Never? { get } }
      #else
      protocol Safe: Source where Failure == Never { func next() -> Result<Int, Never> }
      #endif
      // mimus:fake
      protocol Till: Safe {}
      """
    let fake = generate(source("Shop", text)).fakes.first?.fileText ?? ""
    #expect(fake.split(separator: "\n").filter { $0.contains("func next()") || $0.contains("var last:") }.count == 2)
    #expect(!fake.contains("#if"))
  }

  @Test(arguments: ["internal", "public"])
  func `an import of the module that declares the types includes its SPI, and is as visible as the fakes`(
    _ access: String
  ) {
    var options = marked
    options.access = access
    options.modules = ["Foundation", "Shop"]
    let text = """
      @_spi(Desk) public struct Drawer {}
      // mimus:fake
      public protocol Till { func open(_ drawer: Drawer) }
      """
    let fake = FakeGenerator(options: options).generate([SourceFile(path: "Till.swift", text: text)]).fakes.first
    let shop = access == "internal" ? "@_spi(Desk) import Shop" : "@_spi(Desk) public import Shop"
    #expect(imports(fake) == ["import Foundation", shop])
  }

  @Test func `a public fake of a module with an SPI is part of the SPI`() {
    var options = marked
    options.access = "public"
    let text = """
      @_spi(Desk) public struct Drawer {}
      // mimus:fake
      public protocol Till { static func open(_ drawer: Drawer); associatedtype Key }
      """
    let fake = FakeGenerator(options: options).generate([source("Shop", text)]).fakes.first?.fileText ?? ""
    #expect(fake.contains("@_spi(Desk)\npublic final class FakeTill<Key>: Till"))
    #expect(fake.contains("@_spi(Desk)\npublic enum FakeTillStatics"))
    #expect(fake.contains("@_spi(Desk) @testable public import Shop"))
  }

  @Test func `open members of a class of a different module are overridden`() {
    var options = marked
    options.style = .mimus
    let generation = FakeGenerator(options: options).generate([
      source(
        "Warehouse",
        "open class Rack {\n  public init(size: Int) {}\n  open func move() {}\n  public func stay() {}\n  func hide() {}\n}"
      ),
      source("Shop", "import Warehouse\n// mimus:fake\nclass Shelf: Rack {\n  func dust() {}\n}"),
    ])
    #expect(generation.diagnostics.isEmpty)
    let text = generation.fakes.first?.fileText ?? ""
    #expect(text.contains("override func dust()") && text.contains("override func move()"))
    #expect(text.contains("override init(size: Int)"))
    #expect(!text.contains("stay()") && !text.contains("hide()"))
  }

  @Test func `a call without a stub returns a fake of the type that the file sees`() {
    var options = marked
    options.style = .mimus
    let till = "// mimus:fake\npublic protocol Till { func count() }"
    let files = [
      source("Warehouse", till),
      source("Seller", "import Warehouse\n// mimus:fake\nprotocol Desk { func till() -> any Till }"),
      source("Shop", "import Cards\n// mimus:fake\nprotocol Stand { func till() -> any Till }"),
      source("Kiosk", "import Warehouse\nstruct Till {}\n// mimus:fake\nprotocol Hatch { func till() -> Till }"),
    ]
    let generation = FakeGenerator(options: options).generate(files)
    let offering = generation.fakes.filter { $0.fileText.contains("FakeTill()") }
    #expect(offering.map(\.name) == ["FakeDesk"])
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `a testable module's own types take precedence over those of Foundation`(_ style: FakeGenerator.Options.Style) {
    var options = FakeGenerator.Options()
    options.style = style
    options.access = "internal"
    options.testableModules = ["Shop"]
    let text = "import Foundation\nprotocol Formatter { func print(_ pipe: Pipe, _ till: Till) }"
    let files = [
      SourceFile(path: "Formatter.swift", text: text),
      SourceFile(path: "Types.swift", text: "struct Pipe {}\nstruct Till {}"),
    ]
    let fakes = FakeGenerator(options: options).generate(files).fakes
    let library = style == .mimus ? ["import Mimus"] : []
    #expect(
      imports(fakes.first) == ["import Foundation"] + library + [
        "@testable import Shop", "@testable import protocol Shop.Formatter", "@testable import struct Shop.Pipe",
      ])
    options.testableModules = ["Shop", "Warehouse"]
    let others = FakeGenerator(options: options).generate(files).fakes
    #expect(imports(others.first).suffix(2) == ["@testable import Shop", "@testable import Warehouse"])
  }

  @Test func `declarations of a system programming interface are imported`() {
    let generation = generate(
      source("Shop", "// mimus:fake\n@_spi(Audit) public protocol Till { @_spi(Cash) func count() }"),
      source("Cards", "// mimus:fake\npublic protocol Card { func pay() }"))
    #expect(imports(generation.fakes.first).first == "@_spi(Audit) @_spi(Cash) @testable import Shop")
    #expect(imports(generation.fakes.last).first == "@testable import Cards")
  }

  @Test func `a name selects the type of that name, but not its nested types`() {
    var options = FakeGenerator.Options()
    func names(_ only: String...) -> [String] {
      options.only = only
      let text = "protocol Till {}\nenum Shop { protocol Till {}\n protocol Safe {} }"
      return FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: text)]).fakes
        .map(\.fileName)
    }
    #expect(names("Till") == ["FakeTill.swift"])
    #expect(names("Shop.Till") == ["ShopFakeTill.swift"])
    #expect(names("Till", "Shop.Till").count == 2)
    #expect(names("Safe") == ["ShopFakeSafe.swift"])
  }
}

/// Tests which parts of the sources are read.
struct ReadingTests {
  private func generate(_ texts: String...) -> Generation {
    var options = FakeGenerator.Options()
    options.annotatedOnly = true
    options.style = .counters
    return FakeGenerator(options: options).generate(
      texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) })
  }

  @Test func `code that no fake depends on is not read, and may be invalid`() {
    let generation = generate("// mimus:fake\nprotocol Till {}\nprotocol Broken { 12 }", "class Torn: Till { func }")
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeTill"])
  }

  @Test func `parents are read wherever they are, including through type aliases`() {
    let generation = generate(
      "typealias Both = Left & Right\n// mimus:fake\nprotocol Till: Both where Self: Last {}",
      "protocol Right: Deep { func right() }\nprotocol Left { func left() }\nprotocol Last { func last() }",
      "enum Outer { protocol Deep {} }\nprotocol Deep { func deep() }")
    #expect(generation.diagnostics.isEmpty)
    for name in ["left", "right", "deep", "last"] {
      #expect(generation.fakes.first?.fileText.contains("func \(name)()") == true, "\(name)")
    }
  }

  @Test func `a mark after a type alias is found`() {
    let generation = generate("typealias Text = String\n// mimus:fake\nprotocol Till {}")
    #expect(generation.fakes.map(\.name) == ["FakeTill"])
  }

  @Test func `an error in a parent is reported`() {
    let generation = generate("// mimus:fake\nprotocol Till: Broken {}", "protocol Broken { 12 }")
    #expect(generation.diagnostics.first?.description.hasPrefix("1.swift:1:19: error: cannot read 'Broken': ") == true)
    #expect(generation.fakes.isEmpty)
  }
}
