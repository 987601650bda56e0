import Foundation

extension Question {
  /// How long the command takes to scan what declares nothing, and to write fakes of what does.
  static var generateFakes: [Question] {
    [
      scan("without the words that declare types", Sources.plain(kilobytes: 128)),
      scan("with those words in comments", Sources.plain(kilobytes: 128, remark: "class or protocol")),
      generate("1,000 files × 10 protocols", fakes: 10_000, rounds: 1) { scratch in
        for file in 0..<1_000 {
          try scratch.write(Sources.declaring(file * 10..<file * 10 + 10), to: "Sources/\(file).swift")
        }
      },
      generate("2,000 files of which 50 declare a protocol", fakes: 50, rounds: 5) { scratch in
        for file in 0..<2_000 {
          let declares = file.isMultiple(of: 40)
          let text = declares ? Sources.declaring(file..<file + 1) : Sources.plain(kilobytes: 8)
          try scratch.write(text, to: "Sources/\(file).swift")
        }
      },
    ]
  }

  /// Scanning by itself: the time beyond that for one empty file.
  private static func scan(_ name: String, _ text: String) -> Question {
    var made: Scratch?
    return Question(
      name: "scan files \(name)", yardstick: "reading them and counting their lines", unit: .megabytesPerSecond,
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
      var other = Stopwatch()
      try other.time(1) {
        for file in 0..<1_000 {
          let data = try Data(contentsOf: scratch.folder.appending(path: "Sources/\(file).swift"))
          keep(data.withUnsafeBytes { $0.count { $0 == 0x0A } })
        }
      }
      let megabytes = Double(text.utf8.count) / 1_000
      return Sample(
        value: megabytes / (watch.nanosecondsEach - start.nanosecondsEach) * 1e9,
        yardstick: megabytes / other.nanosecondsEach * 1e9)
    }
  }

  private static func generate(
    _ name: String, fakes: Int, rounds: Int, write: @escaping (Scratch) throws -> Void
  ) -> Question {
    var made: Scratch?
    return Question(
      name: "generate fakes of \(name)", yardstick: "none", unit: .milliseconds, bound: .none, rounds: rounds
    ) {
      let scratch = try made ?? Scratch()
      if made == nil { try write(scratch) }
      made = scratch
      var watch = Stopwatch()
      try watch.time(1) { try scratch.run(Scratch.generator, "--output", "Fakes.swift", "Sources") }
      let text = try String(contentsOf: scratch.folder.appending(path: "Fakes.swift"), encoding: .utf8)
      let count = text.components(separatedBy: "\nfinal class Fake").count - 1
      guard count == fakes else { throw Unexpected(text: "\(count) fakes were made instead of \(fakes)") }
      return Sample(value: watch.nanosecondsEach / 1e6)
    }
  }
}
