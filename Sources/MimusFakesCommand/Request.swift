import Foundation
import PackagePlugin

/// What the arguments of the command ask for.
struct Request {
  /// The names of the targets, or none for all test targets.
  let targets: [String]
  /// Whether to report what is out of date instead of writing it.
  let checksOnly: Bool

  init(_ arguments: [String]) {
    var arguments = ArgumentExtractor(arguments)
    targets = arguments.extractOption(named: "target")
    checksOnly = arguments.extractFlag(named: "check") > 0
    if let unknown = arguments.remainingArguments.first(where: { !$0.hasPrefix("--allow-") }) {
      fail("Unknown argument '\(unknown)'. Usage: swift package mimus-fakes [--target <name> ...] [--check]")
    }
  }

  /// Fails if one of the targets doesn't exist.
  func checkTargets(among names: [String]) {
    guard let unknown = targets.first(where: { !names.contains($0) }) else { return }
    let known = names.map { "'\($0)'" }.sorted().joined(separator: ", ")
    fail("The package has no Swift target called '\(unknown)'. The Swift targets are \(known).")
  }

  /// Writes or checks the fakes of a target.
  ///
  /// - Parameters:
  ///   - modules: The modules to fake, as a file of arguments.
  ///   - target: The target's name.
  ///   - directory: The target's folder, in which the fakes are in a folder of their own.
  ///   - tool: The tool that writes fakes.
  func write(_ modules: URL, of target: String, to directory: URL, with tool: PluginContext.Tool) throws {
    let folder = directory.appending(path: "Fakes").path + "/"
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["--annotated", "--output", folder] + (checksOnly ? ["--check"] : []) + ["@" + modules.path]
    try process.run()
    process.waitUntilExit()
    switch (checksOnly, process.terminationStatus) {
    case (false, 0): print("The fakes of \(target) are in \(folder)")
    case (true, 0): print("The fakes of \(target) are up to date.")
    case (false, _): Diagnostics.error("Not all fakes of \(target) could be written.")
    case (true, _): Diagnostics.error("The fakes of \(target) are not up to date.")
    }
  }
}

/// Exits as a command does whose arguments are invalid.
func fail(_ message: String) -> Never {
  Diagnostics.error(message)
  exit(2)
}
