#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension FakedModules {
    /// Finds the modules that a target of an Xcode project may use: those of all apps, frameworks, and libraries of the
    /// project. Xcode doesn't tell a plugin on which of them a target depends, but only marked types are faked.
    init(for target: XcodeTarget, in project: XcodeProject) {
      self.init(
        project.targets.filter { $0.id != target.id && $0.isImportable }
          .map {
            (
              name: $0.moduleName, sources: $0.swiftSources,
              folder: project.directoryURL.appending(path: $0.displayName)
            )
          }
          .filter { !$0.sources.isEmpty })
    }
  }

  extension XcodeTarget {
    /// Whether tests can import the target's module, which isn't so for other tests.
    fileprivate var isImportable: Bool {
      switch product?.kind {
      case .application, .executable, .framework, .library: true
      default: false
      }
    }

    /// The name of the module, if the target's build settings don't change it.
    fileprivate var moduleName: String {
      let name = (product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" }
      return (name.first?.isNumber ?? false ? "_" : "") + String(name)
    }

    /// The Swift files. Linked frameworks are among the input files, too.
    fileprivate var swiftSources: [URL] {
      inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    }
  }
#endif
