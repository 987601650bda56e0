import Foundation
import PackagePlugin

/// The input of `mimus-fake` for the fakes of a target: the modules that the target depends on, directly or indirectly.
///
/// The package's own modules are faked. Those of other packages are read only for what the package's protocols inherit
/// from them.
///
/// Both plugins need this, but plugins can't share a library, and not every checkout can have links. So each plugin has
/// a copy of this file, and a test compares the copies.
///
/// A plugin can't see the compiler settings of a target. Those that change what declarations mean are in a file in the
/// module's folder, which may also name other files to read.
struct FakedModules {
  /// The names of the modules to fake.
  private(set) var names: [String] = []
  /// All sources to read.
  private(set) var sources: [URL] = []
  /// The files with the settings of modules.
  private(set) var settings: [URL] = []
  /// The modules and their files as arguments of `mimus-fake`.
  private var arguments: [String] = []

  /// Finds the modules that a target of a package depends on.
  init(for target: any Target, in package: Package) {
    let own = Set(package.targets.map(\.id))
    for case let module as SwiftSourceModuleTarget in target.recursiveTargetDependencies {
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
      if own.contains(module.id) {
        add(module.moduleName, sources, in: module.directoryURL)
      } else if !sources.isEmpty {
        self.sources += sources
        arguments += ["--module", module.moduleName] + sources.flatMap { ["--context", $0.path] }
      }
    }
  }

  /// Takes modules to fake from their sources.
  init(_ modules: [(name: String, sources: [URL], folder: URL)]) {
    for module in modules { add(module.name, module.sources, in: module.folder) }
  }

  private mutating func add(_ name: String, _ sources: [URL], in folder: URL) {
    // Targets of an Xcode project can have the same module, each for another system.
    if !names.contains(name) { names.append(name) }
    self.sources += sources
    arguments += ["--module", name]
    let file = folder.appending(path: ".mimus-fake")
    if FileManager.default.fileExists(atPath: file.path) {
      settings.append(file)
      arguments += ["--settings", file.path]
    }
    arguments += sources.map(\.path)
  }

  /// Writes the arguments to a file, one per line, because there may be more of them than a command line can have.
  ///
  /// A file with the same contents isn't written again, so what depends on it stays up to date.
  func writeArguments(in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "arguments")
    let contents = Data(arguments.joined(separator: "\n").utf8)
    if (try? Data(contentsOf: file)) != contents { try contents.write(to: file, options: .atomic) }
    return file
  }
}
