import Foundation
import PackagePlugin

/// Writes the fakes of what is marked `// mimus:fake` whenever a target that has them is built.
///
/// A target of tests that has this plugin gets a file of fakes for each module of its package that it depends on. Which
/// types a module marks is not known before it is read, so the file is always there, with or without fakes. It is
/// written again only where a source of one of the modules has changed, and only touched where its text changes.
@main struct MimusFakesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = FakedModules(for: target, in: context.package)
    guard target is SwiftSourceModuleTarget, !modules.names.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Write fakes for \(target.name)", executable: try context.tool(named: "mimus-fake").url,
        arguments: ["--annotated", "--file-per", "module", "--output", folder.path] + modules.arguments,
        inputFiles: modules.files,
        outputFiles: modules.names.map { folder.appending(path: "MimusFakes+\($0).swift") })
    ]
  }
}
