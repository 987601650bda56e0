import Foundation

extension Question {
  /// Measures the first build of a package with one fake and one test, which is how long a newcomer waits.
  static var buildPackage: [Question] {
    [
      Question(
        name: "clean debug build of a package with an @Fake", baseline: "with a handwritten fake",
        unit: .seconds, bound: .ratio(1.3), rounds: 1
      ) {
        Sample(
          value: try secondsToBuild("MimusMacros", "@Fake final class FakeTill: Till { func open() -> Bool }"),
          baseline: try secondsToBuild(
            "Mimus",
            """
            final class FakeTill: Till, Mock {
              let storage = Mimus.Storage()
              func open() -> Bool { answerCall() }
            }
            """))
      }
    ]
  }

  private static func secondsToBuild(_ module: String, _ fake: String) throws -> Double {
    let scratch = try Scratch()
    let checkout = (0..<6).reduce(URL(filePath: "\(#filePath)")) { folder, _ in folder.deletingLastPathComponent() }
    try scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        platforms: [.macOS(.v13)],
        dependencies: [.package(name: "Mimus", path: "\(checkout.path)")],
        targets: [
          .testTarget(name: "ShopTests", dependencies: [.product(name: "\(module)", package: "Mimus")])
        ]
      )

      """, to: "Package.swift")
    try scratch.write(
      """
      import \(module)
      import Testing

      protocol Till { func open() -> Bool }

      \(fake)

      @Test func opens() {
        let till = FakeTill()
        #expect(!till.open())
        till.verifyCall(withIdentifier: "open()")
      }

      """, to: "Tests/ShopTests/TillTests.swift")
    var watch = Stopwatch()
    try watch.time(1) { try scratch.run("swift", "build", "--build-tests") }
    return watch.nanosecondsEach / 1e9
  }
}
