#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// A temporary folder in which the built `mimus-fake` is run as a person runs it.
  final class Workbench: Sendable {
    let folder: URL

    /// Make a folder with these files in it, each a path and what it says.
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

    /// What a file says, or nil where there is none.
    func text(_ path: String) -> String? {
      FileManager.default.contents(atPath: url(path).path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in a folder.
    func names(in path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []).sorted()
    }

    /// Run the command in the folder.
    ///
    /// - Parameters:
    ///   - arguments: the command line.
    ///   - input: what standard input says.
    ///   - output: where standard output goes instead of into the outcome.
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

    /// The command, which is built into the folder that the tests are built into.
    static let executable: URL = {
      let bundle = Bundle(for: Workbench.self).bundleURL
      let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
      return folder.appendingPathComponent("mimus-fake")
    }()
  }

  /// What came of a run. A negative status is the signal that ended it.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
  }
#endif
