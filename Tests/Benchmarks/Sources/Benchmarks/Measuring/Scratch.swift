import Foundation

/// A temporary folder for the files of one question. It's removed when the object is deallocated.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "MimusBenchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func size(of name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.size] as? Int ?? 0
  }

  /// Runs a program in the folder.
  ///
  /// - Throws: An error with the program's output if it fails.
  func run(_ command: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Unexpected(text: String(decoding: output.prefix(2_000), as: UTF8.self))
    }
  }

  /// The path of the command `mimus-fake`, which is built with the benchmarks.
  static var generator: String { products.appending(path: "mimus-fake").path }

  /// The path of the folder with the module Mimus, which is built with the benchmarks.
  static var modules: String { products.appending(path: "Modules").path }

  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

/// The reason why a question can't be measured.
struct Unexpected: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
