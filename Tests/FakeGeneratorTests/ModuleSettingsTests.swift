import FakeGenerator
import Testing

/// Tests what fakes state so that they compile in modules with other settings than those of their types' modules.
struct ModuleSettingsTests {
  private func fake(_ text: String, _ set: (inout FakeGenerator.Options) -> Void = { _ in }) -> String {
    var options = FakeGenerator.Options()
    options.style = .counters
    set(&options)
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: true), module: "Shop")
    return FakeGenerator(options: options).generate([file]).fakes.last?.fileText ?? ""
  }

  @Test func `a plain import of what public fakes may use is public where imports are internal by default`() {
    let source = "import Ledger\npublic protocol Till { func pay(_ entry: Entry) }"
    let text = fake(source)
    #expect(text.contains("\n#if hasFeature(InternalImportsByDefault)\n  public import Ledger\n#endif\n"))
    #expect(text.contains("\n#if !hasFeature(InternalImportsByDefault)\n  import Ledger\n#endif\n"))
    #expect(fake("import Ledger\npublic protocol Till { func pay() }").contains("\nimport Ledger\n"))
    #expect(fake("public import Foundation\n" + source).contains("\nimport Ledger\n"))
    #expect(fake("internal " + source).contains("\nimport Ledger\n"))
  }

  @Test func `a plain import of what public fakes use is public where imports are internal by default`() {
    let text = fake("import Foundation\npublic protocol Till { func pay(_ url: URL) }")
    #expect(text.contains("\n#if hasFeature(InternalImportsByDefault)\n  public import Foundation\n#endif"))
    #expect(text.contains("\n#if !hasFeature(InternalImportsByDefault)\n  import Foundation\n#endif"))
  }

  @Test func `constraints that name deprecated protocols deprecate what they belong to`() {
    let member = fake("@available(*, deprecated) protocol Coin {}\nprotocol Till { func put<T: Coin>(_ coin: T) }")
    #expect(member.contains("\n  @available(*, deprecated)\n  func put<T: Coin>(_ coin: T) {"))
    let type = fake("@available(*, deprecated) protocol Coin {}\nprotocol Till { associatedtype Money: Coin }")
    #expect(type.contains("\n@available(*, deprecated)\nfinal class FakeTill<Money: Coin>: Till {"))
  }

  @Test func `an extension may qualify Sendable`() {
    let text = fake("class Till { init() {} }\nextension Till: @unchecked Swift.Sendable {}")
    #expect(text.contains("class FakeTill: Till, @unchecked Sendable {"))
  }

  @Test func `a fake states its isolation only if that of its type is known`() {
    let source = "import UIKit\nclass Till { init() {}; @ShopActor func pay() async {} }"
    #expect(fake(source).contains("\nfinal class FakeTill: Till {"))
    let text = fake(source) { $0.settings.isMainActorByDefault = false }
    #expect(text.contains("\nnonisolated final class FakeTill: Till {"))
    #expect(text.contains("\n  @ShopActor\n  override func pay() async {"))
    let view = fake("import UIKit\nclass Till: UIView { func pay() async {} }") {
      $0.settings.isMainActorByDefault = false
      $0.settings.isNonsendingByDefault = false
    }
    #expect(view.contains("\nfinal class FakeTill: Till {"))
    #expect(!view.contains("@concurrent"))
  }

  @Test(arguments: [
    ("actor Shop {}", "extension Shop", true), ("struct Shop {}", "extension Shop", false),
    ("nonisolated enum Shop {}", "extension Shop", false),
    ("nonisolated enum Shop {}", "nonisolated extension Shop", true),
    ("struct Shop {}", "nonisolated extension Shop", false), ("nonisolated class Base {}", "class Shop: Base", true),
    ("@globalActor actor Vault { static let shared = Vault() }", "@Vault struct Shop", true),
    ("@MainActor protocol Base {}", "class Shop: Base", false),
    ("typealias Main = MainActor", "@Main struct Shop", false),
    ("protocol Base: CodingKey {}", "struct Shop: Base", false), ("", "struct Shop: CodingKey", true),
    ("protocol CodingKey {}", "struct Shop: CodingKey", false),
    ("@ShopActor protocol Base {}", "struct Shop: Base", true),
    ("@ShopActor protocol Base {}; protocol Plain {}", "struct Shop: Plain, Base", false),
    (
      "@ShopActor protocol Base {}; protocol Heir: Base {}; @MainActor protocol Main {}", "struct Shop: Main, Heir",
      false
    ),
    ("@ShopActor protocol Base {}; nonisolated protocol Free {}", "struct Shop: Free, Base", true),
    ("nonisolated class Base {}; @MainActor protocol Main {}", "class Shop: Base, Main", true),
    ("nonisolated class Base {}; typealias Root = Base", "class Shop: Root", true),
    ("class Base: Shop.Till {}", "class Shop: Base", false),
    ("@ShopActor protocol Base {}; protocol A: Base {}; protocol B: Base {}", "struct Shop: A, B", true),
  ])
  func `a default isolation applies to a nested type as the other files say`(
    _ other: String, _ enclosing: String, _ isNonisolated: Bool
  ) {
    var options = FakeGenerator.Options()
    options.settings.isMainActorByDefault = true
    let generator = FakeGenerator(options: options)
    let files = [
      SourceFile(path: "Shop.swift", text: "\(enclosing) { protocol Till { func pay() } }"),
      SourceFile(path: "Other.swift", text: other),
    ]
    // The command reads only files that are used.
    let fakes = generator.generate(files.filter(generator.uses)).fakes
    let text = fakes.first { $0.name == "FakeTill" }?.fileText ?? ""
    #expect(text.contains("nonisolated final class FakeTill") == isNonisolated)
    #expect(text.contains("@MainActor\n  final class FakeTill") == !isNonisolated)
  }

  @Test func `what a counting fake records of a member on another actor isn't on the fake's`() {
    var options = FakeGenerator.Options()
    options.style = .counters
    options.settings.isMainActorByDefault = false
    let text = """
      @globalActor actor Vault { static let shared = Vault() }
      @MainActor protocol Till { func ring() }
      @Vault protocol Safe: Till, Sendable { func lock() }
      """
    let fakes = FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: text)]).fakes
    let fake = fakes.first { $0.name == "FakeSafe" }?.fileText ?? ""
    #expect(fake.contains("\n  @safe nonisolated(unsafe) var ringCallCount = 0\n  @MainActor\n"))
    #expect(fake.contains("\n  var lockCallCount = 0\n"))
  }

  @Test func `what is on no actor states where it runs, whatever the default isolation of its module`() {
    let source = "protocol Till: Actor { nonisolated func ring() async; func pay() async }"
    let text = fake(source) { $0.settings.isNonsendingByDefault = true }
    #expect(text.contains("\n  nonisolated(nonsending) func ring() async {"))
    #expect(text.contains("\n  func pay() async {"))
  }

  @Test func `asynchronous members state where they run if the settings of their module are known`() {
    let source = "protocol Till { func pay(_ done: () async -> Void) async; @MainActor func ring() async }"
    let isolated = "@MainActor protocol Till { func pay() async; nonisolated func ring() async }"
    for isNonsending in [true, false] {
      func set(_ options: inout FakeGenerator.Options) {
        options.settings.isMainActorByDefault = false
        options.settings.isNonsendingByDefault = isNonsending
      }
      let stated = isNonsending ? "  nonisolated(nonsending) " : "  @concurrent\n  "
      let closure = isNonsending ? "nonisolated(nonsending) () async" : "@concurrent () async"
      let text = fake(source, set)
      #expect(text.contains("\n\(stated)func pay(_ done: \(closure) -> Void) async {"))
      #expect(text.contains("\n  @MainActor\n  func ring() async {"))
      let isolatedText = fake(isolated, set)
      #expect(isolatedText.contains("\n  func pay() async {"))
      #expect(isolatedText.contains(isNonsending ? "\n\(stated)func ring()" : "\n\(stated)nonisolated func ring()"))
    }
  }

  // MARK: Inheritance from a module with other settings

  /// Returns the fake of a type of the module App that inherits from one of the module Core.
  private func heir(
    _ parent: String, _ heir: String, _ style: FakeGenerator.Options.Style = .counters,
    _ set: (_ core: inout ModuleSettings, _ app: inout ModuleSettings) -> Void
  ) -> String {
    var (core, app) = (ModuleSettings(), ModuleSettings())
    set(&core, &app)
    var options = FakeGenerator.Options()
    options.style = style
    options.moduleSettings = ["Core": core, "App": app]
    let files = [
      SourceFile(path: "Core.swift", text: parent, module: "Core"),
      SourceFile(path: "App.swift", text: "import Core\n" + heir, module: "App"),
    ]
    return FakeGenerator(options: options).generate(files).fakes.first { $0.module == "App" }?.fileText ?? ""
  }

  @Test(arguments: [
    ("public protocol Base { func wait() async }", "protocol Heir: Base { func pay() async }", ""),
    (
      "open class Base { public init() {}; open func wait() async {} }",
      "class Heir: Base { func pay() async {} }", "override "
    ),
  ])
  func `an inherited asynchronous member runs where its own module says`(
    _ parent: String, _ type: String, _ keyword: String
  ) {
    for isNonsending in [true, false] {
      let text = heir(parent, type) { core, app in
        core.isMainActorByDefault = false
        app.isMainActorByDefault = false
        core.isNonsendingByDefault = isNonsending
        app.isNonsendingByDefault = !isNonsending
      }
      let nonsending = "\n  \(keyword)nonisolated(nonsending) func "
      let concurrent = "\n  @concurrent\n  \(keyword)func "
      #expect(text.contains((isNonsending ? nonsending : concurrent) + "wait() async"), "\(text)")
      #expect(text.contains((isNonsending ? concurrent : nonsending) + "pay() async"), "\(text)")
    }
  }

  @Test func `a protocol doesn't inherit the default isolation of another module`() {
    let text = heir("public protocol Base { func wait() }", "protocol Heir: Base { func pay() }") { core, app in
      core.isMainActorByDefault = true
      app.isMainActorByDefault = false
    }
    #expect(text.contains("\nnonisolated final class FakeHeir: Heir {"))
    #expect(text.contains("\n  @MainActor\n  func wait() {") && text.contains("\n  func pay() {"))
  }

  @Test(arguments: ["", ": Sendable"])
  func `a spy forwards what another module doesn't isolate from anywhere`(_ parents: String) {
    let parent = "public protocol Base\(parents) { func wait() async; func ring() }"
    let text = heir(parent, "protocol Heir: Base { func pay() async }", .mimus) { core, app in
      core.isMainActorByDefault = false
      app.isMainActorByDefault = true
    }
    #expect(text.contains("\n@MainActor\nfinal class FakeHeir: nonisolated Heir, Mimus.Mock {"))
    for call in ["ring()", "wait()", "pay()"] { #expect(text.contains("target.\(call)"), "\(text)") }
    for member in ["ring()", "wait() async"] { #expect(text.contains("\n  nonisolated func \(member) {"), "\(text)") }
    #expect(text.contains("\n  func pay() async {"))
  }

  @Test func `only an isolated conformance meets a requirement that an isolated protocol repeats`() {
    let heirs = [("", "@MainActor Heir {"), (", Sendable", "nonisolated Heir, @unchecked Sendable {")]
    for (parents, conformance) in heirs {
      let type = "@MainActor protocol Heir: Base\(parents) { func wait(); func pay() }"
      let text = heir("public protocol Base { func wait(); func ring() }", type) { core, _ in
        core.isMainActorByDefault = false
      }
      #expect(text.contains("\nfinal class FakeHeir: " + conformance), "\(text)")
      #expect(text.contains("\n  nonisolated func wait() {") != parents.isEmpty)
      #expect(text.contains("\n  nonisolated func ring() {"))
      #expect(text.contains("\n  func pay() {"))
    }
  }

  @Test func `a fake on an actor suits a parent whose isolation is unknown`() {
    let parent = "public protocol Base { func wait(); func pay() async }"
    let text = heir(parent, "@MainActor protocol Heir: Base {}", .mimus) { _, _ in }
    #expect(text.contains("\nfinal class FakeHeir: @MainActor Heir, Mimus.Mock {"))
    #expect(text.contains("\n  func wait() {") && text.contains("\n  nonisolated func pay() async {"))
    for call in ["wait()", "pay()"] { #expect(text.contains("target.\(call)")) }
    let sendable = heir(parent, "@MainActor protocol Heir: Base, Sendable {}", .mimus) { _, _ in }
    #expect(sendable.contains("\nfinal class FakeHeir: nonisolated Heir, Mimus.Mock {"))
    #expect(sendable.contains("\n  nonisolated func wait() {") && sendable.contains("target.wait()"))
  }

  @Test(arguments: [
    ("class Heir: Store, @unchecked Sendable { init() {}; func pay() {} }", true),
    ("class Heir: Error, @unchecked Sendable { init() {}; func pay() {} }", true),
    ("class Heir: Other.Error { init() {}; func pay() {} }", false),
    ("class Heir: Error, Till { init() {}; func pay() {} }\nprotocol Till {}", false),
    ("class Heir: Till, Store { init() {}; func pay() {} }\nprotocol Till {}", false),
    ("class Heir: Till, Store { init() {}; func pay() {} }\nnonisolated protocol Till {}", true),
    ("class Heir: Base { nonisolated override init() { super.init() }; func pay() {} }", false),
  ])
  func `a Sendable protocol keeps a class off actors, but not its subclasses`(_ heir: String, _ isKept: Bool) {
    let base = "\nclass Base: Store, @unchecked Sendable { init() {} }"
    let text = self.heir("public protocol Store: Sendable {}", "// mimus:fake\n" + heir + base, .mimus) { _, app in
      app.isMainActorByDefault = true
    }
    #expect(text.contains("\nnonisolated final class FakeHeir: ") == isKept)
    #expect(text.contains("\n@MainActor\nfinal class FakeHeir: ") != isKept)
  }

  @Test func `an async override states the main actor, which not every module infers`() {
    let text = heir(
      "", "// mimus:fake\nclass Heir { init() {}; @MainActor func pay() async {}; @MainActor func ring() {} }", .mimus
    ) { _, _ in }
    #expect(text.contains("  @MainActor\n  override func pay() async {"))
    #expect(text.contains("}\n\n  override func ring() {"))
  }

  @Test(arguments: [
    ("weak var owner: AnyObject?", false), ("var count: Int = 1; let names: [String]? = nil", true),
    ("let till = Till()", false), ("let till: Till = .shared", false), ("let till: Till? = Till.shared", false),
    ("private let tills = [Till()]", false), ("lazy var till = Till(); static let shared = Till()", true),
    ("let names = [String](); let id = UUID().uuidString; let url = URL(string: #\"a\"#)!", true),
    ("let pay: @Sendable () -> Int = { Till().pay() }", true), ("let pay = { 1 }", false), ("let one = { 1 }()", false),
    ("let place: Place = .here; let other = Place.there", true), ("let text = \"\\(Till().pay())\"", false),
    ("private lazy var till: AnyObject? = nil", false), ("let decoder = JSONDecoder(); let all: [Int] = .init()", true),
    ("let pair = (-1.5, b: true)", true), ("let one = make()", false), ("let here: String = #file", false),
  ])
  func `an inherited initializer is nonisolated if all values are created anywhere`(_ property: String, _ isFree: Bool)
  {
    func text(_ areDefaultValuesIsolated: Bool?) -> String {
      let others = "enum Place { case here, there }\n@MainActor class Till { init() {}; func pay() -> Int { 1 } }"
      return heir("", "// mimus:fake\n@MainActor class Heir { \(property); func pay() {} }\n\(others)", .mimus) {
        _, app in
        app.isMainActorByDefault = false
        app.areDefaultValuesIsolated = areDefaultValuesIsolated
      }
    }
    #expect(text(true).contains("\n  nonisolated override init() {") == isFree)
    #expect(text(false).contains("\n  override init() {"))
    #expect(text(nil).contains("  #if hasFeature(IsolatedDefaultValues)\n    nonisolated override init() {") == isFree)
    #expect(text(nil).contains("  #if !hasFeature(IsolatedDefaultValues)\n    override init() {") == isFree)
    #expect(text(nil).contains("\n  override init() {") != isFree)
  }

  @Test(arguments: [
    ("var place: Place = .here", true), ("var place: Place? = .here", true), ("let place = Place.there(2)", true),
    ("let place = Place.first", false), ("let place: Place = .first", false), ("let place = Place.here.next", false),
    ("let place: Space.Place = .far, name = Space.Place.`default`.rawValue", true), ("let till = Space.Till()", true),
    ("let desk = Desk()", false), ("let hall = Hall()", true), ("let heir = Branch()", false),
    ("let safe = Safe()", true), ("let safe = Safe.shared", true),
    ("let text = [\"a\"].joined(separator: \",\")", true), ("let level: Level = .low", true),
    ("var money: Money = .zero", false), ("let money = Money()", true), ("let coin: Money.Coin = .init()", false),
    ("let all = FileManager().enumerator(atPath: \"/\")", false),
    ("var draft: Draft? = nil", false), ("let draft = Draft()", false), ("var step: Free.Step? = nil", false),
    ("let hall = Hall(rows: 1)", false), ("let hall: Hall = .init(rows: 1)", false),
    ("let text = #\"\\#(Till())\"#", false), ("let text = #\"\\(Till())\"#", true), ("let word = /[a-z]+/", false),
    ("let files = FileManager.default", true), ("let all = FileManager.default.enumerator(atPath: \"/\")", false),
    ("var words: Words? = nil", false), ("var label: Label? = nil", true),
    ("var places: Set<Place> = []", false),
    ("var far: Set<Space.Place> = [.far]", true), ("var far: Set<Space.Place> = [.first]", false),
    ("let raw = Space.Place(rawValue: \"d\")", true), ("let count: Int = Hall().count", false),
    ("let hall = Size()", false),
    ("let next: Place = .there(1).next", false), ("let same: Bool = Place.here == .there(1)", false),
    ("let place: any Hashable = Place.here", false), ("let raw = Odd.one.rawValue", false),
    ("var bag: Set<Canceller> = []", false),
    ("var timer: Timer?", false), ("let task: Task<Void, Never>? = nil; var error: (any Error)?", true),
    ("let sum = 1 +++ 2", false), ("let sum = 1 + 2", true), ("let boxes: [Box] = [1].map { _ in Box() }", false),
    ("let raw = Space.Place(index: 1)", false),
    ("let all: [() -> Int] = [{ 1 }]", false), ("let run: @Sendable () -> Void = { _ = Box() }", true),
    ("let inner: Inner = .one", false),
    ("var counts: [Place: Int] = [:]", false),
    ("var ids: Set<UUID> = [], shelves: [String: Box] = [:]", true), ("let hall: Hall = .shared", false),
    ("let counts = [Place: Int]()", false), ("let counts = [Place.here: 1]", false),
    ("let pair = (here: 1, Place.here)", true),
    ("let box = true ? Box.one : nil", false), ("let places: [Int: Place] = [1: .here], others = [Place.here]", true),
    ("let box = Box()", false),
    ("let box = Free(), other: Free = .init()", true), ("let one = Off.one", false), ("let two = Off.two", true),
    ("let off = Off()", true), ("let on = On()", false), ("let till: Till? = nil", false),
  ])
  func `a value of an isolated module may be known to be created anywhere`(_ property: String, _ isFree: Bool) {
    let others = """
      enum Place { case here; static var first: Self { .here }; indirect case there(Int); var next: Place { .here } }
      enum Space { enum Place: String { case `default` = "d", far = "f"; static var first: Self { .far } }; class Till {} }
      struct Box { init() {} }
      enum Odd: RawRepresentable { case one; var rawValue: Int { 1 }; init?(rawValue: Int) { nil } }
      typealias Size = Desk
      enum Inner { case one }
      class Desk { let box = Box() }
      class Hall { let till = Space.Till(); static let shared = Hall() }
      class Branch: Hall {}
      actor Safe { init() {}; static let shared = Safe() }
      extension Hall { convenience init(rows: Int) { self.init() } }
      typealias Words = NSMutableString
      typealias Label = String
      enum Level: Swift.Int { case low }
      nonisolated struct Money: Sendable {}
      extension Money { static let zero = Money(); struct Coin {} }
      nonisolated class Loose {}
      nonisolated struct Draft { var loose: Loose? }
      nonisolated struct Free: Sendable { struct Step { var loose: Loose? } }
      nonisolated final class Off: Sendable { init() {}; @MainActor static let one = Off(); static let two = Off() }
      nonisolated final class On: Sendable { @MainActor init() {} }
      nonisolated final class Till {}
      """
    let text = fake("class Heir { \(property); func pay() {}; struct Inner { static let one = Inner() } }\n\(others)") {
      $0.style = .mimus
      $0.settings.isMainActorByDefault = true
      $0.settings.areDefaultValuesIsolated = true
      $0.only = ["Heir"]
    }
    #expect(text.contains("\n  nonisolated override init() {") == isFree)
    #expect(text.contains("\n  override init() {") != isFree)
  }

  @Test(arguments: [
    ("let phase: Phase = .idle", true), ("let phase: Load = .none", false), ("let phase: Shown = .idle", false),
    ("let row: Row? = nil", false), ("let row: Sent? = nil", true), ("let rows = [Row]()", false),
    ("let safe = Safe()", true), ("let tag = Tag()", false), ("let pair: Pair? = nil", true),
    ("let theme = Theme()", false), ("let theme: Theme = .dark", false),
    ("let kind: Shown.Kind = .one", false), ("let kind: Phase.Kind = .one", true), ("let gap: Gap = .none", false),
    ("let other = Other()", false), ("let other: Other? = nil", true), ("let loose: Loose? = nil", false),
  ])
  func `a value of a module that isolates nothing is created anywhere if its type is known to be Sendable`(
    _ property: String, _ isFree: Bool
  ) {
    let others = """
      enum Phase { case idle, busy }
      enum Load { case none, some(() -> Void) }
      public enum Shown { case idle }
      struct Row { var run: (() -> Void)? }
      struct Sent: Hashable, Sendable {}
      @MainActor struct Theme: Sendable { static let dark = Theme() }
      @MainActor protocol Shown {}
      struct Tag: Shown, Sendable { init() {} }
      struct Pair: Sendable { var one: Int }
      public extension Shown { enum Kind { case one } }
      extension Phase { enum Kind { case one } }
      enum Gap { case none, some (() -> Void) }
      actor Safe { init() {} }
      """
    let base = "public struct Other: Sendable { public init() {} }; public struct Loose {}"
    let text = heir(base, "// mimus:fake\n@MainActor class Heir { \(property); func pay() {} }\n\(others)", .mimus) {
      $0.isMainActorByDefault = true
      $1.isMainActorByDefault = false
      $1.areDefaultValuesIsolated = true
    }
    #expect(text.contains("\n  nonisolated override init() {") == isFree)
  }

  @Test(arguments: [
    ("var count = 1", false), ("var count: Int?", false), ("let count = 1", true), ("private var count = 1", false),
    ("@ObservationIgnored var count = 1; @ObservationIgnored lazy var other = 1", true),
  ])
  func `an inherited initializer is isolated if it sets what is observed`(_ property: String, _ isFree: Bool) {
    let text = heir("", "// mimus:fake\n@MainActor @Observable class Heir { \(property); func pay() {} }", .mimus) {
      $1.isMainActorByDefault = false
      $1.areDefaultValuesIsolated = true
    }
    #expect(text.contains("\n  nonisolated override init() {") == isFree)
  }

  @Test(arguments: [
    ("class Till<Coin> { var coin: Coin? }", false), ("class Till<Coin: Sendable> { var coin: Coin? }", true),
    ("class Till<Coin> where Coin: Sendable { var coin: Coin? }", true),
    ("class Till { weak var shop: Till? }", true), ("class Till { var notes: [String: Any] = [:] }", false),
  ])
  func `the compiler's initializer is isolated unless all values are Sendable`(_ source: String, isOffActor: Bool) {
    let text = fake(source) { $0.settings.isMainActorByDefault = true }
    #expect(text.contains("  nonisolated override init()") == isOffActor, "\(text)")
  }
}
