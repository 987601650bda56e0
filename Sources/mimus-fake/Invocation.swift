import FakeGenerator

/// What the command line asks for.
struct Invocation: Equatable {
  /// The forms in which fakes are printed.
  enum Format: String, CaseIterable {
    case swift, json
  }

  /// The accesses that fakes can have.
  enum Access: String, CaseIterable {
    case `public`, package, `internal`
  }

  var paths: [String] = []
  /// The file or folder to write; nil for standard output.
  var output: String?
  var style = FakeGenerator.Options.Style.mimus
  var only: [String]?
  var annotatedOnly = false
  var testableModules: [String] = []
  var modules: [String] = []
  var contextPaths: [String] = []
  var access: Access?
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
      if argument == "-" || !argument.hasPrefix("-") {
        paths.append(argument)
      } else {
        try apply(argument, &rest)
      }
    }
    if wantsHelp { return }
    if paths.isEmpty { throw UsageError(text: "Missing expected argument '<path> ...'") }
    if let empty = (paths + contextPaths).first(where: \.isEmpty) {
      throw UsageError(text: "The value '\(empty)' is invalid for '<path>': it names no file or folder")
    }
  }

  private mutating func apply(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    // `--output=Fakes` is the same as `--output Fakes`.
    let isLong = argument.hasPrefix("--")
    let parts = isLong ? argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : [argument[...]]
    let option = String(parts[0])
    func value() throws(UsageError) -> String {
      let value = parts.count == 2 ? String(parts[1]) : rest.first
      guard let value, !value.isEmpty, parts.count == 2 || value == "-" || !value.hasPrefix("-") else {
        throw UsageError(text: "Missing value for '\(option) \(Self.values[option] ?? "<value>")'")
      }
      if parts.count == 1 { rest.removeFirst() }
      return value
    }
    func flag() throws(UsageError) -> Bool {
      if parts.count == 2 { throw UsageError(text: "The option '\(option)' takes no value, but '\(parts[1])' was given") }
      return true
    }
    switch option {
    case "-h", "--help": wantsHelp = try flag()
    case "-o", "--output":
      let path = try value()
      output = path == "-" ? nil : path
    case "--style": style = try choice(option, value())
    case "--format": format = try choice(option, value())
    case "--access": access = try choice(option, value())
    case "--only":
      let names = try value().split { $0 == "," || $0 == " " }.map(String.init)
      if names.isEmpty { throw UsageError(text: "Missing value for '--only <names>'") }
      only = (only ?? []) + names
    case "--annotated": annotatedOnly = try flag()
    case "--testable": testableModules.append(try module(option, value()))
    case "--import": modules.append(try module(option, value()))
    case "--context": contextPaths.append(try value())
    default: throw UsageError(text: "Unknown option '\(option)'")
    }
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ value: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let choices = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw UsageError(
      text: "The value '\(value)' is invalid for '\(option) \(Self.values[option] ?? "")'. Please provide one of \(choices).")
  }

  private func module(_ option: String, _ value: String) throws(UsageError) -> String {
    if value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) { return value }
    throw UsageError(text: "The value '\(value)' is invalid for '\(option) <module>': it is no module's name")
  }

  /// What the options' values are called.
  private static let values = [
    "-o": "<path>", "--output": "<path>", "--style": "<style>", "--format": "<format>", "--access": "<level>",
    "--only": "<names>", "--testable": "<module>", "--import": "<module>", "--context": "<path>",
  ]

  /// What the generator is told.
  var options: FakeGenerator.Options {
    var options = FakeGenerator.Options()
    options.style = style
    options.only = only
    options.annotatedOnly = annotatedOnly
    options.testableModules = testableModules
    options.modules = modules
    options.access = access?.rawValue
    return options
  }
}
