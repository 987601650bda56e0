import FakeGenerator

/// What the command line asks for.
struct Invocation: Equatable {
  /// The forms in which fakes are printed.
  enum Format: String, CaseIterable {
    case swift, json
  }

  var paths: [String] = []
  var output: String?
  var style = FakeGenerator.Options.Style.mimus
  var only: [String]?
  var annotatedOnly = false
  var testableModules: [String] = []
  var modules: [String] = []
  var contextPaths: [String] = []
  var access: String?
  var format = Format.swift
  var wantsHelp = false

  /// A command line that cannot be understood.
  struct UsageError: Error {
    var text: String
  }

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let given = parts.count == 2 ? parts[1] : nil
      try apply(parts[0], given, &rest)
    }
    if !wantsHelp, paths.isEmpty { throw UsageError(text: "Missing expected argument '<path> ...'") }
  }

  private mutating func apply(_ option: String, _ given: String?, _ rest: inout ArraySlice<String>) throws(UsageError) {
    func value() throws(UsageError) -> String {
      if let given { return given }
      guard let next = rest.popFirst() else { throw UsageError(text: "Missing value for '\(option)'") }
      return next
    }
    switch option {
    case "-h", "--help": wantsHelp = true
    case "-o", "--output": output = try value()
    case "--style": style = try choice(option, value())
    case "--format": format = try choice(option, value())
    case "--only": only = (only ?? []) + (try value()).split(separator: ",").map { $0.trimmed }
    case "--annotated": annotatedOnly = true
    case "--testable": testableModules.append(try value())
    case "--import": modules.append(try value())
    case "--context": contextPaths.append(try value())
    case "--access":
      let wanted = try value()
      guard ["public", "package", "internal"].contains(wanted) else {
        throw UsageError(text: "The value '\(wanted)' is invalid for '--access': use public, package or internal")
      }
      access = wanted
    default: throw UsageError(text: "Unknown option '\(option)'")
    }
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ value: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let choices = Choice.allCases.map(\.rawValue).joined(separator: " or ")
    throw UsageError(text: "The value '\(value)' is invalid for '\(option)': use \(choices)")
  }

  /// What the generator is told.
  var options: FakeGenerator.Options {
    var options = FakeGenerator.Options()
    options.style = style
    options.only = only
    options.annotatedOnly = annotatedOnly
    options.testableModules = testableModules
    options.modules = modules
    options.access = access
    return options
  }

  static let usage = """
    USAGE: mimus-fake [--output <path>] [--style <style>] [--only <names>] [--annotated] [--testable <module> ...] \
    [--import <module> ...] [--context <path> ...] [--access <level>] [--format <format>] <path> ...
    """

  static let help = """
    OVERVIEW: Write fakes of the protocols and classes in Swift files

    Fakes are printed, or written to files. Protocols are always faked; classes when their file is named, by --only, or
    where a comment `// mimus:fake` stands before them.

    \(usage)

    ARGUMENTS:
      <path>                  The Swift files or folders to read; `-` is standard input

    OPTIONS:
      -o, --output <path>     Write to a file, or, for a folder or a path that ends in `/`, to a file a type
      --style <style>         mimus: typed views over the library; counters: self-contained (default: mimus)
      --only <names>          Fake only these types, separated by commas
      --annotated             Fake only what is marked `// mimus:fake`
      --testable <module>     Import a module with @testable
      --import <module>       Import a module
      --context <path>        Read a file or folder for inherited declarations only
      --access <level>        The access of the fakes: public, package or internal (default: internal)
      --format <format>       swift, or json: a model of the fakes for other renderers (default: swift)
      -h, --help              Show help information

    EXIT CODES:
      0  all fakes were written
      1  something could not be faked; the rest was written
      2  the command line or an input could not be read
    """
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
