import FakeGenerator

/// The command: it reads, generates, writes, and reports the result.
enum Command {
  /// The outcome of a run, which is its exit code.
  enum Outcome: Int32 {
    case success = 0
    /// Something couldn't be faked, and the rest was written; or, with `--check`, the written fakes are out of date.
    case incomplete = 1
    /// The command line or an input couldn't be read, or a fake couldn't be written.
    case unreadable = 2
  }

  /// Runs the command.
  static func run(_ arguments: [String]) -> Outcome {
    do throws(Invocation.UsageError) {
      let invocation = try Invocation(arguments)
      if invocation.wantsHelp {
        ByteStream.output.write(Invocation.help + "\n")
        return .success
      }
      return run(invocation)
    } catch {
      complain(
        "Error: \(error.text)\nUsage: \(Invocation.usage)\n  See 'mimus-fake --help' for more information.")
      return .unreadable
    }
  }

  private static func run(_ invocation: Invocation) -> Outcome {
    var inputs = InputList(style: invocation.style)
    for input in invocation.inputs { inputs.add(input) }

    let progress = Progress(fileCount: inputs.count)
    progress.show("Reading \(inputs.count) files")
    let generator = FakeGenerator(options: invocation.options)
    let sources = inputs.read { generator.uses($0) }
    guard sources.problems.isEmpty else {
      // Other types may inherit from what is missing, so nothing is written, and earlier fakes are kept.
      progress.end()
      sources.problems.forEach(complain)
      return .unreadable
    }
    progress.show("Generating fakes")
    let generation = generator.generate(sources.files)
    defer { KeptUntilExit.keep(generation) }
    progress.end()

    generation.diagnostics.forEach { complain($0.description) }
    if generation.fakes.isEmpty, generation.diagnostics.isEmpty {
      complain("warning: \(invocation.reasonForNothing)")
    }

    var writer = FakeWriter(checksOnly: invocation.checksOnly, inputs: inputs, style: invocation.style)
    writer.write(generation, as: invocation)
    writer.warnings.forEach(complain)
    writer.problems.forEach(complain)
    if !writer.problems.isEmpty { return .unreadable }
    writer.differences.forEach(complain)
    return generation.hasErrors || !writer.differences.isEmpty ? .incomplete : .success
  }

  private static func complain(_ text: String) {
    ByteStream.error.write(text + "\n")
  }
}

extension Invocation {
  /// Why there is nothing to write although nothing is wrong.
  fileprivate var reasonForNothing: String {
    if annotatedOnly { return "nothing in the given files is marked '// mimus:fake'" }
    let selection = "with '--only' or '// mimus:fake', or name its file"
    return style == .protocol
      ? "no type is selected; select one \(selection)"
      : "the given files declare nothing to fake; to fake a class, select it \(selection)"
  }
}

/// A value that is never released, because the end of the process frees its memory at once, whereas releasing ten
/// thousand fakes one by one takes a noticeable part of the time.
private final class KeptUntilExit {
  private let value: Any

  private init(_ value: Any) { self.value = value }

  static func keep(_ value: Any) { _ = Unmanaged.passRetained(KeptUntilExit(value)) }
}
