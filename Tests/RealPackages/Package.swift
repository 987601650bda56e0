// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RealPackages",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mimus", path: "../..")],
  targets: [
    .executableTarget(
      name: "RealPackages",
      dependencies: [.product(name: "mimus-fake", package: "Mimus")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
