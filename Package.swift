// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The features that every target of the package is compiled with.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The path of the library that this manifest is linked with, which lies in the toolchain: `…/lib/swift/pm/ManifestAPI`.
func pathOfPackageDescription() -> String? {
  #if canImport(Darwin)
    var information = Dl_info()
    let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "$s18PackageDescription0A0CMa")
    guard let symbol, dladdr(symbol, &information) != 0 else { return nil }
    return String(cString: information.dli_fname)
  #else
    // The kernel makes up the file as it is read, so it is read to its end rather than by its size, which is zero.
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
    var data = Data()
    while let part = try? maps.read(upToCount: 1 << 16), !part.isEmpty { data += part }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasSuffix("/libPackageDescription.so") }
    return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  #endif
}

/// The folder of the toolchain that holds SwiftSyntax, where the toolchain comes with it.
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
    .testTarget(name: "DocumentationTests", dependencies: ["Mimus"], swiftSettings: features),
    .testTarget(name: "TourTests", dependencies: ["Mimus"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)

// The generator of fakes stands on the toolchain's own SwiftSyntax; without that, the library is all there is.
if let swiftSyntaxFolder {
  let modules: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxFolder, "-index-ignore-system-modules"])]
  let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
  ]
  package.products += [
    .executable(name: "mimus-fake", targets: ["mimus-fake"]),
    // Who imports only the macros' module, which re-exports Mimus, has to be rebuilt when that changes; but a target is
    // rebuilt for the modules alone that it names itself, or whose product it names.
    .library(name: "MimusMacros", targets: ["MimusMacros", "Mimus"]),
    .plugin(name: "MimusFakesPlugin", targets: ["MimusFakesPlugin"]),
    .plugin(name: "MimusFakesCommand", targets: ["MimusFakesCommand"]),
    .library(name: "FakeGenerator", targets: ["FakeGenerator"]),
  ]
  package.targets += [
    .target(name: "FakeGenerator", swiftSettings: features + modules, linkerSettings: libraries),
    .executableTarget(
      name: "mimus-fake", dependencies: ["FakeGenerator"], swiftSettings: features + modules,
      linkerSettings: libraries),
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
      name: "FakeGeneratorTests", dependencies: ["FakeGenerator"], swiftSettings: features + modules,
      linkerSettings: libraries),
    .macro(
      name: "MimusMacroPlugin", dependencies: ["FakeGenerator"], swiftSettings: features + modules,
      linkerSettings: libraries),
    .target(name: "MimusMacros", dependencies: ["Mimus", "MimusMacroPlugin"], swiftSettings: features),
    .testTarget(
      name: "MacroTests", dependencies: ["Mimus", "MimusMacros", "FakeGenerator"], exclude: ["Messages"],
      swiftSettings: features, linkerSettings: libraries),
    // It names Mimus for the reason that the product does, and the generator since Swift Build links the macros' objects
    // into the tests of this package, and nothing of what those depend on.
    .testTarget(
      name: "MacroFakeTests", dependencies: ["Mimus", "MimusMacros", "FakeGenerator"], swiftSettings: features,
      linkerSettings: libraries),
    .testTarget(
      name: "MimusFakeTests", dependencies: ["FakeGenerator"], swiftSettings: features + modules,
      linkerSettings: libraries),
  ]
}
