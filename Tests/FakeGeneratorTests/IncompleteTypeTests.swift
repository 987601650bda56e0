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
      let warning = "Todo.swift:3:7: warning: 'task' isn't overridden in the fake: \(reason)"
      #expect(generation.diagnostics.map(\.description) == [warning])
      let fake = generation.fakes.first?.fileText ?? ""
      #expect(fake.contains("override var id") && !fake.contains("override var task"))
    }
    let generation = generate(text, style: .protocol)
    #expect(
      generation.diagnostics.map(\.description)
        == ["Todo.swift:3:7: warning: 'task' is not in 'TodoProtocol': \(reason)"])
  }

  private func generate(_ text: String, style: FakeGenerator.Options.Style) -> Generation {
    var options = FakeGenerator.Options()
    options.style = style
    return FakeGenerator(options: options).generate([SourceFile(path: "Todo.swift", text: text)])
  }
}
