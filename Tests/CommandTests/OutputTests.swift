#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  struct OutputTests {
    static let firstLine = "// Written by mimus-fake: changes made here are lost.\n"

    private func shop() throws -> Workbench {
      try Workbench(["Shop/A.swift": "protocol A {}", "Shop/B.swift": "protocol B {}\nenum C { protocol D {} }"])
    }

    @Test func `an output file has all fakes`() async throws {
      let bench = try shop()
      let printed = try await bench.run(["--style", "counters", "Shop"])
      let outcome = try await bench.run(["--style", "counters", "--output", "Tests/New/Fakes.swift", "Shop"])
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
      #expect(bench.text("Tests/New/Fakes.swift") == printed.output && printed.output.contains("FakeD"))
    }

    @Test func `a dash means standard output`() async throws {
      let bench = try shop()
      let printed = try await bench.run(["Shop"])
      #expect(try await bench.run(["--output", "-", "Shop"]) == printed && printed.output.contains("FakeA"))
    }

    @Test func `an output folder has a file for each type`() async throws {
      let bench = try shop()
      let outcome = try await bench.run(["--style", "counters", "--output", "Fakes/", "Shop"])
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
      #expect(bench.names(in: "Fakes") == ["CFakeD.swift", "FakeA.swift", "FakeB.swift"])
      // An existing folder needs no slash.
      #expect(try await bench.run(["--style", "counters", "-o", "Fakes", "Shop"]).status == 0)
      #expect(bench.names(in: "Fakes") == ["CFakeD.swift", "FakeA.swift", "FakeB.swift"])
    }

    @Test func `only changed files are written`() async throws {
      let bench = try shop()
      let run = ["--style", "counters", "--output", "Fakes/", "Shop"]
      _ = try await bench.run(run)
      let long = Date(timeIntervalSince1970: 1_000_000_000)
      for name in ["FakeA.swift", "FakeB.swift"] {
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: bench.url("Fakes/\(name)").path)
      }
      try bench.write("protocol B { func f() }", to: "Shop/B.swift")
      #expect(try await bench.run(run).status == 0)
      func date(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: bench.url("Fakes/\(name)").path)[.modificationDate] as? Date
      }
      #expect(try date("FakeA.swift") == long)
      #expect(try date("FakeB.swift") != long)
      #expect(bench.text("Fakes/FakeB.swift")?.contains("fCallCount") == true)
    }

    @Test(arguments: [0o664, 0o600]) func `a file that is updated keeps its permissions`(_ mode: mode_t) async throws {
      let bench = try Workbench(["Shop.swift": "protocol Till {}"])
      _ = try await bench.run(["--output", "Fakes.swift", "Shop.swift"])
      chmod(bench.url("Fakes.swift").path, mode)
      try bench.write("protocol Bank {}", to: "Shop.swift")
      #expect(try await bench.run(["--output", "Fakes.swift", "Shop.swift"]).status == 0)
      var information = stat()
      #expect(stat(bench.url("Fakes.swift").path, &information) == 0 && information.st_mode & 0o777 == mode)
      #expect(bench.text("Fakes.swift")?.contains("FakeBank") == true)
    }

    @Test func `the fake of a type that no longer exists is removed, and nothing else`() async throws {
      let bench = try shop()
      let run = ["--style", "counters", "--output", "Fakes/", "Shop"]
      _ = try await bench.run(run)
      try bench.write("final class FakeOwn {}", to: "Fakes/FakeOwn.swift")
      try bench.write(Self.firstLine, to: "Fakes/Notes.txt")
      try bench.write("protocol B {}", to: "Shop/B.swift")
      #expect(try await bench.run(run) == Outcome(status: 0, output: "", error: ""))
      #expect(bench.names(in: "Fakes") == ["FakeA.swift", "FakeB.swift", "FakeOwn.swift", "Notes.txt"])
    }

    @Test func `the fake of a type that still exists is kept`() async throws {
      let bench = try shop()
      let run = ["--style", "counters", "--output", "Fakes/"]
      _ = try await bench.run(run + ["Shop"])
      let all = ["CFakeD.swift", "FakeA.swift", "FakeB.swift"]

      // The run selects only other types.
      #expect(try await bench.run(run + ["--only", "A", "Shop"]).status == 0)
      #expect(bench.names(in: "Fakes") == all)
      // The source can't be parsed, as while it's being edited.
      try bench.write("protocol A { func", to: "Shop/A.swift")
      #expect(try await bench.run(run + ["Shop"]).status == 1)
      #expect(bench.names(in: "Fakes") == all)
      // Another type hides it.
      try bench.write("enum Shop {\nprotocol A {}", to: "Shop/A.swift")
      let hidden = try await bench.run(run + ["Shop"])
      #expect(hidden.status == 1)
      #expect(hidden.error.contains("A.swift:1:11: error: '{' is not closed, so declarations after it may be missing"))
      #expect(bench.names(in: "Fakes") == all + ["ShopFakeA.swift"])
      try bench.remove("Fakes/ShopFakeA.swift")
      // The type can't be faked.
      try bench.write("protocol A: Nowhere {}", to: "Shop/A.swift")
      #expect(try await bench.run(run + ["Shop"]).status == 1)
      #expect(bench.names(in: "Fakes") == all)
      // The file can't be read.
      try bench.write([0xFF, 0xFE], to: "Shop/A.swift")
      #expect(try await bench.run(run + ["Shop"]).status == 2)
      #expect(bench.names(in: "Fakes") == all)
    }

    @Test(arguments: [["--file-per", "type"], ["--file-per", "module", "--module", "Till"]])
    func `a run for named types removes no other fakes`(_ files: [String]) async throws {
      let bench = try shop()
      try bench.write("protocol Drawer {}", to: "Till/Drawer.swift")
      let run = ["--style", "counters", "--output", "Fakes/"]
      #expect(try await bench.run(run + ["Shop"]).status == 0)
      #expect(try await bench.run(run + ["--only", "Drawer"] + files + ["Till"]).status == 0)
      let drawer = files.count == 2 ? "FakeDrawer.swift" : "MimusFakes+Till.swift"
      #expect(bench.names(in: "Fakes") == (["CFakeD.swift", "FakeA.swift", "FakeB.swift"] + [drawer]).sorted())
    }

    @Test func `the fakes of types that share a name are kept while one of them can't be read`() async throws {
      let bench = try Workbench(["A/A.swift": "protocol Mailer {}", "B/B.swift": "protocol Mailer {}"])
      let run = ["--style", "counters", "--output", "Fakes/", "--module", "A", "A", "--module", "B", "B"]
      #expect(try await bench.run(run).status == 0)
      let all = ["FakeAMailer.swift", "FakeBMailer.swift"]
      #expect(bench.names(in: "Fakes") == all)
      try bench.write("protocol Mailer { func", to: "B/B.swift")
      #expect(try await bench.run(run).status == 1)
      #expect(bench.names(in: "Fakes") == all)
    }

    @Test func `types of the same name under exclusive conditions each have a file`() async throws {
      let bench = try Workbench([
        "A.swift": "#if os(Linux)\nprotocol A { func f() }\n#else\nprotocol A { func g() }\n#endif"
      ])
      #expect(try await bench.run(["--style", "counters", "-o", "Fakes/", "A.swift"]).status == 0)
      #expect(bench.names(in: "Fakes") == ["FakeA.swift", "FakeA2.swift"])
      #expect(bench.text("Fakes/FakeA.swift")?.contains("fCallCount") == true)
      #expect(bench.text("Fakes/FakeA2.swift")?.contains("gCallCount") == true)
    }

    @Test func `if two modules have a type of the same name, the first one is faked`() async throws {
      let bench = try Workbench(["A/A.swift": "protocol P { func a() }", "B/B.swift": "\n protocol P { func b() }"])
      let outcome = try await bench.run(["--style", "counters", "A", "B"])
      #expect(outcome.status == 1 && outcome.output.contains("aCallCount") && !outcome.output.contains("bCallCount"))
      #expect(
        outcome.error == """
          B/B.swift:2:11: error: cannot write a second 'FakeP': the type at A/A.swift:1:10 has a fake of that name; write \
          the fakes of each module to a separate location

          """)
      for module in ["A", "B"] {
        #expect(try await bench.run(["--style", "counters", "-o", "Fakes\(module)/", module]).status == 0)
      }
      #expect(bench.text("FakesB/FakeP.swift")?.contains("bCallCount") == true)
    }

    @Test(arguments: [
      ["-o", "Fakes.swift"], ["-o", "Fakes.json", "--format", "json"], ["-o", "Fakes/"],
      ["-o", "Fakes", "--file-per", "module", "--module", "Shop"], ["-o", "New.swift"], ["-o", "New/"], [],
    ])
    func `nothing is written or removed unless all inputs were read`(_ options: [String]) async throws {
      let bench = try shop()
      for options in [["-o", "Fakes.swift"], ["-o", "Fakes.json", "--format", "json"], ["-o", "Fakes/"]] {
        #expect(try await bench.run(options + ["Shop"]).status == 0)
      }
      let files = ["Fakes.swift", "Fakes.json", "Fakes/FakeA.swift", "Fakes/FakeB.swift"]
      let before = files.map(bench.text)
      #expect(!before.contains(nil))
      try bench.remove("Shop/B.swift")
      try bench.write("protocol A { func changed() }", to: "Shop/A.swift")
      try bench.write([0xFF, 0xFE], to: "Wide.swift")
      try bench.write("", to: "Notes.txt")
      try bench.link("Gone.swift", to: "Nowhere.swift")
      for (input, reason) in [
        ("Missing.swift", "no such file or folder"), ("Wide.swift", "not UTF-8"), ("Notes.txt", "not a Swift file"),
        ("Gone.swift", "no such file or folder"),
      ] {
        let outcome = try await bench.run(options + ["Shop", "--context", input])
        #expect(outcome == Outcome(status: 2, output: "", error: "\(input): error: \(reason)\n"))
        #expect(files.map(bench.text) == before)
        #expect(bench.text("New.swift") == nil && bench.names(in: "New").isEmpty)
        #expect(bench.names(in: "Fakes").filter { $0.hasPrefix("Mimus") }.isEmpty)
      }
    }

    @Test func `files not written by the command are not overwritten`() async throws {
      let bench = try shop()
      try bench.write("final class Mine {}", to: "Mine.swift")
      let own = try await bench.run(["-o", "Mine.swift", "Shop"])
      #expect(own.status == 2 && bench.text("Mine.swift") == "final class Mine {}")
      #expect(
        own.error
          == "Mine.swift: error: not overwritten because mimus-fake did not write it; remove it, or choose another path\n"
      )

      let source = try await bench.run(["-o", "Shop/../Shop/A.swift", "Shop/A.swift"])
      #expect(source.status == 2 && bench.text("Shop/A.swift") == "protocol A {}")
      #expect(source.error == "Shop/../Shop/A.swift: error: not written because it is one of the sources\n")

      let json = try await bench.run(["--format", "json", "-o", "Mine.swift", "Shop"])
      #expect(json.status == 2 && bench.text("Mine.swift") == "final class Mine {}")
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
    func `a file that cannot be read is not overwritten`() async throws {
      let bench = try shop()
      try bench.write("final class Mine {}", to: "Mine.swift")
      chmod(bench.url("Mine.swift").path, 0)
      let outcome = try await bench.run(["-o", "Mine.swift", "Shop"])
      chmod(bench.url("Mine.swift").path, 0o600)
      #expect(outcome.status == 2 && bench.text("Mine.swift") == "final class Mine {}")
      #expect(outcome.error == "Mine.swift: error: not overwritten because it cannot be read: Permission denied\n")
    }

    @Test(arguments: [true, false])
    func `output is written to the target of a symbolic link, even if there is none yet`(_ exists: Bool) async throws {
      let bench = try shop()
      if exists { try bench.write("", to: "Elsewhere/Fakes.swift") }
      try bench.link("Fakes.swift", to: "Elsewhere/Fakes.swift")
      #expect(try await bench.run(["--style", "counters", "-o", "Fakes.swift", "Shop"]).status == 0)
      #expect(bench.text("Elsewhere/Fakes.swift")?.contains("FakeA") == true)
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: bench.url("Fakes.swift").path)
      #expect(destination == "Elsewhere/Fakes.swift")
    }

    @Test func `a folder that cannot be written to is reported`() async throws {
      let bench = try shop()
      try bench.write("", to: "Plain")
      let outcome = try await bench.run(["--style", "counters", "-o", "Plain/Fakes/", "Shop/A.swift"])
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.error == "Plain/Fakes/FakeA.swift: error: cannot be written: Not a directory\n")
    }

    @Test func `a closed pipe is not an error`() async throws {
      let bench = try shop()
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let outcome = try await bench.run(["Shop"], output: pipe.fileHandleForWriting)
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
    }

    #if os(Linux)
      @Test func `output that cannot be written is reported`() async throws {
        let bench = try shop()
        let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        let outcome = try await bench.run(["Shop"], output: full)
        #expect(
          outcome
            == Outcome(status: 2, output: "", error: "<stdout>: error: cannot be written: No space left on device\n"))
      }
    #endif

    @Test func `a device is written to, not replaced`() async throws {
      let outcome = try await shop().run(["-o", "/dev/null", "Shop"])
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
      let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
      #expect(type == .typeCharacterSpecial)
    }

    #if os(Linux)
      @Test func `progress is shown only on a terminal`() async throws {
        let bench = try Workbench()
        for index in 0..<200 { try bench.write("protocol A\(index) {}", to: "Shop/A\(index).swift") }
        let (main, terminal) = try Self.terminal()
        #expect(try await bench.run(["Shop"], error: terminal).status == 0)
        // A single read returns what there is. A terminal has no end of file to wait for.
        let text = String(decoding: main.availableData, as: UTF8.self)
        #expect(text.hasPrefix("\r\u{1B}[KReading 200 files…") && text.hasSuffix("\r\u{1B}[K"))
        #expect(try await bench.run(["Shop"]).error.isEmpty)
      }

      /// Opens a pseudoterminal and returns the user's side and the side that programs write to.
      private static func terminal() throws -> (FileHandle, FileHandle) {
        let main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(main >= 0)
        // These requests unlock the other side and return its number. The macros with their names aren't imported
        // into Swift.
        var number: CInt = 0
        try #require(ioctl(main, 0x4004_5431, &number) == 0 && ioctl(main, 0x8004_5430, &number) == 0)
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(other >= 0)
        return (
          FileHandle(fileDescriptor: main, closeOnDealloc: true),
          FileHandle(fileDescriptor: other, closeOnDealloc: true)
        )
      }
    #endif
  }
#endif
