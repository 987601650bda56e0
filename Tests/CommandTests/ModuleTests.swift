#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Tests fakes of several modules, as plugins request them.
  struct ModuleTests {
    private static let run = ["--annotated", "--style", "counters", "--file-per", "module", "--output", "Fakes"]
    private static let modules = ["--module", "Warehouse", "Warehouse", "--module", "Shop", "Shop", "--module", "Till"]

    private func shop() throws -> Workbench {
      try Workbench([
        "Warehouse/Stock.swift": "// mimus:fake\npublic protocol Stock {}\npublic protocol Base { func base() }",
        "Shop/Mailer.swift": "import Warehouse\n// mimus:fake\nprotocol Mailer: Base {}",
      ])
    }

    private func text(importing module: String? = nil, _ fake: String...) -> String {
      let imports = module.map { "\n\($0)\n" } ?? ""
      return OutputTests.firstLine + imports + fake.map { "\n\($0)\n" }.joined()
    }

    @Test func `each module has a file, with or without fakes`() async throws {
      let bench = try shop()
      let outcome = try await bench.run(Self.run + Self.modules)
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
      #expect(
        bench.names(in: "Fakes") == ["MimusFakes+Shop.swift", "MimusFakes+Till.swift", "MimusFakes+Warehouse.swift"])
      #expect(
        bench.text("Fakes/MimusFakes+Warehouse.swift")
          == text(
            importing: "@testable public import Warehouse",
            "public final class FakeStock: Stock {\n  public init() {}\n}"))
      #expect(bench.text("Fakes/MimusFakes+Till.swift") == OutputTests.firstLine)
      let shop = bench.text("Fakes/MimusFakes+Shop.swift") ?? ""
      #expect(shop.contains("\nimport Warehouse\n@testable import Shop\n") && shop.contains("func base()"))
    }

    @Test func `paths before any module have their own file, and context modules have none`() async throws {
      let bench = try shop()
      let modules = ["Shop", "--module", "Warehouse", "--context", "Warehouse"]
      #expect(try await bench.run(Self.run + modules).status == 0)
      #expect(bench.names(in: "Fakes") == ["MimusFakes.swift"])
      #expect(bench.text("Fakes/MimusFakes.swift")?.contains("@testable") == false)
    }

    @Test func `the file of a module that no longer exists is removed`() async throws {
      let bench = try shop()
      _ = try await bench.run(Self.run + Self.modules)
      #expect(try await bench.run(Self.run + ["--module", "Warehouse", "Warehouse"]).status == 0)
      #expect(bench.names(in: "Fakes") == ["MimusFakes+Warehouse.swift"])
    }

    @Test func `an output folder with a file for each type has the fakes of all modules`() async throws {
      let bench = try shop()
      let outcome = try await bench.run(["--annotated", "--output", "Fakes/"] + Self.modules)
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
      #expect(bench.names(in: "Fakes") == ["FakeMailer.swift", "FakeStock.swift"])
      #expect(bench.text("Fakes/FakeMailer.swift")?.contains("@testable import Shop\n") == true)
      #expect(bench.text("Fakes/FakeStock.swift")?.contains("@testable import Warehouse\n") == true)
    }

    @Test func `a name that means different types in one file is reported`() async throws {
      let bench = try Workbench([
        "Warehouse/Stock.swift": "public struct Item {}\npublic protocol Stock { func add(_ item: Item) }",
        "Shop/Shop.swift": "import Warehouse\nstruct Item {}\nprotocol Shop { func sell(_ items: [Item]) }",
        "Till/Till.swift": "struct Item {}\nprotocol Till { func ring() }",
      ])
      let modules = ["Warehouse", "Shop", "Till"].flatMap { ["--module", $0, $0] }
      let warning = """
        warning: 'Item' is ambiguous in a file with the fakes of 'Warehouse' and 'Shop', which each declare a type of that \
        name; use '--output <folder>/', or '--file-per module'

        """
      for style in ["mimus", "counters"] {
        for output in [[], ["--output", "Fakes.swift"]] {
          let outcome = try await bench.run(["--style", style] + output + modules)
          #expect(outcome.error == warning && outcome.status == 0)
        }
        for output in [["--output", "A/"], ["--output", "B/", "--file-per", "module"]] {
          #expect(try await bench.run(["--style", style] + output + modules).error.isEmpty)
        }
        let one = try await bench.run(["--style", style] + modules.dropFirst(2))
        #expect(one.error.isEmpty)
      }
    }

    @Test func `if nothing is marked, there is a warning`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}"])
      let outcome = try await bench.run(Self.run + ["--module", "Shop", "Shop"])
      #expect(
        outcome
          == Outcome(status: 0, output: "", error: "warning: nothing in the given files is marked '// mimus:fake'\n"))
      #expect(bench.text("Fakes/MimusFakes+Shop.swift") == OutputTests.firstLine)
    }
  }

  /// Tests `--check`, which reports what would be written and writes nothing.
  struct CheckTests {
    private static let check = ["--check", "--style", "counters", "--output", "Fakes/", "Shop"]
    private static let write = Array(check.dropFirst())

    @Test func `fakes that are up to date pass`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}"])
      _ = try await bench.run(Self.write)
      #expect(try await bench.run(Self.check) == Outcome(status: 0, output: "", error: ""))
    }

    @Test func `fakes whose line endings were converted are up to date`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}"])
      _ = try await bench.run(Self.write)
      let windows = try #require(bench.text("Fakes/FakeA.swift")).replacingOccurrences(of: "\n", with: "\r\n")
      try bench.write(windows, to: "Fakes/FakeA.swift")
      #expect(try await bench.run(Self.check) == Outcome(status: 0, output: "", error: ""))
      // Writing them again changes nothing, but if the type has changed, they're still recognized.
      #expect(try await bench.run(Self.write) == Outcome(status: 0, output: "", error: ""))
      #expect(bench.text("Fakes/FakeA.swift") == windows)
      try bench.write("protocol A { func f() }", to: "Shop/A.swift")
      #expect(try await bench.run(Self.check).status == 1)
      #expect(try await bench.run(Self.write).status == 0)
      #expect(bench.text("Fakes/FakeA.swift")?.contains("func f()") == true)
    }

    @Test func `fakes that are missing, different, or left over are listed and remain unchanged`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}\nprotocol B {}"])
      _ = try await bench.run(Self.write)
      try bench.write("protocol A { func f() }\nprotocol C {}", to: "Shop/A.swift")
      let before = bench.text("Fakes/FakeA.swift")
      #expect(
        try await bench.run(Self.check)
          == Outcome(
            status: 1, output: "",
            error: """
              Fakes/FakeA.swift: error: out of date
              Fakes/FakeC.swift: error: not written yet
              Fakes/FakeB.swift: error: left over; the type that it fakes no longer exists, or is no longer marked

              """))
      #expect(bench.names(in: "Fakes") == ["FakeA.swift", "FakeB.swift"])
      #expect(bench.text("Fakes/FakeA.swift") == before)
    }

    @Test func `a single file of fakes is also checked, and so is JSON`() async throws {
      let bench = try Workbench(["A.swift": "protocol A {}"])
      for options in [["--output", "Fakes.swift"], ["--format", "json", "--output", "Fakes.json"]] {
        let name = options.last ?? ""
        let missing = try await bench.run(["--check", "A.swift"] + options)
        #expect(missing == Outcome(status: 1, output: "", error: "\(name): error: not written yet\n"))
        #expect(try await bench.run(["A.swift"] + options).status == 0)
        #expect(try await bench.run(["--check", "A.swift"] + options) == Outcome(status: 0, output: "", error: ""))
      }
    }
  }
#endif
