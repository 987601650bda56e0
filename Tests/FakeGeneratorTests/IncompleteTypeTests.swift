import FakeGenerator
import Testing

/// Tests which properties are left alone because the compiler completes their types from the initial values.
struct IncompleteTypeTests {
  @Test(arguments: [
    "var task: Task = Task()", "var task: Task? = Task ( )", "var task: Task = .init()",
    "var task: Models.Task = Models.Task(id: 1)", "var task: Models.Task? = nil", "var task: [Models::Task] = [first]",
    "var task: Swift.Task<Void, Never> = Task {}", "var task: Task? = nil", "var task: [Task] = []",
    "var task: [Int: Task] = [:]", "var task: Result = .success",
  ])
  func `a type that may be complete is written as it is declared`(_ property: String) {
    let text = "import Models\nclass Todo<Result> {\n  \(property)\n}"
    for style in [FakeGenerator.Options.Style.mimus, .counters] {
      let generation = generate(text, style: style)
      #expect(generation.diagnostics.isEmpty)
      #expect(generation.fakes.first?.fileText.contains("override var task:") == true)
    }
    #expect(generate(text, style: .protocol).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "var task: Task = Task {}", "var task: Task = Task() {}", "var task: Task = .init(priority: .low) {}",
    "var task: Swift.Task = Task {}", "var task: [Task] = [Task {}]", "var task: _Concurrency.Task = Task {}",
    "var task: Swift::Set = [1]", "var task: [_] = [1]", "var task: Task = makeTask()",
  ])
  func `a property whose type the compiler may complete is left alone with a warning`(_ property: String) {
    let text = "import Models\nclass Todo {\n  \(property)\n  var id: Int = 1\n}"
    let reason = """
      its type may have generic arguments that only its initial value shows; write them or, if it has none, the module \
      before its name
      """
    for style in [FakeGenerator.Options.Style.mimus, .counters] {
      let generation = generate(text, style: style)
      let warning = "Todo.swift:3:7: warning: 'task' is not overridden in the fake: \(reason)"
      #expect(generation.diagnostics.map(\.description) == [warning])
      let fake = generation.fakes.first?.fileText ?? ""
      #expect(fake.contains("override var id") && !fake.contains("override var task"))
    }
    let generation = generate(text, style: .protocol)
    #expect(
      generation.diagnostics.map(\.description)
        == ["Todo.swift:3:7: warning: 'task' is not in 'TodoProtocol': \(reason)"])
  }

  @Test(arguments: [
    ("var box: Box = Box(1)", true), ("var box: [Box] = [Box(1)]", true), ("var box: (Box, Int) = (Box(1), 1)", true),
    ("var box: Shelf.Box = .init(1)", true), ("var box: Crate.Lid = Crate.Lid(1)", true),
    ("var box: Case = .a(1)", true),
    ("var box: Desk = Desk(1)", true), ("var box: Other = Other(1)", true), ("var box: Deep.Box = Deep.Box(1)", true),
    ("var box: Crate<Int>.Lid = .init()", false), ("var box: Box<Int> = Box(1)", false),
    ("var box: Shelf = Shelf()", false), ("var box: Shelf.Range = .init(1)", false),
    ("var box: Hidden = make()", false),
    ("var box: Primary = make()", false),
  ])
  func `a generic type of the sources needs its arguments`(_ property: String, _ isIncomplete: Bool) {
    let text = """
      struct Box<T> {}
      struct Shelf { struct Box<T> { enum Inner {} }; struct Range: Sequence<Int> {} }
      class Crate /* of */ <T> { struct Lid {} }
      indirect enum Case<each T> {}
      actor Desk<T> {}
      final class Other
      <T> {}
      enum Deep {}
      extension Deep { struct Box<T> {} }
      extension Shelf<Int> {}
      private struct Hidden<T> {}
      protocol Primary<T> { associatedtype T }
      class Todo {
        \(property)
      }
      """
    for style in [FakeGenerator.Options.Style.mimus, .counters, .protocol] {
      let warnings = generate(text, style: style, only: ["Todo"]).diagnostics
      #expect(warnings.isEmpty == !isIncomplete, "\(warnings)")
    }
  }

  @Test(arguments: [
    ("box = Box()", "Box"), ("boxes = [Box]()", "[Box]"), ("boxes = [String: [Box]]()", "[String: [Box]]"),
    ("names = Set<String>()", "Set<String>"), ("crate = Crate<Int>()", "Crate<Int>"),
    ("lid = Crate<Int>.Lid()", "Crate<Int>.Lid"),
    ("start = Date()", "Date"), ("end = Foundation.Date()", "Foundation.Date"), ("part = Box.Part()", "Box.Part"),
    ("crate = Crate()", nil), ("size = Size()", nil), ("box = makeBox()", nil), ("box = { Box() }()", nil),
    ("box = Box(1)", "Box"), ("box = Box { 1 }", nil), ("box = Box(1)(2)", nil), ("box = Box(1).other", nil),
    ("box = Box.shared", nil), ("boxes = [Box](repeating: Box(), count: 2)", "[Box]"), ("type = Box.self", nil),
    ("mode = Mode.fast", "Mode"), ("mode = Mode.slow(by: 2)", "Mode"), ("mode = Mode.other", nil),
    ("row = Row<Int>.end", "Row<Int>"), ("row = Row.end", nil), ("room = Room(1)", "Room"), ("vault = Vault(1)", nil),
    ("vault = Vault()", "Vault"), ("annex = Annex(1)", nil), ("annex = Annex()", "Annex"),
    ("queue = DispatchQueue(label: \"a\")", "DispatchQueue"), ("id = UUID()", "UUID"),
    ("id = UUID(uuidString: \"a\")", nil), ("files = FileManager.default", "FileManager"),
    ("files = Foundation.FileManager.default", "Foundation.FileManager"), ("zone = TimeZone.current", nil),
    ("files = FileManager.default()", nil), ("date = Date.now", "Date"), ("date = Box.Date.now", nil),
    ("room = Room()", "Room"), ("safe = Safe()", nil), ("item = Item()", nil),
    ("lock = NSLock()", nil), ("view = UIView()", nil), ("shed = Shed<Int>()", "Shed<Int>"),
    ("box = Box() + Box()", nil),
  ])
  func `an initial value shows a type that is known`(_ property: String, _ type: String?) {
    let text = """
      import Foundation
      struct Box { struct Part {} }
      struct Crate<T> { struct Lid {} }
      typealias Size = Int
      class Room {}
      class Safe { init?() {} }
      class Vault { init() {}; init?(_ depth: Int) {} }
      class Annex: Vault {}
      enum Mode { case fast, slow(by: Int) }
      enum Row<T> { case end }
      struct TimeZone {}
      class Shed<T> {}
      struct NSLock<T> {}
      class Todo<Item: Task> { var \(property); weak var owner = Room(); @Kept var kept = Box() }
      """
    for style in [FakeGenerator.Options.Style.mimus, .counters] {
      let generation = generate(text, style: style, only: ["Todo", "Room", "Safe", "Shed", "Vault", "Annex"])
      #expect(generation.diagnostics.isEmpty)
      let fake = generation.fakes.first { $0.name.hasSuffix("Todo") }?.fileText ?? ""
      let name = property.prefix { $0 != " " }
      #expect(fake.contains("override var \(name): ") == (type != nil), "\(fake)")
      if let type { #expect(fake.contains("override var \(name): \(type) {")) }
      #expect(!fake.contains("override var owner") && !fake.contains("override var kept"))
    }
  }

  @Test func `a type nested around a class hides a generic type of the same name`() {
    let text = "struct Box<T> {}\nenum Desk {\n  struct Box {}\n  class Todo {\n    var box: Box = make()\n  }\n}"
    for style in [FakeGenerator.Options.Style.mimus, .counters, .protocol] {
      #expect(generate(text, style: style, only: ["Desk.Todo"]).diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["Shop", "Mill"]) func `each module has generic types of its own`(_ module: String) {
    let files = [
      SourceFile(path: "Box.swift", text: "struct Box<T> {}", module: module),
      SourceFile(path: "Plain.swift", text: "struct Box {}", module: module == "Shop" ? "Mill" : "Shop"),
      SourceFile(path: "Todo.swift", text: "class Todo { var box: Box = make() }", module: "Shop"),
    ]
    #expect(FakeGenerator().generate(files).diagnostics.isEmpty == (module != "Shop"))
  }

  private func generate(_ text: String, style: FakeGenerator.Options.Style, only: [String] = ["Todo"]) -> Generation {
    var options = FakeGenerator.Options()
    options.only = only
    options.style = style
    return FakeGenerator(options: options).generate([SourceFile(path: "Todo.swift", text: text)])
  }
}
