import Foundation

/// Writes the fakes of a module in one style and compiles them against it.
struct FakeMeasurement {
  static let modes = ["6", "5"]

  let module: Module
  let builder: ModuleBuilder
  let generator: String
  let style: String
  /// The folder for the module's fakes and results.
  let folder: String
  let library: Fingerprint
  /// The folder of the module to compile the fakes against, instead of the builder's.
  var moduleFolder: String?

  private var protocolFolder: String { "\(folder)/\(style)/Protocols/" }
  private var classFolder: String { "\(folder)/\(style)/Classes/" }

  /// Measures the fakes, or returns the results of the last run if the fakes and the library haven't changed.
  func run(last: Outcome.Style?) throws -> Outcome.Style {
    let refusedProtocols = try write(module.roots, to: protocolFolder, log: "protocols")
    // A class is faked if its file is given. The protocols that are faked with it have already been counted.
    let refused = module.files.isEmpty ? [] : try write(module.files, to: classFolder, log: "classes")
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

  /// Writes a file for each fake.
  ///
  /// - Returns: The errors without their locations.
  private func write(_ sources: [String], to folder: String, log: String) throws -> [String] {
    // The generator keeps a fake that it can no longer write.
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let command =
      [generator, "--style", style, "--testable", module.name, "--output", folder] + module.generatorOptions
      + builder.graph.sourceOptions(for: module) + module.contexts.flatMap { ["--context", $0] } + sources
    let run = try Subprocess(command, log: "\(self.folder)/\(style)/\(log).log")
    guard let status = run.status, status < 2 else {
      return ["the generator exits with status \(String(describing: run.status))"]
    }
    return run.output.split(separator: "\n").compactMap { line in
      line.range(of: " error: ").map { String(line[$0.upperBound...]) }
    }
  }
}

/// Returns the names of the Swift files in a folder.
func swiftFiles(in folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted()
}

// MARK: - Compiling

extension FakeMeasurement {
  /// Compiles the fakes, removing those with errors until the remaining ones compile.
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
      // If the compiler fails without a failing file, all remaining files have failed.
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
      // A fake repeats the conditions of its type, so it needs the module's compilation conditions.
      + module.options.filter { $0.hasPrefix("-D") } + (moduleFolder.map { ["-I", $0] } ?? [])
      + builder.importOptions(for: module) + files
    let run = try Subprocess(command, log: "\(folder)/\(style)/\(mode).\(round).log")
    return (run.status, CompilerMessage.all(in: run.output))
  }

  /// Returns the files that crash the compiler when each is compiled separately, which reports no file for a crash.
  private func onesThatFailAlone(
    _ files: [String], _ mode: String, _ messages: inout [CompilerMessage]
  ) throws -> Set<String> {
    var broken: Set<String> = []
    for file in files {
      let (status, found) = try compile([file], mode, round: 9999)
      let errors = found.filter { $0.severity == .error }
      // Compiled separately, a fake may lack another one that it returns by default.
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
