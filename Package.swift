// swift-tools-version: 6.2

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
    .library(name: "Mimus", targets: ["Mimus"])
  ],
  targets: [
    .target(name: "Mimus", swiftSettings: features),
    .testTarget(
      name: "MimusTests", dependencies: ["Mimus"], exclude: ["Goldens/FailureTexts.txt"], swiftSettings: features),
    .testTarget(name: "EndToEndTests", exclude: ["Fixtures"], swiftSettings: features),
    .testTarget(name: "DocumentationTests", dependencies: ["Mimus"], swiftSettings: features),
    .testTarget(name: "TourTests", dependencies: ["Mimus"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
