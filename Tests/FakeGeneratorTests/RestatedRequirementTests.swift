import FakeGenerator
import Testing

/// Tests that requirements are taken for the same only if their types are.
struct RestatedRequirementTests {
  @Test(arguments: [
    "enum Shop { enum Item {}; protocol Till { func take(_ x: Item) } }; enum Item {}; @ { func take(_ x: Item) }",
    "enum Shop { enum Item {}; protocol Till { func take(_ x: Item); func take(_ x: Other) } }; @ {}",
    "import Foundation; struct Data {}; enum Shop { protocol Till { func take(_ x: Data) } }; @ { func take(_ x: Foundation.Data) }",
    "enum Shop { struct Int {}; protocol Till { func take(_ x: Int); func take(_ x: Swift.Int) } }; @ {}",
    "#if A\ntypealias Item = Int\n#else\ntypealias Item = Bool\n#endif\nenum Shop { protocol Till { func take(_ x: Item) } }\n@ { func take(_ x: Int) }",
  ])
  func `requirements of different types are both implemented`(_ source: String) {
    let heir = "typealias Other = Item; protocol WideTill: Shop.Till"
    #expect(functions(of: source.replacing("@", with: heir)) == 2)
  }

  @Test(arguments: [
    "enum Shop { enum Item {}; protocol Till { func take(_ x: Item) } }; @ { func take(_ x: Shop.Item) }",
    "enum Shop { protocol Till { typealias Item = Int; func take(_ x: Item) } }; @ { func take(_ x: Swift.Int) }",
  ])
  func `requirements of the same types are implemented once`(_ source: String) {
    #expect(functions(of: source.replacing("@", with: "protocol WideTill: Shop.Till")) == 1)
  }

  @Test(arguments: [
    "protocol Till<Coin> { associatedtype Coin; func next() async -> Coin }",
    "protocol Till { func next<Coin>() async -> Coin }",
  ])
  func `a generic parameter isn't what an alias with its name stands for`(_ source: String) {
    let fake = output(of: "typealias Coin = Never\n\(source)")
    #expect(fake.contains(".asyncAnswer()") && !fake.contains("asyncNeverAnswer"), "\(fake)")
  }

  @Test func `long chains of aliases are followed`() {
    let aliases = (1...20).map { "typealias Item\($0) = Item\($0 - 1)" }.joined(separator: "\n")
    let till = "typealias Item0 = Int\n\(aliases)\nprotocol Till { func take(_ x: Int) }"
    #expect(functions(of: "\(till)\nprotocol WideTill: Till { func take(_ x: Item20) }") == 1)
  }

  /// Returns the number of functions `take(_:)` in the fake of `WideTill`.
  private func functions(of source: String) -> Int {
    var options = FakeGenerator.Options()
    options.style = .counters
    options.only = ["WideTill"]
    let generation = FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    return (generation.fakes.first?.fileText ?? "").split(separator: "\n").count { $0.contains("func take(") }
  }
}
