import Foundation
import SeededNumbers
import Testing

@testable import FakeGenerator

/// Corrupts a text as an editor, a merge, or a broken disk might.
private struct Corruption {
  var numbers: SeededNumbers

  mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &numbers) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard bytes.count > 1 else { return }
    let some = Bool.random(using: &numbers) ? numbers.token(in: bytes) : stretch(in: bytes)
    let other = numbers.token(in: bytes)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: bytes.removeSubrange(some)
    case 1: bytes.insert(contentsOf: bytes[some], at: some.lowerBound)
    case 2: bytes.insert(contentsOf: bytes[some], at: other.lowerBound)
    case 3:
      let text = Array(bytes[some])
      bytes.replaceSubrange(some, with: bytes[other])
      if other.upperBound <= some.lowerBound { bytes.replaceSubrange(other, with: text) }
    case 4: bytes[some.lowerBound] = Self.marks.randomElement(using: &numbers) ?? 0
    default: bytes.insert(Self.marks.randomElement(using: &numbers) ?? 0, at: some.lowerBound)
    }
  }

  /// Bytes that are significant to a scan, and some that aren't.
  private static let marks = Array("{}()[]<>\"'`#/\\*@.,:;=?!&~-+ \n\r\t$_aZ0\0".utf8) + [0x80, 0xC3, 0xFF]

  private mutating func stretch(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0..<bytes.count, using: &numbers)
    return start..<min(bytes.count, start + Int.random(in: 1...20, using: &numbers))
  }
}

@Suite(.timeLimit(.minutes(3))) struct MutationTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The declarations in the golden fakes' sources, separated so that a run is short.
  private static let declarations: [[UInt8]] = {
    let folder = tests.appending(path: "GoldenFakes/MimusStyleTests/Sources")
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
      folder.appending(path: $0)
    }
    return files.flatMap { url -> [[UInt8]] in
      guard let data = FileManager.default.contents(atPath: url.path) else { return [] }
      let file = SourceFile(path: url.path, bytes: Array(data))
      return DeclarationScanner.outline(of: file).slices.filter { $0.enclosing.isEmpty && $0.range.count < 900 }
        .map { Array(file.bytes[$0.range]) }
    }
  }()

  @Test(arguments: 0..<8) func `every mutated source results in fakes or diagnostics`(_ part: Int) throws {
    try #require(Self.declarations.count > 30)
    for run in 0..<400 {
      let seed = part * 400 + run
      var mutation = Corruption(numbers: SeededNumbers(seed: UInt64(seed) + 1))
      let bytes = mutation.apply(to: Self.declarations[seed % Self.declarations.count])
      let file = SourceFile(path: "A.swift", bytes: bytes)
      var options = FakeGenerator.Options()
      options.style = seed % 2 == 0 ? .mimus : .counters
      let generation = FakeGenerator(options: options).generate([file])
      let text = FakeFile(fakes: generation.fakes, options: options).text
      #expect(text.hasPrefix(FakeFile.firstLine))
      if seed % 5 == 0 { #expect(generation.json.hasPrefix("{")) }
      for diagnostic in generation.diagnostics { #expect(!diagnostic.text.isEmpty) }
    }
  }

  @Test func `a scan of any bytes stays within bounds`() throws {
    let url = Self.tests.deletingLastPathComponent().appending(path: "Sources/FakeGenerator/Scanning/ByteScanner.swift")
    let source = Array(try Data(contentsOf: url)) + Array("\nprotocol A {}\n".utf8)
    for seed in 0..<150 {
      var mutation = Corruption(numbers: SeededNumbers(seed: UInt64(seed) + 10_000))
      let file = SourceFile(path: "A.swift", bytes: mutation.apply(to: mutation.apply(to: source)))
      for slice in DeclarationScanner.outline(of: file).slices {
        #expect(slice.range.lowerBound <= slice.nameOffset && slice.range.upperBound <= file.bytes.count)
        #expect(slice.nameOffset < slice.range.upperBound)
      }
    }
  }
}
