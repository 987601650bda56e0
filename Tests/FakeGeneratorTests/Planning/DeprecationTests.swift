import FakeGenerator
import Testing

/// Tests where a fake states that it is deprecated.
struct DeprecationTests {
  @Test(arguments: [
    (
      """
      @available(*, deprecated) struct Old {}
      @available(*, deprecated, message: "x") protocol P { func f(_ o: Old) }
      """,
      "@available(*, deprecated)"
    ),
    (
      "@available(*, deprecated) enum Ns { protocol P { func f() } }",
      """
      @available(*, deprecated)
      @available(*, deprecated)
      """
    ),
  ])
  func `what is deprecated is stated once`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      @available(iOS, deprecated: 13) struct Old {}
      protocol P { func f(_ o: Old) }
      """,
      "@available(*, deprecated)"
    ),
    ("protocol P { @available(swift, obsoleted: 9) func f() }", "    @available(swift, obsoleted: 9)"),
  ])
  func `what is deprecated on a platform is not deprecated in the fake`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      private extension Int {}
      enum Ns {}
      public extension Ns {
        internal protocol P { func f() }
        protocol Q { func f() }
      }
      """,
      "public final class FakeP"
    )
  ])
  func `a type in an extension has its own access`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.access = "public"
    let output = output(of: source, options)
    #expect(!output.contains(text), "\(output)")
  }
}
