import Foundation

/// The toolchain's `swift` command as it's found in a terminal.
enum SwiftCommand {
  /// The URL of the command, or `nil` if no folder in `PATH` contains it.
  static let executable: URL? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}

/// A program to run.
struct Program {
  let executable: URL
  var arguments: [String] = []

  /// Runs the program until it exits.
  ///
  /// - Parameter folder: The folder for the output while the program runs. Unlike pipes, files can't fill up and
  ///   block it.
  /// - Returns: The result of the program.
  /// - Throws: An error if the program can't be started.
  func run(in folder: URL) async throws -> Outcome {
    let name = UUID().uuidString
    let files = ["out", "err"].map { folder.appendingPathComponent("\(name).\($0)") }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = Self.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let ending = try await Self.run(process)
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(
      status: ending.status, isKilled: ending.isKilled, standardOutput: texts[0], standardError: texts[1])
  }

  /// Suspends until the process exits, so that other tests can use the thread. Cancellation terminates the process.
  private static func run(_ process: Process) async throws -> (status: Int32, isKilled: Bool) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { process in
          continuation.resume(returning: (process.terminationStatus, process.terminationReason == .uncaughtSignal))
        }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    } onCancel: {
      if process.isRunning { process.terminate() }
    }
  }

  /// This process's environment without the variables that the runner of these tests has set for them.
  private static let environment: [String: String] = {
    let foreign = [
      "XCT", "XCTest", "SWIFT_TESTING_", "SWIFTPM_", "DYLD_", "LD_PRELOAD", "LLVM_PROFILE_FILE", "__XCODE", "__XPC",
      "ASAN_", "TSAN_", "UBSAN_",
    ]
    var environment = ProcessInfo.processInfo.environment
      .filter { entry in !foreign.contains { entry.key.hasPrefix($0) } }
    environment["NO_COLOR"] = "1"
    return environment
  }()
}

/// The result of a program.
struct Outcome: CustomStringConvertible {
  let status: Int32
  /// Whether a signal ended the program itself, rather than one that it started.
  var isKilled = false
  let standardOutput: String
  let standardError: String

  /// The text of standard output followed by that of standard error.
  var text: String { standardOutput + standardError }

  /// The end of the output, for the failure of a test.
  var description: String { "Exit status \(status), after:\n\(text.suffix(6000))" }
}
