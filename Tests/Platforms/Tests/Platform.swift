import Testing

/// A system that the package supports, in its earliest version if there are versions.
struct Platform: CustomTestStringConvertible {
  let name: String
  /// The end of its target triples.
  let target: String
  /// The end of its interfaces' names.
  let interface: String
  /// The modules that it has in addition to those that every system has.
  let modules: [String]
  /// The targets of the package that are built for it, after those that they depend on.
  let targets: [String]

  var testDescription: String { name }

  /// Whether it is one of Apple's systems, of which later versions have more.
  var isApple: Bool { modules.contains("Darwin") }

  static let all =
    apple + [
      Platform(
        "Android", "unknown-linux-android28", interface: "unknown-linux-android",
        modules: others + frameworks + ["Android", "Dispatch"], targets: library + commands),
      // It has neither of the test frameworks.
      Platform(
        "static Linux", "unknown-linux-musl", modules: others + ["Dispatch", "Musl"], targets: library + commands),
      // WebAssembly has 32 bits, but the interfaces here have 64, so this is another system with its modules.
      Platform(
        "WebAssembly", "unknown-linux-musl",
        modules: frameworks + ["FoundationEssentials", "Synchronization", "WASILibc"], targets: ["Mimus"]),
      Platform(
        "Windows", "unknown-windows-msvc", modules: others + frameworks + ["CRT", "Dispatch", "PackagePlugin"],
        targets: library + commands + plugins),
    ]

  static let apple = [
    apple("macOS", 13, target: "macosx", targets: library + commands + plugins),
    apple("iOS", 16, target: "ios"),
    apple("tvOS", 16, target: "tvos"),
    apple("watchOS", 9, target: "watchos"),
  ]

  /// Returns one of Apple's systems. Devices other than the Mac have architectures for which there are no interfaces
  /// here, so the package is built for the simulator.
  private static func apple(
    _ name: String, _ version: Int, target: String, targets: [String] = library
  ) -> Platform {
    let environment = name == "macOS" ? "" : "-simulator"
    return Platform(
      "\(name) \(version)", "apple-\(target)\(version).0\(environment)",
      interface: "apple-\(name.lowercased())\(environment)",
      modules: frameworks + ["Darwin", "Dispatch", "ObjectiveC", "PackagePlugin", "XcodeProjectPlugin"],
      targets: targets)
  }

  private init(_ name: String, _ target: String, interface: String? = nil, modules: [String], targets: [String]) {
    self.name = name
    self.target = target
    self.interface = interface ?? target
    self.modules = modules
    self.targets = targets
  }

  /// The modules that the package imports only on systems other than Apple's.
  private static let others = ["FoundationEssentials", "FoundationNetworking", "Synchronization"]
  private static let frameworks = ["Testing", "XCTest"]

  private static let library = ["Mimus", "FakeGenerator"]
  private static let commands = ["mimus-fake", "MimusMacroPlugin"]
  /// The plugins, which run where the compiler does.
  private static let plugins = ["MimusFakesPlugin", "MimusFakesCommand"]

  /// Returns the names of the files with what the package uses of a module.
  func standIns(for module: String) -> [String] {
    switch module {
    case "Android", "Darwin", "Musl": ["POSIX"]
    case "Foundation" where isApple: ["Foundation", "FoundationEssentials", "FoundationNetworking"]
    default: [module]
    }
  }
}
