import Foundation

/// A user's package that depends on the library, in a separate folder of the workshop.
struct ClientPackage {
  /// The source of the library.
  enum Library {
    /// This checkout.
    case checkout
    /// The version of a published repository, at a URL that ends in `/Mimus`.
    case version(of: URL)
  }

  /// A target whose sources are fixtures.
  struct Target {
    enum Kind: String {
      case library = "target"
      case test = "testTarget"
      case executable = "executableTarget"
    }

    enum Dependency: String {
      case mimus = #".product(name: "Mimus", package: "Mimus")"#
      case macros = #".product(name: "MimusMacros", package: "Mimus")"#
      case shop = #""Shop""#
      case warehouse = #""Warehouse""#
      case front = #""Front""#
    }

    let kind: Kind
    let name: String
    /// The paths of files in `Fixtures`, without their extension.
    let fixtures: [String]
    var dependencies: [Dependency] = [.mimus]
    /// Whether a build plugin writes the target's fakes.
    var hasFakes = false
    /// Swift settings in the syntax of a manifest.
    var settings: [String] = []
    /// What the plugins are told about the settings, as the contents of a file.
    var settingsForFakes: String?
  }

  let folder: URL

  /// Writes the package.
  init(_ name: String, in workshop: Workshop, library: Library = .checkout, targets: [Target]) throws {
    folder = workshop.folder.appendingPathComponent(name)
    for target in targets {
      let sources = folder.appendingPathComponent("Sources/\(target.name)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for fixture in target.fixtures {
        let file = Workshop.fixtures.appendingPathComponent("\(fixture).swift")
        try FileManager.default.copyItem(at: file, to: sources.appendingPathComponent(file.lastPathComponent))
      }
      try target.settingsForFakes?.write(
        to: sources.appendingPathComponent(".mimus-fake"), atomically: true, encoding: .utf8)
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v13)],
        dependencies: [\(library.dependency)],
        targets: [
          \(targets.map(\.declaration).joined(separator: "\n    "))
        ]
      )

      """
    try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }
}

extension ClientPackage.Library {
  fileprivate var dependency: String {
    switch self {
    case .checkout: ".package(name: \"Mimus\", path: \"\(Workshop.checkout.path)\")"
    case .version(let url): ".package(url: \"\(url.absoluteString)\", from: \"\(Workshop.version)\")"
    }
  }
}

extension ClientPackage.Target {
  fileprivate var declaration: String {
    """
    .\(kind.rawValue)(
          name: "\(name)",
          dependencies: [\(dependencies.map(\.rawValue).joined(separator: ", "))],
          path: "Sources/\(name)",
          swiftSettings: [\(settings.joined(separator: ", "))],
          plugins: [\(hasFakes ? #".plugin(name: "MimusFakesPlugin", package: "Mimus")"# : "")]
        ),
    """
  }
}
