#if os(macOS) || os(Linux)
  import FakeGenerator
  import Foundation
  import Testing

  struct OptionTests {
    static let mailer = "protocol Mailer { func send(_ text: String) -> Bool }\n"

    static let fakeMailer = """
      // Written by mimus-fake: changes made here are lost.

      final class FakeMailer: Mailer {
        init() {}

        var sendCallCount = 0
        var sendArgsForCall: [String] = []
        var sendReturnValue: Bool = false
        func send(_ text: String) -> Bool {
          sendCallCount += 1
          sendArgsForCall.append(text)
          return sendReturnValue
        }
      }

      """

    @Test(arguments: [["--style", "counters"], ["--style=counters"]])
    func `fakes with counters don't import Mimus`(_ style: [String]) async throws {
      let outcome = try await Workbench(["Mailer.swift": Self.mailer]).run(style + ["Mailer.swift"])
      #expect(outcome == Outcome(status: 0, output: Self.fakeMailer, error: ""))
    }

    @Test(arguments: [[], ["--style", "mimus"]]) func `the default style is mimus`(_ style: [String]) async throws {
      let outcome = try await Workbench(["Mailer.swift": Self.mailer]).run(style + ["Mailer.swift"])
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output.contains("import Mimus\n"))
      #expect(outcome.output.contains("final class FakeMailer: Mailer, Mimus.Mock"))
    }

    @Test func `a protocol is extracted from a type, and then faked`() async throws {
      let bench = try Workbench(["Shop/Till.swift": "final class Till { func ring(_ cents: Int = 1) -> Int { cents } }"]
      )
      let arguments = ["--style", "protocol", "--only", "Till", "--output", "Shop/TillProtocol.swift", "Shop"]
      for _ in 1...2 {
        let outcome = try await bench.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.error.hasPrefix("Shop/Till.swift:1:25: warning: 'ring' has default arguments"))
      }
      #expect(bench.text("Shop/TillProtocol.swift")?.contains("extension Till: TillProtocol {}") == true)
      let fake = try await bench.run(["--style", "counters", "Shop"])
      #expect(fake.status == 0)
      #expect(fake.output.contains("final class FakeTillProtocol: TillProtocol {"))
      let again = try await bench.run(["--style", "protocol", "--only", "TillProtocol", "Shop/TillProtocol.swift"])
      #expect(again.status == 1 && again.output.isEmpty)
    }

    @Test func `standard input is read, and named in diagnostics`() async throws {
      let bench = try Workbench()
      let read = try await bench.run(["--style", "counters", "-"], input: Self.mailer)
      #expect(read == Outcome(status: 0, output: Self.fakeMailer, error: ""))
      let refused = try await bench.run(["-"], input: "\n  protocol A: Nowhere {}")
      #expect(
        refused
          == Outcome(
            status: 1, output: "",
            error: """
              <stdin>:2:12: error: cannot fake 'A': it inherits from 'Nowhere', whose declaration is not among the given \
              files; name its file with --context

              """))
    }

    @Test func `only named types are faked`() async throws {
      let bench = try Workbench(["A.swift": "protocol A {}\nprotocol B {}\nenum C { protocol D {} }\nfinal class E {}"])
      let outcome = try await bench.run(["--style", "counters", "--only", "B,C.D", "A.swift"])
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output.contains("FakeB") && outcome.output.contains("FakeD") && !outcome.output.contains("FakeA"))
    }

    @Test func `a name that does not exist or cannot be faked is an error, and others are written`() async throws {
      let bench = try Workbench([
        "A.swift": "protocol A {}\nfinal class E {}\nprivate protocol F {}\nenum G { fileprivate class H {} }"
      ])
      let outcome = try await bench.run(["--style", "counters", "--only=Z, A", "--only", "E,F,H", "A.swift"])
      #expect(outcome.status == 1 && outcome.output.contains("class FakeA: A"))
      #expect(
        outcome.error == """
          error: cannot find protocol, class, or structure 'Z' in the given files
          A.swift:2:13: error: cannot fake 'E': a final class cannot be subclassed
          A.swift:3:18: error: cannot fake 'F': it is private
          A.swift:4:28: error: cannot fake 'H': it is private

          """)
    }

    @Test func `final and private types are skipped silently`() async throws {
      let bench = try Workbench([
        "A.swift": "final class A {}\nprivate protocol B {}\nfileprivate class C {}\nclass D {}"
      ])
      let outcome = try await bench.run(["--style", "counters", "A.swift"])
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output.contains("final class FakeD: D"))
      #expect(
        !outcome.output.contains("FakeA") && !outcome.output.contains("FakeB") && !outcome.output.contains("FakeC"))
    }

    @Test func `only marked types are faked, and an invalid mark is an error`() async throws {
      let bench = try Workbench([
        "Shop/A.swift": """
        protocol A {}
        // mimus:fake
        protocol B {}
        /// A class. mimus:fake is not said here.
        class C {}
        // mimus:fake
        @available(*, deprecated) class D {}
        // mimus:fake
        final class E {}
        """
      ])
      let outcome = try await bench.run(["--style", "counters", "--annotated", "Shop"])
      #expect(outcome.status == 1)
      #expect(outcome.error == "Shop/A.swift:9:13: error: cannot fake 'E': a final class cannot be subclassed\n")
      #expect(outcome.output.contains("FakeB: B") && outcome.output.contains("FakeD: D"))
      #expect(!outcome.output.contains("FakeA") && !outcome.output.contains("FakeC"))
    }

    @Test func `a class is faked if its file is given, but not if its folder is`() async throws {
      let bench = try Workbench(["Shop/A.swift": "class A {}\nprotocol B {}"])
      let folder = try await bench.run(["--style", "counters", "Shop"])
      #expect(folder.output.contains("FakeB") && !folder.output.contains("FakeA"))
      for paths in [["Shop/A.swift"], ["Shop", "Shop/A.swift"], ["Shop/../Shop/A.swift", "Shop"]] {
        let named = try await bench.run(["--style", "counters"] + paths)
        #expect(named.output.contains("FakeB") && named.output.contains("FakeA"))
      }
    }

    @Test func `a fake has the imports of its file, the requested ones, and the testable ones`() async throws {
      let bench = try Workbench(["A.swift": "import Foundation\nimport Shop\nprotocol A { func f(_ url: URL) }"])
      let outcome = try await bench.run([
        "--style", "counters", "--import", "Zoo", "--import=Cards", "--testable", "Shop", "--testable=Till", "A.swift",
      ])
      #expect(
        outcome.output.hasPrefix(
          """
          // Written by mimus-fake: changes made here are lost.

          import Cards
          import Foundation
          import Zoo
          @testable import Shop
          @testable import Till

          """))
    }

    @Test func `context is read for inherited declarations and not faked`() async throws {
      let bench = try Workbench(["A.swift": "protocol A: Base {}", "Other/Base.swift": "protocol Base { func base() }"])
      for context in ["Other", "Other/Base.swift"] {
        let outcome = try await bench.run(["--style", "counters", "--context", context, "A.swift"])
        #expect(outcome.status == 0 && outcome.error.isEmpty)
        #expect(outcome.output.contains("baseCallCount") && !outcome.output.contains("FakeBase"))
      }
    }

    @Test(arguments: [("public", "public "), ("package", "package "), ("internal", "")])
    func `fakes have the requested access level`(_ level: String, _ modifier: String) async throws {
      let bench = try Workbench(["A.swift": "public protocol A { func f() }"])
      let outcome = try await bench.run(["--style", "counters", "--access", level, "A.swift"])
      #expect(outcome.output.contains("\n\(modifier)final class FakeA: A"))
      #expect(outcome.output.contains("\n  \(modifier)func f()"))
    }

    @Test func `a type has the access that the extension around it gives`() async throws {
      let text = "public extension Shop { protocol A { func f() }; internal protocol B {}; struct C { protocol D {} } }"
      let bench = try Workbench(["A.swift": text])
      let outcome = try await bench.run(["--access", "public", "A.swift"])
      #expect(outcome.output.contains("\n  public final class FakeA: A"))
      #expect(outcome.output.contains("\n  final class FakeB: B"))
      #expect(outcome.output.contains("\n  final class FakeD: D"))
    }

    @Test func `the model is printed as JSON`() async throws {
      let bench = try Workbench(["Mailer.swift": Self.mailer])
      let outcome = try await bench.run(["--format", "json", "Mailer.swift"])
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      let model = try JSONDecoder().decode(FakeModel.self, from: Data(outcome.output.utf8))
      #expect(model.version == 1 && model.fakes.map(\.name) == ["FakeMailer"] && model.fakes[0].path == "Mailer.swift")

      let file = try await bench.run(["--format", "json", "--output", "Fakes/", "Mailer.swift"])
      #expect(file == Outcome(status: 0, output: "", error: ""))
      #expect(bench.text("Fakes/Fakes.json") == outcome.output)
    }
  }
#endif
