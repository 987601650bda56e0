import FakeGenerator
import Foundation

/// The command: reads, generates, writes, and says how it went.
enum Command {
  /// How a run ends, as the exit code tells.
  enum Outcome: Int32 {
    case success = 0
    /// Something could not be faked; the rest is written.
    case incomplete = 1
    /// The command line or an input could not be read.
    case unreadable = 2
  }

  /// Run the command.
  static func run(_ arguments: [String]) -> Outcome {
    do throws(Invocation.UsageError) {
      let invocation = try Invocation(arguments)
      if invocation.wantsHelp {
        print(Invocation.help)
        return .success
      }
      return run(invocation)
    } catch {
      complain("Error: \(error.text)\n\(Invocation.usage)\n  See 'mimus-fake --help' for more information.")
      return .unreadable
    }
  }

  private static func run(_ invocation: Invocation) -> Outcome {
    var reader = SourceReader()
    for path in invocation.paths { reader.read(path) }
    for path in invocation.contextPaths { reader.read(path, asContext: true) }
    reader.problems.forEach(complain)

    let progress = Progress(fileCount: reader.files.count)
    let generation = FakeGenerator(options: invocation.options).generate(reader.files)
    progress.end()
    generation.diagnostics.forEach { complain($0.description) }

    var writer = FakeWriter()
    write(generation, invocation, &writer)
    writer.problems.forEach(complain)
    if !reader.problems.isEmpty || !writer.problems.isEmpty { return .unreadable }
    return generation.hasErrors ? .incomplete : .success
  }

  private static func write(_ generation: Generation, _ invocation: Invocation, _ writer: inout FakeWriter) {
    let isFolder = invocation.output.map { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return path.hasSuffix("/") || (exists && isFolder.boolValue)
    }
    if invocation.format == .json {
      let text = generation.json
      if let output = invocation.output {
        writer.write(text, to: isFolder == true ? (output as NSString).appendingPathComponent("Fakes.json") : output)
      } else {
        print(text, terminator: "")
      }
      return
    }
    if let output = invocation.output, isFolder == true {
      writer.write(generation.fakes, to: output)
    } else if !generation.fakes.isEmpty {
      let text = FakeFile(fakes: generation.fakes, options: invocation.options).text
      if let output = invocation.output {
        writer.write(text, to: output)
      } else {
        print(text, terminator: "")
      }
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// A line on the terminal that says that work goes on, for work that takes a while.
struct Progress {
  private let isShown: Bool

  init(fileCount: Int) {
    isShown = fileCount > 200 && isatty(2) == 1
    if isShown { Self.write("Reading \(fileCount) files…") }
  }

  /// Take the line away.
  func end() {
    if isShown { Self.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
