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
        inputFiles: modules.sources + modules.settings + modules.settings.flatMap(context) + [arguments],
        outputFiles: modules.names.map { folder.appending(path: "MimusFakes+\($0).swift") })
    ]
  }

  /// Returns the files and folders that a file of settings names, and what is in the folders. What doesn't exist is
  /// reported when it's read.
  private func context(in settings: URL) -> [URL] {
    let folder = settings.deletingLastPathComponent()
    let lines = (try? String(contentsOf: settings, encoding: .utf8))?.split(whereSeparator: \.isNewline) ?? []
    return lines.flatMap { line -> [URL] in
      let words = line.prefix { $0 != "#" }.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }
      guard words.count == 2, words[0] == "--context" else { return [] }
      let path = words[1].drop { $0.isWhitespace || $0 == "=" }.trimmingCharacters(in: .whitespaces)
      let named = URL(fileURLWithPath: path, relativeTo: folder).absoluteURL
      let within = FileManager.default.subpaths(atPath: named.path) ?? []
      return ([named] + within.map { named.appending(path: $0) })
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
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
