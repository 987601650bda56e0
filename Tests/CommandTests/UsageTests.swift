#if os(macOS) || os(Linux)
  import Testing

  /// An invalid command line and its error message.
  struct UsageCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var sentence: String

    var testDescription: String { arguments.joined(separator: " ") }

    static let all = [
      UsageCase(arguments: [], sentence: "Missing expected argument '<path> ...'"),
      UsageCase(arguments: ["--annotated"], sentence: "Missing expected argument '<path> ...'"),
      UsageCase(arguments: ["--colour", "A.swift"], sentence: "Unknown option '--colour'"),
      UsageCase(arguments: ["-x", "A.swift"], sentence: "Unknown option '-x'"),
      UsageCase(arguments: ["A.swift", "--output"], sentence: "Missing value for '--output <path>'"),
      UsageCase(arguments: ["A.swift", "-o"], sentence: "Missing value for '-o <path>'"),
      UsageCase(arguments: ["--output=", "A.swift"], sentence: "Missing value for '--output <path>'"),
      UsageCase(arguments: ["--output", "--annotated", "A.swift"], sentence: "Missing value for '--output <path>'"),
      UsageCase(
        arguments: ["--style", "fancy", "A.swift"],
        sentence:
          "The value 'fancy' is invalid for '--style <style>'. Please provide one of 'mimus', 'counters', 'protocol'."),
      UsageCase(
        arguments: ["--format=xml", "A.swift"],
        sentence: "The value 'xml' is invalid for '--format <format>'. Please provide one of 'swift', 'json'."),
      UsageCase(
        arguments: ["--access", "private", "A.swift"],
        sentence:
          "The value 'private' is invalid for '--access <level>'. Please provide one of 'public', 'package', 'internal'."
      ),
      UsageCase(
        arguments: ["--default-isolation", "main", "A.swift"],
        sentence:
          """
          The value 'main' is invalid for '--default-isolation <isolation>'. Please provide one of 'MainActor', \
          'nonisolated'.
          """
      ),
      UsageCase(arguments: ["--only", ",", "A.swift"], sentence: "Missing value for '--only <names>'"),
      UsageCase(
        arguments: ["--annotated=yes", "A.swift"],
        sentence: "The option '--annotated' takes no value, but 'yes' was given"),
      UsageCase(
        arguments: ["--testable", "Shop; import Other", "A.swift"],
        sentence: "The value 'Shop; import Other' is invalid for '--testable <module>': it is not a module name"),
      UsageCase(
        arguments: ["--module", "Shop/Till", "A.swift"],
        sentence: "The value 'Shop/Till' is invalid for '--module <module>': it is not a module name"),
      UsageCase(
        arguments: ["--enable-upcoming-feature", "Nonsending", "A.swift"],
        sentence: """
          The value 'Nonsending' is invalid for '--enable-upcoming-feature <feature>'. Please provide one of \
          'NonisolatedNonsendingByDefault', 'GlobalActorIsolatedTypesUsability', 'IsolatedDefaultValues'.
          """),
      UsageCase(
        arguments: ["--file-per", "line", "A.swift"],
        sentence: "The value 'line' is invalid for '--file-per <part>'. Please provide one of 'type', 'module'."),
      UsageCase(
        arguments: ["--file-per", "module", "A.swift"],
        sentence: "Missing expected option '--output <path>', which '--file-per' requires"),
      UsageCase(
        arguments: ["--check", "A.swift"],
        sentence: "Missing expected option '--output <path>', which '--check' requires"),
      UsageCase(arguments: [""], sentence: "The value '' is invalid for '<path>': it must not be empty"),
    ]
  }

  struct UsageTests {
    static let usage = """
      Usage: mimus-fake [--output <path>] [--file-per <part>] [--check] [--style <style>] [--only <names>] [--annotated] [--testable <module> ...] \
      [--import <module> ...] [--context <path> ...] [--access <level>] [--format <format>] [--module <module>] \
      [--default-isolation <isolation>] [--enable-upcoming-feature <feature> ...] \
      [--disable-upcoming-feature <feature> ...] [--settings <path>] <path> ...
        See 'mimus-fake --help' for more information.

      """

    @Test(arguments: UsageCase.all) func `an invalid command line is reported with the usage`(_ usage: UsageCase)
      async throws
    {
      let outcome = try await Workbench(["A.swift": "protocol A {}"]).run(usage.arguments)
      #expect(outcome == Outcome(status: 2, output: "", error: "Error: \(usage.sentence)\n\(Self.usage)"))
    }

    @Test(arguments: ["--help", "-h"]) func `help lists every option`(_ option: String) async throws {
      let outcome = try await Workbench().run([option, "--output", "Fakes/"])
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      let overview =
        "OVERVIEW: Generate fakes of the protocols, classes, and structures of closures in Swift files.\n\n"
      #expect(outcome.output.hasPrefix(overview))
      #expect(outcome.output.contains("\nUSAGE: mimus-fake [--output <path>] "))
      for option in [
        "<path> ", "@<path> ", "-o, --output <path> ", "--style <style> ", "--only <names> ", "--annotated ",
        "--testable <module> ",
        "--import <module> ", "--context <path> ", "--access <level> ", "--format <format> ",
        "--file-per <part> ", "--check ", "--module <module> ", "--settings <path> ", "-h, --help ",
      ] {
        #expect(outcome.output.contains("\n  \(option)"), "\(option)")
      }
      #expect(outcome.output.split(separator: "\n").dropFirst(4).allSatisfy { $0.count <= 120 || $0.contains("USAGE") })
    }

    @Test(arguments: ["\n", "\r\n"]) func `more arguments are read from a file`(_ lineEnd: String) async throws {
      let lines = ["\u{FEFF}--only", "A,B", "", "Our Shop/A.swift", "@B.swift", ""]
      let bench = try Workbench([
        "Our Shop/A.swift": "protocol A {}", "@B.swift": "protocol B {}", "C.swift": "protocol C {}",
        "Our Shop/arguments": lines.joined(separator: lineEnd),
      ])
      let outcome = try await bench.run(["--style", "counters", "@Our Shop/arguments", "C.swift"])
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output.contains("FakeA") && outcome.output.contains("FakeB"))
      #expect(!outcome.output.contains("FakeC"))
    }

    @Test(arguments: [
      ("@Nowhere", "Nowhere: cannot be read: No such file or directory"), ("@Latin", "Latin: not UTF-8"),
      ("@Wrong", "Unknown option '--only A'"), ("@Empty", "Missing expected argument '<path> ...'"),
    ])
    func `a file of arguments that can't be used is reported`(_ argument: String, _ sentence: String) async throws {
      let bench = try Workbench(["Wrong": "--only A\nA.swift", "Empty": "\n"])
      try bench.write([0x41, 0xFF], to: "Latin")
      let outcome = try await bench.run([argument])
      #expect(outcome.error.hasPrefix("Error: \(sentence)\nUsage: mimus-fake"))
      #expect(outcome.status == 2 && outcome.output.isEmpty)
    }

    @Test func `arguments after two dashes are paths`() async throws {
      let outcome = try await Workbench().run(["--", "--help"])
      #expect(outcome == Outcome(status: 2, output: "", error: "--help: error: no such file or folder\n"))
    }
  }
#endif
