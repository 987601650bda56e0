#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// A toolchain other than the one in `PATH`. What it builds is kept apart.
  struct Toolchain {
    let swift: URL
    let scratch: URL
  }

  extension Workshop {
    /// The toolchain in `PATH` without the modules of SwiftSyntax: a copy made of links, which takes no room.
    func toolchainWithoutSwiftSyntax() async throws -> Toolchain {
      let swift = try #require(SwiftCommand.executable).resolvingSymlinksInPath()
      let root = swift.deletingLastPathComponent().deletingLastPathComponent()
      let copy = folder.appendingPathComponent("toolchain/usr")
      let script = """
        mkdir -p "\(copy.deletingLastPathComponent().path)"
        cp -al "\(root.path)" "\(copy.path)" 2>&1 || { rm -rf "\(copy.path)"; cp -a "\(root.path)" "\(copy.path)"; }
        rm -rf "\(copy.path)"/lib/swift/host/SwiftSyntax*.swiftmodule
        """
      let shell = Program(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-ec", script])
      let outcome = try await shell.run(in: folder)
      try #require(outcome.status == 0, "\(outcome)")
      return Toolchain(
        swift: copy.appendingPathComponent("bin/swift"), scratch: folder.appendingPathComponent("build-toolchain"))
    }
  }
#endif
