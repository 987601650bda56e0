import Foundation

/// A command that has run, and its output.
struct Subprocess {
  /// The exit status, or `nil` if a signal ended the process.
  let status: Int32?
  let output: String

  /// Runs a command and writes its output and errors to a file.
  ///
  /// - Parameters:
  ///   - arguments: The command, which is looked up in `PATH`, and its arguments.
  ///   - log: The path of the file for the output.
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
