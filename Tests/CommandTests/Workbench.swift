#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// A temporary folder in which tests run the built `mimus-fake`.
  final class Workbench: Sendable {
    let folder: URL

    /// Creates a folder with the given files, a dictionary of contents by path.
    init(_ files: [String: String] = [:]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("mimus-fake-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    func write(_ bytes: [UInt8], to path: String) throws {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url(path))
    }

    func link(_ path: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: destination)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    /// Returns the contents of a file, or `nil` if it doesn't exist.
    func text(_ path: String) -> String? {
      FileManager.default.contents(atPath: url(path).path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the sorted names of the items in a folder.
    func names(in path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []).sorted()
    }

    /// Runs the command in the folder.
    ///
    /// - Parameters:
    ///   - arguments: The command-line arguments.
    ///   - input: The text of standard input.
    ///   - output: A replacement for the standard output that the outcome contains.
    ///   - error: A replacement for the standard error that the outcome contains.
    func run(
      _ arguments: [String], input: String = "", output: FileHandle? = nil, error: FileHandle? = nil
    ) async throws -> Outcome {
      let streams = try Workbench()
      try streams.write(input, to: "in")
      for name in ["out", "err"] { try streams.write("", to: name) }
      let process = Process()
      process.executableURL = Self.executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardInput = try FileHandle(forReadingFrom: streams.url("in"))
      process.standardOutput = try output ?? FileHandle(forWritingTo: streams.url("out"))
      process.standardError = try error ?? FileHandle(forWritingTo: streams.url("err"))
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      return Outcome(
        status: process.terminationReason == .exit ? status : -status, output: streams.text("out") ?? "",
        error: streams.text("err") ?? "")
    }

    /// The command, which the build places in the folder of the tests.
    static let executable: URL = {
      let bundle = Bundle(for: Workbench.self).bundleURL
      let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
      return folder.appendingPathComponent("mimus-fake")
    }()
  }

  /// The result of a run. A negative status is the signal that ended the process.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
  }
#endif
