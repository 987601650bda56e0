import Mimus
import Testing

/// The examples of one page: code that holds its blocks, and that is run for what they show.
struct Guide: CustomTestStringConvertible, Sendable {
  let page: String
  let examples: [Example]

  init(_ page: String, _ examples: [Example]) {
    self.page = page
    self.examples = examples
  }

  var testDescription: String { page }
}

/// A part of a page's code. The page shows what it reports word for word. Most examples report nothing.
struct Example: CustomTestStringConvertible, Sendable {
  let name: String
  private let run: @Sendable () async throws -> Void

  init(_ name: String, _ run: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }

  /// The texts of the failures, and of the error that it throws if it does, one below the other.
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

/// Places in a test's file differ between a page and the file that compiles it.
func withoutPlaces(_ text: String) -> String {
  text.replacing(/[A-Za-z]+\.swift:[0-9]+/, with: "Test.swift:1")
}
