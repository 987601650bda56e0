import Foundation

extension Question {
  /// Measures how long the command takes to scan files without anything to fake, and to write the fakes of others.
  static var generateFakes: [Question] {
    [
      scan("without the words that declare types", Sources.plain(kilobytes: 128)),
      scan("with those words in comments", Sources.plain(kilobytes: 128, remark: "class or protocol")),
      generateDense("1,000 files × 10 protocols", Sources.declaring),
      generateDense("1,000 files × 10 documented protocols", Sources.documenting),
      generateDense("2,000 files × 2 documented protocols among other code", files: 2_000, protocolsEach: 2) {
        Sources.documenting($0) + Sources.plain(kilobytes: 4)
      },
      generate(
        "2,000 files of which 50 declare a protocol", files: 2_000, fakes: 50, unit: .milliseconds, bound: .ratio(2),
        rounds: 5
      ) { file in
        file.isMultiple(of: 40) ? Sources.declaring(file..<file + 1) : Sources.plain(kilobytes: 8)
      },
    ]
  }

  private static func generateDense(
    _ name: String, files: Int = 1_000, protocolsEach: Int = 10, _ text: @escaping (Range<Int>) -> String
  ) -> Question {
    generate(
      name, files: files, fakes: files * protocolsEach, unit: .megabytesPerSecond, bound: .atLeast(15), rounds: 3
    ) { file in
      text(file * protocolsEach..<(file + 1) * protocolsEach)
    }
  }

  /// Creates a question about scanning alone, which is the time beyond that for one empty file.
  private static func scan(_ name: String, _ text: String) -> Question {
    var made: Scratch?
    return Question(
      name: "scan files \(name)", baseline: "reading them and counting their lines", unit: .megabytesPerSecond,
      bound: .atLeast(300), rounds: 5
    ) {
      let scratch = try made ?? Scratch()
      if made == nil {
        for file in 0..<1_000 { try scratch.write(text, to: "Sources/\(file).swift") }
        try scratch.write("\n", to: "Empty/Empty.swift")
        made = scratch
      }
      var watch = Stopwatch()
      try watch.time(1) { try scratch.run(Scratch.generator, "Sources") }
      var start = Stopwatch()
      try start.time(1) { try scratch.run(Scratch.generator, "Empty") }
      let other = try timeOfReading(files: 1_000, in: scratch)
      let megabytes = Double(text.utf8.count) / 1_000
      return Sample(
        value: megabytes / (watch.nanosecondsEach - start.nanosecondsEach) * 1e9,
        baseline: megabytes / other * 1e9)
    }
  }

  private static func generate(
    _ name: String, files: Int, fakes: Int, unit: Unit, bound: Bound, rounds: Int, _ text: @escaping (Int) -> String
  ) -> Question {
    var made: Scratch?
    return Question(
      name: "generate fakes of \(name)", baseline: "reading them and counting their lines", unit: unit, bound: bound,
      rounds: rounds
    ) {
      let scratch = try made ?? Scratch()
      if made == nil {
        for file in 0..<files { try scratch.write(text(file), to: "Sources/\(file).swift") }
      }
      made = scratch
      // An existing file would only be compared.
      try? FileManager.default.removeItem(at: scratch.folder.appending(path: "Fakes.swift"))
      var watch = Stopwatch()
      try watch.time(1) { try scratch.run(Scratch.generator, "--output", "Fakes.swift", "Sources") }
      // Starting any process takes longer than reading a few megabytes.
      var start = Stopwatch()
      try start.time(1) { try scratch.run("true") }
      let time = watch.nanosecondsEach - start.nanosecondsEach
      let fakesText = try String(contentsOf: scratch.folder.appending(path: "Fakes.swift"), encoding: .utf8)
      let count = fakesText.components(separatedBy: "\nfinal class Fake").count - 1
      guard count == fakes else { throw Unexpected(text: "\(count) fakes were written instead of \(fakes)") }
      let other = try timeOfReading(files: files, in: scratch)
      if unit == .milliseconds { return Sample(value: time / 1e6, baseline: other / 1e6) }
      let megabytes = Double((0..<files).reduce(0) { $0 + text($1).utf8.count }) / 1e6
      return Sample(value: megabytes / time * 1e9, baseline: megabytes / other * 1e9)
    }
  }

  /// Returns the number of nanoseconds it takes to read files and count their lines.
  private static func timeOfReading(files: Int, in scratch: Scratch) throws -> Double {
    var watch = Stopwatch()
    try watch.time(1) {
      for file in 0..<files {
        let data = try Data(contentsOf: scratch.folder.appending(path: "Sources/\(file).swift"))
        keep(data.withUnsafeBytes { $0.count { $0 == 0x0A } })
      }
    }
    return watch.nanosecondsEach
  }
}
