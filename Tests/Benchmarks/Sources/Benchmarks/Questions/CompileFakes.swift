extension Question {
  /// Measures the compilation of generated fakes of 200 protocols × 6 members.
  static var compileFakes: [Question] {
    [
      Question(
        name: "type-check fakes of 200 protocols × 6 members", baseline: "plain fakes without Mimus", unit: .seconds,
        bound: .ratio(1.6), rounds: 3
      ) {
        Sample(value: try secondsToCheck("mimus"), baseline: try secondsToCheck("counters"))
      },
      Question(
        name: "object file of fakes of 200 protocols × 6 members", baseline: "plain fakes without Mimus",
        unit: .megabytes, bound: .ratio(1.2), rounds: 1
      ) {
        Sample(value: try megabytesOfObject("mimus"), baseline: try megabytesOfObject("counters"))
      },
    ]
  }

  private static func secondsToCheck(_ style: String) throws -> Double {
    let scratch = try scratch(style)
    var watch = Stopwatch()
    try watch.time(1) {
      try scratch.run(
        "swiftc", "-swift-version", "6", "-I", Scratch.modules, "-typecheck", "Services.swift", "Fakes.swift")
    }
    return watch.nanosecondsEach / 1e9
  }

  /// Returns the size of an unoptimized object file without debug information.
  private static func megabytesOfObject(_ style: String) throws -> Double {
    let scratch = try scratch(style)
    try scratch.run(
      "swiftc", "-swift-version", "6", "-I", Scratch.modules, "-Onone", "-wmo", "-parse-as-library", "-c", "-o",
      "Fakes.o", "-module-name", "Fakes", "Services.swift", "Fakes.swift")
    return Double(try scratch.size(of: "Fakes.o")) / 1e6
  }

  /// Creates a folder with the protocols and their fakes.
  private static func scratch(_ style: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Sources.declaring(0..<200), to: "Services.swift")
    try scratch.run(Scratch.generator, "--style", style, "--output", "Fakes.swift", "Services.swift")
    return scratch
  }
}
