#if os(macOS) || os(Linux)
  import Testing

  /// Tests the settings of the modules that declare the types.
  struct SettingsTests {
    private func bench(_ settings: String = "") throws -> Workbench {
      try Workbench([
        "Shop.swift": "protocol Till { func pay() async }", "Bank.swift": "protocol Bank { func pay() async }",
        "Shop.settings": settings,
      ])
    }

    /// Returns the lines of the fakes' classes and members.
    private func lines(_ outcome: Outcome) -> [String] {
      let lines: [Substring] = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      return lines.filter { $0.contains("class ") || $0.hasPrefix("@") && !$0.contains("import") }.map(String.init)
    }

    @Test func `a setting applies to the module before it, or to all`() async throws {
      let run = ["--style", "counters", "--access", "internal", "--default-isolation", "nonisolated"]
      let modules = [
        "--module", "Shop", "--default-isolation", "MainActor", "Shop.swift",
        "--module", "Bank", "--disable-upcoming-feature", "NonisolatedNonsendingByDefault", "Bank.swift",
      ]
      let outcome = try await bench().run(run + modules)
      #expect(
        lines(outcome) == [
          "@MainActor", "final class FakeTill: Till {", "nonisolated final class FakeBank: Bank {", "@concurrent",
        ])
    }

    @Test(arguments: ["\n", "\r\n"]) func `a module's settings may be in a file`(_ lineEnd: String) async throws {
      let settings = [
        "\u{FEFF}# The settings of the shop", "", "--default-isolation nonisolated  # as in the manifest",
        "\t--disable-upcoming-feature NonisolatedNonsendingByDefault",
      ]
      let run = ["--style", "counters", "--access", "internal", "Bank.swift", "--module", "Shop"]
      let outcome = try await bench(settings.joined(separator: lineEnd)).run(
        run + ["--settings", "Shop.settings", "Shop.swift"])
      #expect(
        lines(outcome) == ["final class FakeBank: Bank {", "nonisolated final class FakeTill: Till {", "@concurrent"])
    }

    @Test(arguments: [
      ("--output Fakes", "'--output' is not a setting."),
      ("--default-isolation", "Missing value for '--default-isolation'."),
      ("--context = # none", "Missing value for '--context'."),
      ("Bank.swift", "'Bank.swift' is not a setting."),
      ("--default-isolation=Main", "The value 'Main' is invalid for '--default-isolation <isolation>'."),
    ])
    func `what isn't a setting is reported with its line`(_ line: String, _ sentence: String) async throws {
      let outcome = try await bench("# Settings\n\(line)\n").run(["--settings", "Shop.settings", "Shop.swift"])
      #expect(outcome.error.hasPrefix("Error: Shop.settings:2: \(sentence) Please provide one "))
      #expect(outcome.status == 2 && outcome.output.isEmpty)
    }

    @Test(arguments: ["--context ../Bank Notes.swift  # not in the shop", "--context=../Bank Notes.swift\t"])
    func `a file of settings may name what is inherited, relative to its folder`(_ line: String) async throws {
      let bench = try Workbench([
        "Shop/Till.swift": "protocol Till: Notes {}", "Bank Notes.swift": "protocol Notes { func count() -> Int }",
        "Shop/settings": line,
      ])
      let run = ["--style", "counters", "--module", "Shop", "--settings", "Shop/settings", "Shop/Till.swift"]
      let outcome = try await bench.run(run)
      #expect(lines(outcome) == ["final class FakeTill: Till {"])
      #expect(outcome.output.contains("func count() -> Int {") && outcome.status == 0)
    }

    @Test func `a file of settings that doesn't exist is reported`() async throws {
      let outcome = try await bench().run(["--settings", "Nowhere", "Shop.swift"])
      #expect(outcome.error.hasPrefix("Error: Nowhere: cannot be read: "))
      #expect(outcome.status == 2 && outcome.output.isEmpty)
    }
  }
#endif
