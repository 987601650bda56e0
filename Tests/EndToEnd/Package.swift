// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "EndToEnd",
  platforms: [.macOS(.v13)],
  targets: [
    .testTarget(
      name: "EndToEndTests",
      path: "Tests",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
