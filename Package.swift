// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The features that every target of the package is compiled with.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Mimus",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Mimus", targets: ["Mimus"]),
    .executable(name: "mimus-fake", targets: ["mimus-fake"]),
    // A target that imports only the macros' module, which re-exports Mimus, must be rebuilt when Mimus changes. But a
    // target is rebuilt only for changes to the targets and products that it lists.
    .library(name: "MimusMacros", targets: ["MimusMacros", "Mimus"]),
    .plugin(name: "MimusFakesPlugin", targets: ["MimusFakesPlugin"]),
    .plugin(name: "MimusFakesCommand", targets: ["MimusFakesCommand"]),
    .library(name: "FakeGenerator", targets: ["FakeGenerator"]),
  ],
  targets: [
    .target(name: "Mimus", swiftSettings: features),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: features),
    .testTarget(
      name: "MimusTests", dependencies: ["Mimus", "SeededNumbers"], exclude: ["Goldens/FailureTexts.txt"],
      swiftSettings: features),
    .testTarget(name: "DocumentationTests", dependencies: ["Mimus"], swiftSettings: features),
    .testTarget(name: "TourTests", dependencies: ["Mimus"], swiftSettings: features),
    .target(name: "FakeGenerator", swiftSettings: features),
    .executableTarget(name: "mimus-fake", dependencies: ["FakeGenerator"], swiftSettings: features),
    .plugin(
      name: "MimusFakesPlugin", capability: .buildTool(), dependencies: ["mimus-fake"],
      path: "Sources/MimusFakesPlugin"),
    .plugin(
      name: "MimusFakesCommand",
      capability: .command(
        intent: .custom(verb: "mimus-fakes", description: "Write fakes of what is marked `// mimus:fake`"),
        permissions: [.writeToPackageDirectory(reason: "It writes fakes into the folders of test targets.")]),
      dependencies: ["mimus-fake"], path: "Sources/MimusFakesCommand"),
    .testTarget(
      name: "FakeGeneratorTests", dependencies: ["FakeGenerator", "SeededNumbers"], swiftSettings: features),
    .macro(name: "MimusMacroPlugin", dependencies: ["FakeGenerator"], swiftSettings: features),
    .target(name: "MimusMacros", dependencies: ["Mimus", "MimusMacroPlugin"], swiftSettings: features),
    .testTarget(
      name: "MacroTests", dependencies: ["Mimus", "MimusMacros", "FakeGenerator"], exclude: ["Messages"],
      swiftSettings: features),
    // Mimus is listed for the same reason as in the product. The generator is listed because Swift Build links the
    // macros' objects into the tests of this package, but not what these objects depend on.
    .testTarget(
      name: "ExpandedFakesTests", dependencies: ["Mimus", "MimusMacros", "FakeGenerator"], swiftSettings: features),
    .testTarget(
      name: "IsolatedFakesTests", dependencies: ["Mimus", "MimusMacros", "FakeGenerator"],
      swiftSettings: features + [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "CommandTests", dependencies: ["FakeGenerator"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
