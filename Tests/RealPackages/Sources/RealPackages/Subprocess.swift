import Foundation

/// A command that is run to its end, and what it has written.
struct Subprocess {
  /// The exit code; nil where a signal has ended it.
  let status: Int32?
  let output: String

  /// Runs a command, keeping what it writes to either stream in a file.
  ///
  /// - Parameters:
  ///   - arguments: The command, looked up in `PATH`, and its arguments.
  ///   - log: The file that the output is kept in.
  ///   - folder: The working directory.
  init(_ arguments: [String], log: String, in folder: String? = nil) throws {
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: log))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    try process.run()
    process.waitUntilExit()
    try file.close()
    status = process.terminationReason == .exit ? process.terminationStatus : nil
    output = String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self)
  }
}
