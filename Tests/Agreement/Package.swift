// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Returns the path of the library that this manifest links, which is in the toolchain: `…/lib/swift/pm/ManifestAPI`.
func pathOfPackageDescription() -> String? {
  #if canImport(Darwin)
    var information = Dl_info()
    let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "$s18PackageDescription0A0CMa")
    guard let symbol, dladdr(symbol, &information) != 0 else { return nil }
    return String(cString: information.dli_fname)
  #else
    // The kernel generates the file while it's read and reports its size as zero, so this reads to the end of the
    // file.
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
    var data = Data()
    while let part = try? maps.read(upToCount: 1 << 16), !part.isEmpty { data += part }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasSuffix("/libPackageDescription.so") }
    return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  #endif
}

/// The toolchain's folder with SwiftSyntax, or `nil` if the toolchain doesn't include it.
let swiftSyntaxFolder: String? = {
  guard var folder = pathOfPackageDescription().map(URL.init(fileURLWithPath:)) else { return nil }
  for _ in 0..<5 {
    folder.deleteLastPathComponent()
    for candidate in [folder.appending(path: "host"), folder.appending(path: "lib/swift/host")]
    where FileManager.default.fileExists(atPath: candidate.appending(path: "SwiftSyntax.swiftmodule").path) {
      return candidate.path
    }
  }
  return nil
}()

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
var linkerSettings: [LinkerSetting] = []
if let swiftSyntaxFolder {
  settings += [
    .define("HAS_SWIFT_SYNTAX"), .unsafeFlags(["-I", swiftSyntaxFolder, "-index-ignore-system-modules"]),
  ]
  linkerSettings += [
    .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
  ]
}

// Users of the package don't need SwiftSyntax. It's only the reference for testing the generator's own reader.
let package = Package(
  name: "Agreement",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Mimus", path: "../..")],
  targets: [
    .testTarget(
      name: "AgreementTests", dependencies: [.product(name: "FakeGenerator", package: "Mimus")],
      exclude: ["EdgeCases.swift.txt"], swiftSettings: settings, linkerSettings: linkerSettings)
  ],
  swiftLanguageModes: [.v6]
)
