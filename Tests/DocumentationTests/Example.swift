import Mimus
import Testing

/// The examples of one page, which contain its blocks and report the failures it shows.
struct Guide: CustomTestStringConvertible, Sendable {
  let page: String
  let examples: [Example]

  init(_ page: String, _ examples: [Example]) {
    self.page = page
    self.examples = examples
  }

  var testDescription: String { page }
}

/// A part of a page's code. If it reports a failure, the page shows the text word for word.
struct Example: CustomTestStringConvertible, Sendable {
  let name: String
  private let run: @Sendable () async throws -> Void

  init(_ name: String, _ run: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }

  /// Runs the example and returns the texts of its failures, followed by that of the error it throws.
  func shown() async -> String {
    var thrown: String?
    var texts = await captureFailures {
      do {
        try await run()
      } catch {
        thrown = "\(error)"
      }
    }.map { ($0.isWarning ? "warning: " : "") + $0.message }
    if let thrown { texts.append(thrown) }
    return texts.joined(separator: "\n\n")
  }
}

/// Replaces the locations in a text, because they differ between a page and the file that compiles it.
func withoutPlaces(_ text: String) -> String {
  text.replacing(/[A-Za-z]+\.swift:[0-9]+/, with: "Test.swift:1")
}
