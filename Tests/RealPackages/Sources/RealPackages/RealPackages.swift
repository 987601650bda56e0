import Foundation

/// Measures the generator with public packages. See `Invocation.usage`.
@main struct RealPackages {
  let invocation: Invocation

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--clone-commands"] { return PublicPackage.all.forEach { print($0.cloneCommand) } }
    guard let invocation = Invocation(arguments) else {
      print(Invocation.usage)
      exit(2)
    }
    try RealPackages(invocation: invocation).run()
  }

  private func run() throws {
    let modules = invocation.output + "/modules"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    // What a module lacked may be among the clones by now.
    for name in try FileManager.default.contentsOfDirectory(atPath: modules) where name.hasSuffix(".failed") {
      try FileManager.default.removeItem(atPath: modules + "/" + name)
    }
    let graph = ModuleGraph(manifests(cache: modules))
    let builder = ModuleBuilder(graph: graph, folder: modules)
    guard let library = builder.buildMimus(from: invocation.checkout) else {
      print("Mimus does not compile: see \(modules)/Mimus.log")
      exit(1)
    }
    var outcomes: [Outcome] = []
    for package in PublicPackage.all {
      for module in graph.modules(of: package.name) where module.headers == nil {
        if let outcome = try outcome(of: module, builder, library) { outcomes.append(outcome) }
      }
    }
    let text = Report(outcomes: outcomes).text
    try Data(text.utf8).write(to: URL(filePath: invocation.output + "/Report.md"))
    print(text)
  }

  private func manifests(cache: String) -> [Manifest] {
    PublicPackage.all.compactMap { package in
      let folder = "\(invocation.clones)/\(package.name)"
      guard FileManager.default.fileExists(atPath: folder) else {
        progress("\(package.name) is not among the clones")
        return nil
      }
      let head = try? Subprocess(["git", "-C", folder, "rev-parse", "HEAD"], log: "\(cache)/\(package.name).head")
      if let head, !head.output.hasPrefix(package.commit) {
        progress("\(package.name) is not at commit \(package.commit)")
      }
      return Manifest(of: package.name, in: invocation.clones, cache: cache)
    }
  }

  /// Measures a module, or returns the result of an earlier run if the module's package isn't selected.
  private func outcome(of module: Module, _ builder: ModuleBuilder, _ library: Fingerprint) throws -> Outcome? {
    let folder = "\(invocation.output)/\(module.package)/\(module.name)"
    let kept = URL(filePath: folder + "/outcome.json")
    let last = try? JSONDecoder().decode(Outcome.self, from: Data(contentsOf: kept))
    if !invocation.only.isEmpty, !invocation.only.contains(module.package) { return last }
    guard builder.build(module) else {
      progress("\(module.package)/\(module.name) does not compile")
      return nil
    }
    var outcome = Outcome(package: module.package, module: module.name)
    for style in ["mimus", "counters"] {
      let measurement = FakeMeasurement(
        module: module, builder: builder, generator: invocation.generator, style: style, folder: folder,
        library: library)
      outcome.styles[style] = try measurement.run(last: last?.styles[style])
    }
    let extraction = ExtractionMeasurement(
      module: module, builder: builder, generator: invocation.generator, folder: folder + "/extracted",
      library: library)
    outcome.extraction = try extraction.run(last: last?.extraction)
    try JSONEncoder().encode(outcome).write(to: kept)
    return outcome
  }
}
