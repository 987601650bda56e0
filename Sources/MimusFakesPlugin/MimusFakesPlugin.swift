import Foundation
import PackagePlugin

@main struct MimusFakesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let own = Set(context.package.targets.map(\.id))
    let modules = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    for m in modules { Diagnostics.remark("\(m.name) own: \(own.contains(m.id)) \(m.kind) \(m.sourceFiles(withSuffix: "swift").count { _ in true })") }
    let files = modules.filter { own.contains($0.id) }.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    let out = context.pluginWorkDirectoryURL.appending(path: "MimusFakes.swift")
    return [
      .buildCommand(
        displayName: "Fakes for \(target.name)", executable: try context.tool(named: "mimus-fake").url,
        arguments: ["--annotated", "--output", out.path, "--testable", "Shop"] + files.map(\.path), inputFiles: files, outputFiles: [out])
    ]
  }
}
