import FakeGenerator
import Testing

/// Tests the protocols that are extracted from types.
struct ExtractedProtocolTests {
  @Test(arguments: [
    (
      """
      class Book { var x: Int { get { 1 } nonmutating set {} } }
      struct Box { var x: Int { get { 1 } nonmutating set {} } }
      """,
      "var x: Int { get nonmutating set }"
    )
  ])
  func `a setter states that it is nonmutating`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.style = .protocol
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }
}
