import Foundation

/// Compiles modules as far as is necessary to compile fakes against them. Compiled modules are reused.
struct ModuleBuilder {
  let graph: ModuleGraph
  /// The folder for compiled modules.
  let folder: String

  /// Returns the options that let a file import a module and the module's dependencies.
  func importOptions(for module: Module) -> [String] {
    let maps = (graph.closure(of: module.name) + [module]).flatMap { module -> [String] in
      guard let headers = module.headers, let map = module.moduleMap(in: folder) else { return [] }
      return ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(headers)"]
    }
    return ["-I", importFolder(of: module), "-module-cache-path", folder + "/cache"] + maps
  }

  /// Returns a folder with only the dependencies of a module, so that the compiler finds no other modules.
  private func importFolder(of module: Module) -> String {
    let imports = "\(folder)/imports/\(module.name)"
    try? FileManager.default.createDirectory(atPath: imports, withIntermediateDirectories: true)
    for name in graph.closure(of: module.name).map(\.name) + [module.name, "Mimus"] {
      try? FileManager.default.createSymbolicLink(
        atPath: "\(imports)/\(name).swiftmodule", withDestinationPath: "\(folder)/\(name).swiftmodule")
    }
    return imports
  }

  /// Compiles a module after its dependencies.
  ///
  /// - Returns: Whether the module can be imported.
  func build(_ module: Module) -> Bool {
    (graph.closure(of: module.name) + [module]).reduce(true) { _, module in
      module.headers != nil || emit(module)
    }
  }

  private func emit(_ module: Module) -> Bool {
    let path = "\(folder)/\(module.name).swiftmodule"
    let failure = "\(folder)/\(module.name).failed"
    if FileManager.default.fileExists(atPath: path) { return true }
    if FileManager.default.fileExists(atPath: failure) { return false }
    progress("compiling \(module.package)/\(module.name)")
    if (try? emit(module, to: path, log: "\(folder)/\(module.name).log"))?.status == 0 { return true }
    _ = FileManager.default.createFile(atPath: failure, contents: nil)
    try? FileManager.default.removeItem(atPath: path)
    return false
  }

  /// Compiles a module without the bodies of its functions.
  func emit(_ module: Module, to path: String, log: String) throws -> Subprocess {
    let command =
      ["nice", "swiftc", "-emit-module", "-emit-module-path", path, "-module-name", module.name]
      + ["-enable-testing", "-parse-as-library", "-suppress-warnings", "-diagnostic-style=llvm"]
      + ["-Xfrontend", "-experimental-skip-all-function-bodies"]
      + module.options + importOptions(for: module) + module.files
    return try Subprocess(command, log: log)
  }

  /// Compiles the library that fakes import.
  ///
  /// - Returns: A fingerprint of its sources, or `nil` if it doesn't compile.
  func buildMimus(from checkout: String) -> Fingerprint? {
    let root = checkout + "/Sources/Mimus"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { root + "/" + $0 }
    let fingerprint = Fingerprint(ofFiles: files)
    let mark = "\(folder)/Mimus.\(fingerprint.value)"
    if FileManager.default.fileExists(atPath: mark) { return fingerprint }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let command =
      ["nice", "swiftc", "-emit-module", "-emit-module-path", "\(folder)/Mimus.swiftmodule", "-module-name", "Mimus"]
      + ["-swift-version", "6", "-parse-as-library", "-suppress-warnings"]
      + features.flatMap { ["-enable-upcoming-feature", $0] } + files
    guard (try? Subprocess(command, log: "\(folder)/Mimus.log"))?.status == 0 else { return nil }
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
    return fingerprint
  }
}
