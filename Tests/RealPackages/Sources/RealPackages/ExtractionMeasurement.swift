import Foundation

/// Writes the protocols of a module's types, compiles the module with them, and measures their fakes.
struct ExtractionMeasurement {
  let module: Module
  let builder: ModuleBuilder
  let generator: String
  /// The folder for the protocols and results.
  let folder: String
  let library: Fingerprint

  func run(last: Outcome.Extraction?) throws -> Outcome.Extraction {
    let sources = folder + "/Sources/"
    let compiled = folder + "/Module"
    for folder in [sources, compiled] {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let command = [generator, "--style", "protocol", "--output", sources] + module.files
    let run = try Subprocess(command, log: folder + "/protocols.log")
    let refused = run.output.split(separator: "\n").compactMap { line in
      line.range(of: "cannot extract ").map { String(line[$0.lowerBound...]) }
    }
    var extended = module
    let protocols = swiftFiles(in: sources)
    extended.files += protocols.map { sources + $0 }
    var outcome = Outcome.Extraction(protocols: protocols, refused: refused, errors: [])
    let path = "\(compiled)/\(module.name).swiftmodule"
    let compilation = try builder.emit(extended, to: path, log: folder + "/module.log")
    if compilation.status != 0 {
      outcome.errors = CompilerMessage.all(in: compilation.output).filter { $0.severity == .error }
      return outcome
    }
    extended.contexts = module.files
    extended.roots = [sources]
    extended.files = protocols.map { sources + $0 }
    let measurement = FakeMeasurement(
      module: extended, builder: builder, generator: generator, style: "mimus", folder: folder, library: library,
      moduleFolder: compiled)
    outcome.fakes = try measurement.run(last: last?.fakes)
    return outcome
  }
}
