import Foundation
import PackagePlugin

/// The input of `mimus-fake` for the fakes of a target: the modules that the target depends on, directly or indirectly.
///
/// The package's own modules are faked. Those of other packages are read only for what the package's protocols inherit
/// from them. Both plugins need this, but plugins can't share a library, so the command includes this file through a
/// link.
struct FakedModules {
  /// The names of the package's own modules.
  private(set) var names: [String] = []
  /// All files to read.
  private(set) var files: [URL] = []
  /// The files as arguments of `mimus-fake`.
  private(set) var arguments: [String] = []

  init(for target: any Target, in package: Package) {
    let own = Set(package.targets.map(\.id))
    for case let module as SwiftSourceModuleTarget in target.recursiveTargetDependencies {
      let isOwn = own.contains(module.id)
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
      arguments += ["--module", module.moduleName]
      // Other packages may have thousands of files, and the length of a command line is limited, so their folders are
      // passed.
      arguments += isOwn ? sources.map(\.path) : ["--context", module.directoryURL.path]
      files += sources
      if isOwn { names.append(module.moduleName) }
    }
  }
}
