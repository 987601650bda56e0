#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  struct InputTests {
    private func fakes(_ outcome: Outcome) -> [String] {
      outcome.output.split(separator: "\n").filter { $0.hasPrefix("final class Fake") }
        .map { String($0.dropFirst("final class ".count).prefix { $0 != ":" }) }
    }

    @Test func `hidden folders and build folders are skipped`() async throws {
      let skipped = [
        ".build", ".git", ".swiftpm", "Build", "build", "Carthage", "DerivedData", "Pods", "SourcePackages",
        "node_modules",
      ]
      let files = skipped.map { ("Root/Inner/\($0)/Deep/No.swift", "protocol No {}") }
      let bench = try Workbench(
        Dictionary(
          uniqueKeysWithValues: files + [
            ("Root/Inner/Yes.swift", "protocol Yes {}"), ("Root/.Hidden.swift", "protocol No {}"),
            ("Root/Text.txt", "protocol No {}"), ("Pods/Asked.swift", "protocol Asked {}"),
          ]))
      #expect(fakes(try await bench.run(["Root"])) == ["FakeYes"])
      #expect(fakes(try await bench.run(["Pods"])) == ["FakeAsked"])
      #expect(fakes(try await bench.run(["Root/.Hidden.swift"])) == ["FakeNo"])
    }

    @Test func `files are ordered by the command line and then by name`() async throws {
      var files: [String: String] = [:]
      for letter in "ABCDEFGHIJ" {
        for digit in 0..<5 { files["\(letter)/\(digit).swift"] = "protocol \(letter)\(digit) {}" }
      }
      let bench = try Workbench(files)
      let expected = "CABDEFGHIJ".flatMap { letter in (0..<5).map { "Fake\(letter)\($0)" } }
      #expect(fakes(try await bench.run(["C", "."])) == expected)
    }

    @Test func `a file given in several ways is read once`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}"])
      try bench.link("Link.swift", to: "Shop/A.swift")
      try bench.link("Other", to: "Shop")
      let outcome = try await bench.run([
        "Shop/A.swift", "./Shop/A.swift", "Shop", "Other", "Link.swift", "Shop/A.swift",
      ])
      #expect(fakes(outcome) == ["FakeA"] && outcome.status == 0 && outcome.error.isEmpty)
      // A file that is both given and context is still faked.
      #expect(fakes(try await bench.run(["Shop/A.swift", "--context", "Shop"])) == ["FakeA"])
    }

    @Test func `circular links end`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}"])
      try bench.link("Shop/Up", to: "..")
      try bench.link("Shop/Self", to: ".")
      #expect(fakes(try await bench.run(["."])) == ["FakeA"])
    }

    @Test(.timeLimit(.minutes(1))) func `a pipe in a folder is skipped`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}"])
      try #require(mkfifo(bench.url("Shop/Pipe.swift").path, 0o600) == 0)
      try bench.link("Shop/Link.swift", to: "Pipe.swift")
      #expect(fakes(try await bench.run(["Shop"])) == ["FakeA"])
    }

    @Test func `an unreadable input is reported, and nothing is written`() async throws {
      let bench = try Workbench([
        "A.swift": "protocol A {}", "B.txt": "protocol B {}", "Shop/C.swift": "protocol C {}",
      ])
      try bench.write([0x70, 0xFF, 0xC0], to: "Shop/Latin.swift")
      try bench.write([0xFF, 0xFE, 0x70, 0x00], to: "Shop/Wide.swift")
      try bench.link("Shop/Gone.swift", to: "Nowhere.swift")
      let outcome = try await bench.run(["Missing.swift", "A.swift", "B.txt", "Shop"])
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(
        outcome.error == """
          Missing.swift: error: no such file or folder
          B.txt: error: not a Swift file
          Shop/Gone.swift: error: cannot be read: No such file or directory
          Shop/Latin.swift: error: not UTF-8
          Shop/Wide.swift: error: not UTF-8

          """)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
    func `a file or folder without permission is reported`() async throws {
      let bench = try Workbench(["Shop/A.swift": "protocol A {}", "Closed/B.swift": "protocol B {}"])
      for path in ["Shop/A.swift", "Closed"] { chmod(bench.url(path).path, 0) }
      let outcome = try await bench.run(["Shop", "Closed"])
      #expect(outcome.status == 2)
      #expect(
        outcome.error == """
          Closed: error: cannot be read: Permission denied
          Shop/A.swift: error: cannot be read: Permission denied

          """)
    }

    @Test func `a file that is not Swift is reported, and the rest is read`() async throws {
      let bench = try Workbench(["A.swift": "protocol A {}", "B.swift": "protocol B { 12 }\nprotocol C {}"])
      let outcome = try await bench.run(["A.swift", "B.swift"])
      #expect(outcome.status == 1 && fakes(outcome) == ["FakeA", "FakeC"])
      #expect(outcome.error.hasPrefix("B.swift:1:14: error: cannot read 'B': "))
    }

    @Test(arguments: ["", "\n", "// protocol\n", "let x = \"class\""])
    func `files without declarations produce a warning`(_ text: String) async throws {
      let bench = try Workbench(["A.swift": text])
      let outcome = try await bench.run(["A.swift"])
      let warning = """
        warning: the given files declare nothing to fake; to fake a class, select it with '--only' or '// mimus:fake', or \
        name its file

        """
      #expect(outcome == Outcome(status: 0, output: "", error: warning))
      // A build that expects the output file gets one.
      #expect(try await bench.run(["-o", "Fakes.swift", "A.swift"]).status == 0)
      #expect(bench.text("Fakes.swift")?.hasPrefix(OutputTests.firstLine) == true)
    }

    @Test func `a folder of types without a selected one produces a warning`() async throws {
      let bench = try Workbench(["Shop/Till.swift": "class Till { func pay() {} }"])
      let outcome = try await bench.run(["--style", "protocol", "Shop"])
      let warning = """
        warning: no type is selected; select one with '--only' or '// mimus:fake', or name its file

        """
      #expect(outcome.status == 0 && outcome.error == warning)
    }

    @Test func `line endings and a byte order mark change nothing`() async throws {
      let text = """
        import Foundation

        protocol A {
          // mimus:fake is for types
          func f(
            _ x: Int,
            y: String
          ) -> Bool
          #if os(Linux)
            var z: Int { get }
          #endif
        }
        protocol B: Nowhere {}

        """
      let windows = text.replacingOccurrences(of: "\n", with: "\r\n")
      let plain = try await Workbench(["A.swift": text]).run(["A.swift"])
      #expect(plain.status == 1 && plain.error.hasPrefix("A.swift:13:10: error: cannot fake 'B'"))
      #expect(try await Workbench(["A.swift": windows]).run(["A.swift"]) == plain)
      #expect(try await Workbench(["A.swift": "\u{FEFF}" + windows]).run(["A.swift"]) == plain)
    }

    @Test func `a very large file is read`() async throws {
      let filler = String(repeating: "let text = \"class of its own\" // protocol {\n", count: 30_000)
      let bench = try Workbench(["A.swift": filler + "protocol A { func f() }\n" + filler])
      let outcome = try await bench.run(["A.swift"])
      #expect(outcome.status == 0 && fakes(outcome) == ["FakeA"])
    }

    @Test func `generated fakes among the sources are ignored`() async throws {
      let bench = try Workbench(["Shop/A.swift": "class A {}\nprotocol B {}"])
      for _ in 0..<2 {
        #expect(try await bench.run(["--only", "A,B", "-o", "Shop/Fakes/", "Shop"]).status == 0)
        #expect(bench.names(in: "Shop/Fakes") == ["FakeA.swift", "FakeB.swift"])
      }
    }
  }
#endif
