// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ApplePlatforms",
  platforms: [.macOS(.v13)],
  targets: [
    .testTarget(
      name: "ApplePlatformsTests",
      path: "Tests",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
