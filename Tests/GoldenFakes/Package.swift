// swift-tools-version: 6.2

import PackageDescription

/// The upcoming features of the targets in Swift 6 mode.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings that isolate a target's types to the main actor by default.
let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Settings with which asynchronous functions run on the actor of their caller.
let nonsending: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// The library that fakes in the style `mimus` use. Fakes in the style `counters` don't use a library.
let mimus = Target.Dependency.product(name: "Mimus", package: "Mimus")

let package = Package(
  name: "GoldenFakes",
  // Some of the types have closures with typed throws, whose recording requires this version's runtime.
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Mimus", path: "../..")],
  targets: [
    .testTarget(name: "MimusStyleTests", dependencies: [mimus], path: "MimusStyleTests", swiftSettings: features),
    .testTarget(
      name: "MimusStyleSwift5Tests", dependencies: [mimus], path: "MimusStyleSwift5Tests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "CountersStyleTests", path: "CountersStyleTests", swiftSettings: features),
    .testTarget(
      name: "CountersStyleSwift5Tests", path: "CountersStyleSwift5Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "IsolatedMimusTests", dependencies: [mimus], path: "IsolatedFakes/MimusTests",
      swiftSettings: features + isolated + nonsending + [.enableUpcomingFeature("InferIsolatedConformances")]),
    .testTarget(
      name: "IsolatedMimusSwift5Tests", dependencies: [mimus], path: "IsolatedFakes/MimusSwift5Tests",
      swiftSettings: isolated + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "IsolatedCountersTests", path: "IsolatedFakes/CountersTests", swiftSettings: features + isolated),
    .testTarget(
      name: "IsolatedCountersSwift5Tests", path: "IsolatedFakes/CountersSwift5Tests",
      swiftSettings: isolated + [.swiftLanguageMode(.v5)]),
    // Public fakes are compiled in a module other than that of their types, as those of users are.
    .target(name: "Cargo", path: "PublicFakes/Cargo", swiftSettings: features),
    .target(
      name: "Harbor", dependencies: ["Cargo"], path: "PublicFakes/Harbor",
      swiftSettings: features + [
        .enableExperimentalFeature("AvailabilityMacro=HarborKit 2.0:macOS 13.0"),
        .enableExperimentalFeature("AvailabilityMacro=HarborKit 2.1:macOS 13.0"),
      ]),
    .target(
      name: "Canal", path: "PublicFakes/Canal",
      swiftSettings: features + nonsending),
    .target(
      name: "Bay", path: "PublicFakes/Bay",
      swiftSettings: features + isolated + [.enableUpcomingFeature("InferIsolatedConformances")]),
    .testTarget(
      name: "PublicFakesTests", dependencies: ["Cargo", "Harbor", "Canal", "Bay", mimus], path: "PublicFakes/Tests",
      swiftSettings: features),
    .testTarget(
      name: "PublicFakesSwift5Tests", dependencies: ["Cargo", "Harbor", "Canal", "Bay", mimus],
      path: "PublicFakes/Swift5Tests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // These are compiled with settings that differ from those of the types' module, and without warnings.
    .target(name: "Quay", path: "SettingsFakes/Quay"),
    .testTarget(
      name: "SettingsFakesTests", dependencies: ["Quay", mimus], path: "SettingsFakes/Tests",
      swiftSettings: features + isolated + nonsending + [.treatAllWarnings(as: .error)]),
    .target(
      name: "SafeFakes", dependencies: ["Quay", mimus], path: "SettingsFakes/SafeFakes",
      swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "SettingsFakesSwift5Tests", dependencies: ["Quay", mimus], path: "SettingsFakes/Swift5Tests",
      swiftSettings: isolated + nonsending + [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
