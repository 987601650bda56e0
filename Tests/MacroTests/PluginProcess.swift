import Foundation

/// The macro plugin as the compiler runs it: a process that responds to messages.
final class PluginProcess {
  private let process = Process()
  private let input: Pipe
  private let output: Pipe
  private let errors: Pipe

  /// Held while a process starts, which inherits each pipe that another one opens at that time. Two processes with the
  /// inputs of each other would never end.
  private static let start = NSLock()

  /// An error that prevents communication with the plugin.
  struct Trouble: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts the plugin that was built with these tests.
  init() throws {
    Self.start.lock()
    defer { Self.start.unlock() }
    (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = try Self.executable()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Sends a message and waits for the answer.
  func answer(to message: some Encodable) throws -> [String: Any] {
    try answer(to: JSONEncoder().encode(message))
  }

  /// Sends a message with its header and waits for the answer.
  func answer(to message: Data) throws -> [String: Any] {
    try send(Self.header(UInt64(message.count)) + message)
    let length = try read(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let answer = try JSONSerialization.jsonObject(with: try read(Int(length)))
    guard let answer = answer as? [String: Any] else { throw Trouble(description: "The answer is no object.") }
    return answer
  }

  /// Returns the header of a message with a size in bytes.
  static func header(_ size: UInt64) -> Data { withUnsafeBytes(of: size.littleEndian) { Data($0) } }

  /// Sends bytes without a header.
  func send(_ bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }

  /// Closes the plugin's input and waits for the process to exit.
  ///
  /// - Returns: The exit status, and what the plugin has since written to standard output and standard error.
  func end() throws -> (status: Int32, output: String, errors: String) {
    try input.fileHandleForWriting.close()
    let texts = try [output, errors].map { try $0.fileHandleForReading.readToEnd() ?? Data() }
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: texts[0], as: UTF8.self), String(decoding: texts[1], as: UTF8.self)
    )
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let part = try output.fileHandleForReading.read(upToCount: count - data.count), !part.isEmpty else {
        throw Trouble(description: "The plugin has ended.")
      }
      data += part
    }
    return data
  }

  /// Returns the plugin in the folder of the tests or in that of the bundle that contains them.
  private static func executable() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      for name in ["MimusMacroPlugin-tool", "MimusMacroPlugin"] {
        let file = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    throw Trouble(description: "There is no plugin near \(CommandLine.arguments[0]).")
  }
}
