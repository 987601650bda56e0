import Foundation
import PackagePlugin

@main struct MimusFakesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let t = try context.tool(named: "mimus-fake").url
    print("tool", t.path, targets, extractor.remainingArguments)
    for target in context.package.targets { print(target.name, target.recursiveTargetDependencies.map(\.name)) }
    if extractor.remainingArguments.contains("two") { exit(2) }
    if extractor.remainingArguments.contains("diag") { Diagnostics.error("bad") }
  }
}
