#if os(macOS) || os(Linux)
  import Foundation

  /// A package that uses the library, written to a folder of its own in the workshop.
  struct ClientPackage {
    /// Where the library comes from.
    enum Library {
      /// This checkout.
      case checkout
      /// A repository with a tagged version, at a URL that ends in `/Mimus`.
      case version(String, of: URL)
    }

    /// A target that is made of fixtures.
    struct Target {
      enum Kind: String {
        case test = "testTarget"
        case executable = "executableTarget"
      }

      let kind: Kind
      let name: String
      /// The names of files in `Fixtures`, without their extension.
      let fixtures: [String]
      /// Swift settings, as a manifest writes them.
      var settings: [String] = []
    }

    let folder: URL

    /// Write the package.
    init(_ name: String, in workshop: Workshop, library: Library = .checkout, targets: [Target]) throws {
      folder = workshop.folder.appendingPathComponent(name)
      for target in targets {
        let sources = folder.appendingPathComponent("Sources/\(target.name)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for fixture in target.fixtures {
          try FileManager.default.copyItem(
            at: Workshop.fixtures.appendingPathComponent("\(fixture).swift"),
            to: sources.appendingPathComponent("\(fixture).swift"))
        }
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
      case .version(let version, let url): ".package(url: \"\(url.absoluteString)\", from: \"\(version)\")"
      }
    }
  }

  extension ClientPackage.Target {
    fileprivate var declaration: String {
      """
      .\(kind.rawValue)(
            name: "\(name)",
            dependencies: [.product(name: "Mimus", package: "Mimus")],
            path: "Sources/\(name)",
            swiftSettings: [\(settings.joined(separator: ", "))]
          ),
      """
    }
  }
#endif
