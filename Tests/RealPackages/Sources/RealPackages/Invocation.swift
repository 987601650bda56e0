import Foundation

/// The command-line options.
struct Invocation {
  /// The folder of clones, which have the names of their repositories.
  var clones = ""
  /// The folder for modules, fakes, and results.
  var output = FileManager.default.temporaryDirectory.appending(path: "RealPackages").path
  /// The packages to measure, or an empty set to measure all packages.
  var only: Set<String> = []
  /// The generator to measure.
  var generator = CommandLine.executableFolder.appending(path: "mimus-fake").path
  /// The checkout of the library to compile the fakes with.
  var checkout = URL(filePath: #filePath).ancestor(5).path

  static let usage = """
    USAGE: RealPackages [--only <package>,...] [--output <folder>] [--generator <mimus-fake>] [--checkout <folder>] <clones>

    Writes fakes of every protocol and class of the packages in <clones>, compiles them beside their modules in Swift 6
    and Swift 5 mode, extracts protocols of their types, and prints tables, and every error by its class. What has not
    changed since the last run with the same output folder is not compiled again. `--clone-commands` prints what clones
    the packages.
    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only.formUnion(rest.popFirst()?.split(separator: ",").map(String.init) ?? [])
      case "--output": output = rest.popFirst() ?? ""
      case "--generator": generator = rest.popFirst() ?? ""
      case "--checkout": checkout = rest.popFirst() ?? ""
      default:
        guard clones.isEmpty, !argument.hasPrefix("-") else { return nil }
        clones = argument
      }
    }
    if clones.isEmpty || output.isEmpty { return nil }
  }
}

extension CommandLine {
  fileprivate static var executableFolder: URL {
    URL(filePath: Bundle.main.executablePath ?? arguments[0]).deletingLastPathComponent()
  }
}

extension URL {
  fileprivate func ancestor(_ levels: Int) -> URL {
    (0..<levels).reduce(self) { url, _ in url.deletingLastPathComponent() }
  }
}
