import Foundation

/// Writes the fakes of a module in one style, and compiles them beside it.
struct FakeMeasurement {
  static let modes = ["6", "5"]

  let module: Module
  let builder: ModuleBuilder
  let generator: String
  let style: String
  /// The folder of the module's fakes and results.
  let folder: String
  let library: Fingerprint

  private var protocolFolder: String { "\(folder)/\(style)/Protocols/" }
  private var classFolder: String { "\(folder)/\(style)/Classes/" }

  /// Measures; what the last run has said stays where the fakes and the library are the same.
  func run(last: Outcome.Style?) throws -> Outcome.Style {
    let refusedProtocols = try write(module.roots, to: protocolFolder, log: "protocols")
    // A class is faked where its file is named; the protocols that are faked along are known already.
    let refused = try write(module.files, to: classFolder, log: "classes")
    let protocols = swiftFiles(in: protocolFolder)
    for name in swiftFiles(in: classFolder) where protocols.contains(name) {
      try FileManager.default.removeItem(atPath: classFolder + name)
    }
    let classes = swiftFiles(in: classFolder)
    let files = protocols.map { protocolFolder + $0 } + classes.map { classFolder + $0 }
    var outcome = Outcome.Style(
      fingerprint: Fingerprint(ofFiles: files).combined(with: library), protocols: protocols, classes: classes,
      refusedProtocols: refusedProtocols, refusedClasses: refused.filter { !refusedProtocols.contains($0) })
    if let last, last.fingerprint == outcome.fingerprint, last.protocols == protocols, last.classes == classes {
      outcome.messages = last.messages
      outcome.failed = last.failed
      return outcome
    }
    for mode in Self.modes { try compile(files, mode, &outcome) }
    return outcome
  }

  private func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Writes a file for each fake.
  ///
  /// - Returns: The errors, each without its position.
  private func write(_ sources: [String], to folder: String, log: String) throws -> [String] {
    // The generator leaves a fake that it can't write anew.
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let contexts = builder.graph.closure(of: module.name).filter { !$0.files.isEmpty }.flatMap(\.roots)
    let command =
      [generator, "--style", style, "--testable", module.name, "--output", folder]
      + contexts.flatMap { ["--context", $0] } + sources
    let run = try Subprocess(command, log: "\(self.folder)/\(style)/\(log).log")
    guard let status = run.status, status < 2 else {
      return ["the generator ends with \(String(describing: run.status))"]
    }
    return run.output.split(separator: "\n").compactMap { line in
      line.range(of: " error: ").map { String(line[$0.upperBound...]) }
    }
  }
}

// MARK: - Compiling

extension FakeMeasurement {
  /// Compiles the fakes, leaving out those with errors until the rest compiles.
  private func compile(_ files: [String], _ mode: String, _ outcome: inout Outcome.Style) throws {
    var rest = files
    var messages: [CompilerMessage] = []
    var failed: Set<String> = []
    while !rest.isEmpty {
      let (status, found) = try compile(rest, mode, round: failed.count)
      messages += found.filter { $0.severity == .error }
      if status == 0 {
        messages += found.filter { $0.severity == .warning }
        break
      }
      let names = Set(rest.map { ($0 as NSString).lastPathComponent })
      var broken = Set(found.filter { $0.severity == .error }.map(\.file)).intersection(names)
      if broken.isEmpty { broken = try onesThatFailAlone(rest, mode, &messages) }
      // What fails as a whole for no file of its own is given up.
      if broken.isEmpty { broken = names }
      failed.formUnion(broken)
      rest.removeAll { broken.contains(($0 as NSString).lastPathComponent) }
    }
    outcome.messages[mode] = messages
    outcome.failed[mode] = failed
  }

  private func compile(_ files: [String], _ mode: String, round: Int) throws -> (Int32?, [CompilerMessage]) {
    let package = module.package.identifier
    let command =
      ["nice", "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "\(module.name)Tests"]
      + ["-parse-as-library", "-swift-version", mode, "-package-name", package, "-diagnostic-style=llvm"]
      // A fake repeats the conditions of its type, so that it needs the module's.
      + module.options.filter { $0.hasPrefix("-D") } + builder.importOptions(for: module) + files
    let run = try Subprocess(command, log: "\(folder)/\(style)/\(mode).\(round).log")
    return (run.status, CompilerMessage.all(in: run.output))
  }

  /// The files that fail when each is compiled by itself: the compiler crashes without naming one.
  private func onesThatFailAlone(
    _ files: [String], _ mode: String, _ messages: inout [CompilerMessage]
  ) throws -> Set<String> {
    var broken: Set<String> = []
    for file in files {
      let (status, found) = try compile([file], mode, round: 9999)
      let errors = found.filter { $0.severity == .error }
      // Alone, a fake may miss another that it answers with.
      guard status != 0, errors.isEmpty else { continue }
      let name = (file as NSString).lastPathComponent
      broken.insert(name)
      messages.append(CompilerMessage(crashIn: name))
    }
    return broken
  }
}

extension CompilerMessage {
  fileprivate init(crashIn file: String) {
    self.init(severity: .error, file: file, line: 0, text: "the compiler crashes")
  }
}
