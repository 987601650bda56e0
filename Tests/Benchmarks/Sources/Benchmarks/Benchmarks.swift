import Foundation

/// Measures the questions and prints the results.
///
/// `swift run -c release --package-path Tests/Benchmarks Benchmarks [--json] [--list] [--filter TEXT]…`
@main
struct Benchmarks {
  static func main() {
    var filters: [String] = []
    var isJSON = false
    var isList = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--list": isList = true
      case "--filter":
        guard let filter = arguments.popFirst() else { stop("Missing text after --filter.") }
        filters.append(filter)
      default: stop("Unknown argument \(argument). Usage: Benchmarks [--json] [--list] [--filter TEXT]…")
      }
    }
    let questions = Question.all.filter { question in
      filters.isEmpty || filters.contains { question.name.localizedCaseInsensitiveContains($0) }
    }
    guard !questions.isEmpty else { stop("No question matches the filters. Use --list to list all questions.") }
    if isList { return questions.forEach { print($0.name) } }
    let answers = questions.compactMap(ask)
    isJSON ? printJSON(answers) : printTable(answers)
    if answers.count < questions.count { exit(1) }
  }

  /// Measures a question in all its rounds, after one round to warm up.
  private static func ask(_ question: Question) -> Answer? {
    note("\(question.name) …")
    do {
      if question.rounds > 1 { _ = try question.measure() }
      return Answer(question, try (0..<question.rounds).map { _ in try question.measure() })
    } catch {
      note("\(question.name) cannot be measured: \(error)")
      return nil
    }
  }

  private static func printTable(_ answers: [Answer]) {
    var table = Table()
    for answer in answers { table.add(answer) }
    print("\(Build.name) build, medians of interleaved rounds; blocks: allocated each time (by the baseline)\n")
    print(table.text)
    if let peak = Memory.peak { print("\nPeak memory: \(peak / 1_000_000) MB") }
    let missed = answers.count { $0.isMet == false }
    print("\nQuestions: \(answers.count), limits met: \(answers.count { $0.isMet == true }), missed: \(missed)")
  }

  private static func printJSON(_ answers: [Answer]) {
    struct Report: Encodable {
      let build: String
      let peakMemory: Int?
      let answers: [AnswerRecord]
    }
    let report = Report(build: Build.name, peakMemory: Memory.peak, answers: answers.map(AnswerRecord.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } catch {
      stop("\(error)")
    }
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func stop(_ text: String) -> Never {
    note(text)
    exit(2)
  }
}
