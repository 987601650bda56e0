// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Platforms",
  platforms: [.macOS(.v13)],
  targets: [
    .testTarget(
      name: "PlatformsTests",
      path: "Tests",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
