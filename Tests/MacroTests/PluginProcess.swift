import Foundation

/// The macro plugin as the compiler has it: a process that answers messages.
final class PluginProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// What is wrong with the plugin, so that nothing can be tested.
  struct Trouble: Error, CustomStringConvertible {
    var description: String
  }

  /// Start the plugin that was built with these tests.
  init() throws {
    process.executableURL = try Self.executable()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Send a message, and wait for the answer.
  func answer(to message: some Encodable) throws -> [String: Any] {
    let body = try JSONEncoder().encode(message)
    let size = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    try input.fileHandleForWriting.write(contentsOf: size + body)
    let length = try read(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let answer = try JSONSerialization.jsonObject(with: try read(Int(length)))
    guard let answer = answer as? [String: Any] else { throw Trouble(description: "The answer is no object.") }
    return answer
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

  /// The plugin lies beside the tests, or beside the bundle that holds them.
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
