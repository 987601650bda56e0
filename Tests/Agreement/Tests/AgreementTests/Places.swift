import Foundation

@testable import FakeGenerator

/// The locations of the sources to read.
enum Places {
  static let checkout = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The sources of the checkout.
  static var sources: [URL] {
    ["Sources", "Tests"].flatMap { files(under: checkout.appending(path: $0), ending: ".swift") }
  }

  /// The interfaces of the toolchain's modules, or an empty array if the toolchain doesn't include them.
  static var interfaces: [URL] { toolchain.map { files(under: $0, ending: ".swiftinterface") } ?? [] }

  static func files(under folder: URL, ending suffix: String) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return all.filter { $0.path.hasSuffix(suffix) && !$0.path.contains("/.build/") }.sorted { $0.path < $1.path }
  }

  static func source(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
  }

  /// The toolchain's folder `lib/swift`, relative to the compiler in `PATH`.
  private static let toolchain: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compiler = folders.map { URL(fileURLWithPath: $0).appending(path: "swiftc") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let folder = compiler?.resolvingSymlinksInPath().deletingLastPathComponent() else { return nil }
    return folder.deletingLastPathComponent().appending(path: "lib/swift")
  }()
}
