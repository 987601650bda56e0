import FakeGenerator
import Foundation
import Testing

/// Tests that the fakes shown in the documentation are what the generator writes.
struct DocumentedFakesTests {
  private static let folder = URL(filePath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "DocumentationTests")

  private func expectGenerated(_ fakes: String, of source: String, style: FakeGenerator.Options.Style) throws {
    var options = FakeGenerator.Options()
    options.style = style
    let text = try String(contentsOf: Self.folder.appending(path: source), encoding: .utf8)
    let generation = FakeGenerator(options: options).generate([SourceFile(path: source, text: text)])
    #expect(generation.diagnostics.isEmpty)
    let shown = try String(contentsOf: Self.folder.appending(path: fakes), encoding: .utf8)
    let folder = "Tests/DocumentationTests"
    #expect(
      shown == FakeFile(fakes: generation.fakes, options: options).text,
      "To update it, run: swift run mimus-fake --style \(style) --output \(folder)/\(fakes) \(folder)/\(source)")
  }

  @Test func `the page's fakes with a typed API are up to date`() throws {
    try expectGenerated("GeneratedFakes.swift", of: "GeneratedFrom.swift", style: .mimus)
  }

  @Test func `the page's fakes with counters are up to date`() throws {
    try expectGenerated("GeneratedCounters.swift", of: "LabelPrinter.swift", style: .counters)
  }
}
