import Foundation

/// Writes the protocols of a module's types, compiles the module with them, and measures their fakes.
struct ExtractionMeasurement {
  let module: Module
  let builder: ModuleBuilder
  let generator: String
  /// The folder for the protocols and results.
  let folder: String
  let library: Fingerprint

  /// Measures the protocols. If they haven't changed since the last run, the module isn't compiled again.
  func run(last: Outcome.Extraction?) throws -> Outcome.Extraction {
    let sources = folder + "/Sources/"
    let compiled = folder + "/Module"
    let path = "\(compiled)/\(module.name).swiftmodule"
    try? FileManager.default.removeItem(atPath: sources)
    for folder in [sources, compiled] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let options = ["--style", "protocol", "--output", sources] + builder.graph.sourceOptions(for: module)
    let command = [generator] + options + module.files
    let run = try Subprocess(command, log: folder + "/protocols.log")
    let refused = run.output.split(separator: "\n").compactMap { line in
      line.range(of: "cannot extract ").map { String(line[$0.lowerBound...]) }
    }
    let protocols = swiftFiles(in: sources)
    let files = protocols.map { sources + $0 }
    var outcome = Outcome.Extraction(
      fingerprint: Fingerprint(ofFiles: files), protocols: protocols, refused: refused, errors: [])
    if let last, last.fingerprint == outcome.fingerprint, last.protocols == protocols {
      outcome.errors = last.errors
    } else {
      var extended = module
      extended.files += files
      try? FileManager.default.removeItem(atPath: path)
      let compilation = try builder.emit(extended, to: path, log: folder + "/module.log")
      if compilation.status != 0 {
        outcome.errors = CompilerMessage.all(in: compilation.output).filter { $0.severity == .error }
      }
    }
    guard FileManager.default.fileExists(atPath: path) else { return outcome }
    var ofProtocols = module
    ofProtocols.contexts = module.files
    ofProtocols.roots = [sources]
    ofProtocols.files = []
    let measurement = FakeMeasurement(
      module: ofProtocols, builder: builder, generator: generator, style: "mimus", folder: folder, library: library,
      moduleFolder: compiled)
    outcome.fakes = try measurement.run(last: last?.fakes)
    return outcome
  }
}
