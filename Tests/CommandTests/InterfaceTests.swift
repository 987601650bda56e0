#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Tests protocols of the SDK, which are read from the toolchain's own interfaces.
  struct InterfaceTests {
    /// The part of `swift -print-target-info`'s output that these tests use.
    private struct TargetInfo: Decodable {
      struct Target: Decodable { var moduleTriple: String }
      struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
      var target: Target
      var paths: Paths
    }

    /// Returns the path of a module's interface in the toolchain, or `nil` if the toolchain has none.
    private static func interface(of module: String) -> String? {
      guard let output = try? run("swift", "-print-target-info").output,
        let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
      else { return nil }
      let name = "\(module).swiftmodule/\(info.target.moduleTriple).swiftinterface"
      return info.paths.runtimeLibraryImportPaths.map { "\($0)/\(name)" }
        .first(where: FileManager.default.fileExists)
    }

    private static func run(_ arguments: String...) throws -> (status: Int32, output: String) {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test(
      .enabled(if: interface(of: "_Concurrency") != nil, "The toolchain has no module interfaces."),
      arguments: [("_Concurrency", "Clock"), ("Swift", "RandomNumberGenerator"), ("Swift", "Decoder")])
    func `a protocol of the standard library is faked from its interface`(_ module: String, _ name: String) async throws
    {
      let interface = try #require(Self.interface(of: module))
      let bench = try Workbench()
      let outcome = try await bench.run([
        "--style", "counters", "--only", name, "--context", try #require(Self.interface(of: "Swift")), "--output",
        "Fake.swift", interface,
      ])
      #expect(outcome == Outcome(status: 0, output: "", error: ""))
      #expect(bench.text("Fake.swift")?.contains("final class Fake\(name)") == true)
      #expect(try Self.run("swiftc", "-typecheck", "-parse-as-library", bench.url("Fake.swift").path).status == 0)
    }
  }
#endif
