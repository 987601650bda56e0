import Foundation
import PackagePlugin

/// What `mimus-fake` is to read for the fakes of a target: the modules that the target depends on, through others too.
///
/// The package's own modules are faked. Those of other packages are only read for what own protocols inherit from them.
/// Both plugins need this, and plugins cannot share a library: the command has this file by a link.
struct FakedModules {
  /// The names of the package's own modules.
  private(set) var names: [String] = []
  /// All files that are read.
  private(set) var files: [URL] = []
  /// The files as `mimus-fake` is told of them.
  private(set) var arguments: [String] = []

  init(for target: any Target, in package: Package) {
    let own = Set(package.targets.map(\.id))
    for case let module as SwiftSourceModuleTarget in target.recursiveTargetDependencies {
      let isOwn = own.contains(module.id)
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
      arguments += ["--module", module.moduleName]
      // Other packages may have thousands of files, and a command line has its limits: their folders are named.
      arguments += isOwn ? sources.map(\.path) : ["--context", module.directoryURL.path]
      files += sources
      if isOwn { names.append(module.moduleName) }
    }
  }
}
