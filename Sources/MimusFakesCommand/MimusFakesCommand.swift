import Foundation
import PackagePlugin

/// `swift package mimus-fakes`: writes the fakes of declarations marked `// mimus:fake` into the folders of the targets
/// that use them, where you can read them, keep them, and compare versions.
@main struct MimusFakesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = Request(arguments)
    let candidates = context.package.targets.filter { $0 is SwiftSourceModuleTarget }
    request.checkTargets(among: candidates.map(\.name))
    let names = request.targets
    let targets = candidates.filter { names.isEmpty ? $0.isTestWithMimus : names.contains($0.name) }
    if targets.isEmpty { fail("No test target of the package depends on Mimus, so there are no fakes to write.") }

    let tool = try context.tool(named: "mimus-fake")
    for target in targets {
      let modules = try FakedModules(for: target, in: context.package).writeArguments(
        in: context.pluginWorkDirectoryURL)
      try request.write(modules, of: target.name, to: target.directoryURL, with: tool)
    }
  }
}

extension Target {
  /// Whether it is a test target that can compile fakes.
  fileprivate var isTestWithMimus: Bool {
    (self as? SwiftSourceModuleTarget)?.kind == .test && recursiveTargetDependencies.contains { $0.name == "Mimus" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MimusFakesCommand: XcodeCommandPlugin {
    /// Writes the fakes of the targets that are selected in Xcode, each into the folder of its name.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let request = Request(arguments)
      let project = context.xcodeProject
      request.checkTargets(among: project.targets.map(\.displayName))
      let targets = project.targets.filter { request.targets.contains($0.displayName) }
      if targets.isEmpty { fail("Select the test targets to write fakes for.") }

      let tool = try context.tool(named: "mimus-fake")
      for target in targets {
        let modules = try FakedModules(for: target, in: project).writeArguments(in: context.pluginWorkDirectoryURL)
        try request.write(
          modules, of: target.displayName, to: project.directoryURL.appending(path: target.displayName), with: tool)
      }
    }
  }
#endif
