import Testing

/// An Apple system, in the earliest version that the package supports.
struct AppleSystem: CustomTestStringConvertible {
  /// Its name in a manifest.
  let name: String
  /// Its name in a target triple. That of macOS is different in names of interfaces.
  let target: String
  let version: Int

  static let all = [
    AppleSystem(name: "macOS", target: "macosx", version: 13),
    AppleSystem(name: "iOS", target: "ios", version: 16),
    AppleSystem(name: "tvOS", target: "tvos", version: 16),
    AppleSystem(name: "watchOS", target: "watchos", version: 9),
  ]

  var testDescription: String { "\(name) \(version)" }

  /// The targets of the package that are built for it, after those that they depend on. The ones that write fakes run
  /// where the compiler does.
  var modules: [String] {
    let tools = ["mimus-fake", "MimusMacroPlugin", "MimusFakesPlugin", "MimusFakesCommand"]
    return ["Mimus", "FakeGenerator"] + (name == "macOS" ? tools : [])
  }

  /// How a manifest declares it.
  var declaration: String { ".\(name)(.v\(version))" }

  /// Returns the target triple of the system, or of its simulator, on an architecture.
  func triple(on architecture: String) -> String { "\(architecture)-apple-\(target)\(version).0\(environment)" }

  /// Returns the name of its interface among those of a module.
  func interface(on architecture: String) -> String {
    "\(architecture)-apple-\(name.lowercased())\(environment).swiftinterface"
  }

  /// The end of the target triple. The devices themselves have architectures for which no interfaces are here.
  private var environment: String { name == "macOS" ? "" : "-simulator" }
}
