import Foundation
import Testing

/// Tests the sources of the plugins, which can't share a library.
struct PluginTests {
  @Test(arguments: ["FakedModules.swift", "FakedModules+Xcode.swift"])
  func `both plugins have the same copy of what they share`(_ file: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources")
    let copies = try ["MimusFakesPlugin", "MimusFakesCommand"].map { plugin in
      try String(contentsOf: sources.appendingPathComponent("\(plugin)/\(file)"), encoding: .utf8)
    }
    #expect(copies[0] == copies[1])
  }
}
