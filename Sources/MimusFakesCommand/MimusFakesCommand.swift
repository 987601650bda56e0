import Foundation
import PackagePlugin

/// `swift package mimus-fakes`: writes the fakes of declarations marked `// mimus:fake` into the folders of the targets
/// that use them, where you can read them, keep them, and compare versions.
@main struct MimusFakesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let checksOnly = arguments.extractFlag(named: "check") > 0
    let rest = arguments.remainingArguments.filter { !$0.hasPrefix("--allow-") }
    if let unknown = rest.first {
      fail("Unknown argument '\(unknown)'. Usage: swift package mimus-fakes [--target <name> ...] [--check]")
    }

    let candidates = context.package.targets.filter { $0 is SwiftSourceModuleTarget }
    if let unknown = names.first(where: { name in !candidates.contains { $0.name == name } }) {
      let known = candidates.map { "'\($0.name)'" }.sorted().joined(separator: ", ")
      fail("The package has no Swift target called '\(unknown)'. There are: \(known).")
    }
    let targets = candidates.filter { names.isEmpty ? $0.isTestWithMimus : names.contains($0.name) }
    if targets.isEmpty { fail("The package has no test target that depends on Mimus, whose fakes could be written.") }

    let tool = try context.tool(named: "mimus-fake").url
    for target in targets {
      let folder = target.directoryURL.appending(path: "Fakes").path + "/"
      let modules = FakedModules(for: target, in: context.package)
      let process = Process()
      process.executableURL = tool
      process.arguments =
        ["--annotated", "--output", folder] + (checksOnly ? ["--check"] : []) + modules.arguments
      try process.run()
      process.waitUntilExit()
      switch (checksOnly, process.terminationStatus) {
      case (false, 0): print("The fakes of \(target.name) are in \(folder)")
      case (true, 0): print("The fakes of \(target.name) are up to date.")
      case (false, _): Diagnostics.error("Not all fakes of \(target.name) could be written.")
      case (true, _): Diagnostics.error("The fakes of \(target.name) are not up to date.")
      }
    }
  }

  /// Exits as a command does whose arguments are invalid.
  private func fail(_ message: String) -> Never {
    Diagnostics.error(message)
    exit(2)
  }
}

extension Target {
  /// Whether it is a test target that can compile fakes.
  fileprivate var isTestWithMimus: Bool {
    (self as? SwiftSourceModuleTarget)?.kind == .test && recursiveTargetDependencies.contains { $0.name == "Mimus" }
  }
}
