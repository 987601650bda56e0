import Foundation
import PackagePlugin

/// Writes the fakes of declarations marked `// mimus:fake` whenever a target that uses the plugin is built.
///
/// A test target with this plugin gets a file of fakes for each module of its package that it depends on. Because it
/// isn't known which types a module marks until the module is read, the file always exists, with or without fakes. It
/// is generated again only if a source of one of the modules has changed, and it is written only if its text changes.
@main struct MimusFakesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target is SwiftSourceModuleTarget else { return [] }
    return try commands(
      for: target.name, FakedModules(for: target, in: context.package), tool: context.tool(named: "mimus-fake"),
      folder: context.pluginWorkDirectoryURL)
  }

  private func commands(
    for target: String, _ modules: FakedModules, tool: PluginContext.Tool, folder: URL
  ) throws -> [Command] {
    if modules.names.isEmpty { return [] }
    let arguments = try modules.writeArguments(in: folder)
    return [
      .buildCommand(
        displayName: "Write fakes for \(target)", executable: tool.url,
        arguments: ["--annotated", "--file-per", "module", "--output", folder.path, "@" + arguments.path],
        inputFiles: modules.files + [arguments],
        outputFiles: modules.names.map { folder.appending(path: "MimusFakes+\($0).swift") })
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MimusFakesPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName, FakedModules(for: target, in: context.xcodeProject),
        tool: context.tool(named: "mimus-fake"), folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
