import FakeGenerator

/// The parsed command line.
struct Invocation: Equatable {
  /// The formats in which fakes are printed.
  enum Format: String, CaseIterable {
    case swift, json
  }

  /// The access levels that fakes can have.
  enum Access: String, CaseIterable {
    case `public`, package, `internal`
  }

  /// The units for which a folder of fakes has a file.
  enum FilePart: String, CaseIterable {
    case type, module
  }

  /// A file or folder to read.
  struct Input: Equatable {
    var path: String
    var isContext = false
    /// The module that its sources belong to, if the command line specifies it.
    var module: String?
  }

  var inputs: [Input] = []
  /// The modules that were named with `--module`, in order.
  var sourceModules: [String] = []
  /// The file or folder to write, or nil for standard output.
  var output: String?
  var filePart = FilePart.type
  var checksOnly = false
  var style = FakeGenerator.Options.Style.mimus
  var only: [String]?
  var annotatedOnly = false
  var testableModules: [String] = []
  var modules: [String] = []
  var access: Access?
  /// The settings of all modules.
  var settings = ModuleSettings()
  /// The settings that the command line gives after the name of a module.
  var moduleSettings: [String: ModuleSettings] = [:]
  var format = Format.swift
  var wantsHelp = false

  /// An error in the command line.
  struct UsageError: Error {
    var text: String
  }

  init(_ arguments: [String]) throws(UsageError) {
    var rest = try Self.expand(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        rest.forEach { add($0) }
        break
      }
      if argument == "-" || !argument.hasPrefix("-") {
        add(argument)
      } else {
        try apply(argument, &rest)
      }
    }
    if wantsHelp { return }
    if inputs.allSatisfy(\.isContext) { throw UsageError(text: "Missing expected argument '<path> ...'") }
    if inputs.contains(where: \.path.isEmpty) {
      throw UsageError(text: "The value '' is invalid for '<path>': it must not be empty")
    }
    if output == nil, filePart == .module || checksOnly {
      throw UsageError(
        text: "Missing expected option '--output <path>', which '\(checksOnly ? "--check" : "--file-per")' requires")
    }
  }

  /// Replaces each `@<path>` by the lines of the file at the path.
  private static func expand(_ arguments: [String]) throws(UsageError) -> [String] {
    var expanded: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@"), argument.count > 1 {
        expanded += try lines(of: String(argument.dropFirst())).filter { !$0.isEmpty }
      } else {
        expanded.append(argument)
      }
    }
    return expanded
  }

  /// Returns the lines of a file of arguments or settings.
  static func lines(of path: String) throws(UsageError) -> [String] {
    var bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try path.contentsOfFile()
    } catch {
      throw UsageError(text: "\(path): cannot be read: \(error.reason)")
    }
    bytes.removeByteOrderMark()
    guard bytes.isText else { throw UsageError(text: "\(path): not UTF-8") }
    return String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
  }

  private mutating func add(_ path: String, isContext: Bool = false) {
    inputs.append(Input(path: path, isContext: isContext, module: sourceModules.last))
  }

  private mutating func apply(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    // `--output=Fakes` is the same as `--output Fakes`.
    let isLong = argument.hasPrefix("--")
    let parts =
      isLong ? argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : [argument[...]]
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
      if parts.count == 2 {
        throw UsageError(text: "The option '\(option)' takes no value, but '\(parts[1])' was given")
      }
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
    case "--settings": try readSettings(value())
    case _ where Self.settingOptions.contains(option): try applySetting(option, value())
    case "--annotated": annotatedOnly = try flag()
    case "--testable": testableModules.append(try module(option, value()))
    case "--import": modules.append(try module(option, value()))
    case "--context": add(try value(), isContext: true)
    case "--module": sourceModules.append(try module(option, value()))
    case "--file-per": filePart = try choice(option, value())
    case "--check": checksOnly = try flag()
    default: throw UsageError(text: "Unknown option '\(option)'")
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ value: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let choices = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw UsageError(
      text:
        "The value '\(value)' is invalid for '\(option) \(Self.values[option] ?? "")'. Please provide one of \(choices)."
    )
  }

  private func module(_ option: String, _ value: String) throws(UsageError) -> String {
    if value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) { return value }
    throw UsageError(text: "The value '\(value)' is invalid for '\(option) <module>': it is not a module name")
  }

  /// The names of the options' values in messages.
  private static let values = [
    "-o": "<path>", "--output": "<path>", "--style": "<style>", "--format": "<format>", "--access": "<level>",
    "--only": "<names>", "--testable": "<module>", "--import": "<module>", "--context": "<path>",
    "--module": "<module>",
    "--file-per": "<part>", "--default-isolation": "<isolation>",
    "--enable-upcoming-feature": "<feature>", "--disable-upcoming-feature": "<feature>", "--settings": "<path>",
  ]

  /// The options of the generator.
  var options: FakeGenerator.Options {
    var options = FakeGenerator.Options()
    options.style = style
    options.only = only
    options.annotatedOnly = annotatedOnly
    options.testableModules = testableModules
    options.modules = modules
    options.access = access?.rawValue
    options.settings = settings
    options.moduleSettings = moduleSettings
    return options
  }

  /// The modules to fake, without duplicates, in order, or nil for paths without a module.
  var fakedModules: [String?] {
    let context = Set(inputs.filter(\.isContext).map(\.module))
    let faked = Set(inputs.filter { !$0.isContext }.map(\.module))
    var seen: Set<String?> = []
    return ([nil] + sourceModules).filter { module in
      // A named module may have no sources at all, but still has a file.
      (faked.contains(module) || (module != nil && !context.contains(module))) && seen.insert(module).inserted
    }
  }
}
