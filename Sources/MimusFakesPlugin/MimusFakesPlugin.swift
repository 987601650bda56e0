import Foundation
import PackagePlugin

/// Writes the fakes of declarations marked `// mimus:fake` whenever a target that uses the plugin is built.
///
/// A test target with this plugin gets a file of fakes for each module of its package that it depends on. Because it
/// isn't known which types a module marks until the module is read, the file always exists, with or without fakes. It
/// is generated again only if a source of one of the modules has changed, and it is written only if its text changes.
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
