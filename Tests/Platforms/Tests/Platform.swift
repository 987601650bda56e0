import Testing

/// A system that the package supports, in its earliest version if there are versions.
struct Platform: CustomTestStringConvertible {
  let name: String
  /// The end of its target triples.
  let target: String
  /// The end of its interfaces' names.
  let interface: String
  /// The modules that it has in addition to the standard library and Foundation.
  let modules: [String]
  /// The targets of the package that are built for it, after those that they depend on.
  let targets: [String]
  /// Whether later versions have more.
  var isVersioned = false

  var testDescription: String { name }

  static let all =
    apple + [
      Platform(
        "Android", "unknown-linux-android28", interface: "unknown-linux-android",
        modules: ["Android", "Dispatch", "FoundationEssentials", "FoundationNetworking", "Synchronization"]
          + frameworks,
        targets: library + commands),
      // It has neither of the test frameworks.
      Platform(
        "static Linux", "unknown-linux-musl",
        modules: ["Dispatch", "FoundationEssentials", "FoundationNetworking", "Musl", "Synchronization"],
        targets: library + commands),
      // WebAssembly has 32 bits, but the interfaces here have 64, so this is another system with its modules.
      Platform(
        "WebAssembly", "unknown-linux-musl",
        modules: ["FoundationEssentials", "Synchronization", "WASILibc"] + frameworks, targets: ["Mimus"]),
      Platform(
        "Windows", "unknown-windows-msvc",
        modules: [
          "CRT", "Dispatch", "FoundationEssentials", "FoundationNetworking", "PackagePlugin", "Synchronization",
        ] + frameworks,
        targets: library + commands + plugins),
    ]

  /// Apple's systems. Devices other than the Mac have architectures for which there are no interfaces here, so the
  /// package is built for the simulator.
  static let apple = [
    apple("macOS", 13, target: "macosx13.0", interface: "macos", targets: library + commands + plugins),
    apple("iOS", 16, target: "ios16.0-simulator", interface: "ios-simulator"),
    apple("tvOS", 16, target: "tvos16.0-simulator", interface: "tvos-simulator"),
    apple("watchOS", 9, target: "watchos9.0-simulator", interface: "watchos-simulator"),
  ]

  private static func apple(
    _ name: String, _ version: Int, target: String, interface: String, targets: [String] = library
  ) -> Platform {
    var platform = Platform(
      "\(name) \(version)", "apple-\(target)", interface: "apple-\(interface)",
      modules: ["Darwin", "Dispatch", "ObjectiveC", "PackagePlugin", "XcodeProjectPlugin"] + frameworks,
      targets: targets)
    platform.isVersioned = true
    return platform
  }

  private init(_ name: String, _ target: String, interface: String? = nil, modules: [String], targets: [String]) {
    self.name = name
    self.target = target
    self.interface = interface ?? target
    self.modules = modules
    self.targets = targets
  }

  private static let frameworks = ["Testing", "XCTest"]
  private static let library = ["Mimus", "FakeGenerator"]
  private static let commands = ["mimus-fake", "MimusMacroPlugin"]
  /// The plugins, which run where the compiler does.
  private static let plugins = ["MimusFakesPlugin", "MimusFakesCommand"]

  /// Returns the names of the files with what the package uses of a module.
  func standIns(for module: String) -> [String] {
    switch module {
    case "Android", "Darwin", "Musl": ["POSIX"]
    case "Foundation" where !modules.contains("FoundationEssentials"): ["Foundation", "FoundationEssentials"]
    default: [module]
    }
  }
}
