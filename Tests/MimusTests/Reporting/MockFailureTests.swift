import Testing

@testable import Mimus

@Suite struct MockFailureTests {
  private let location = Mimus.SourceLocation("Shop/CheckoutTests.swift", "/shop/CheckoutTests.swift", 12, 7)

  @Test func `a failure describes itself as a compiler prints one`() {
    #expect(
      MockFailure("Expected no call.", at: location).description
        == "/shop/CheckoutTests.swift:12:7: error: Expected no call.")
    #expect(
      MockFailure("Unused.", at: location, isWarning: true).description
        == "/shop/CheckoutTests.swift:12:7: warning: Unused.")
  }

  @Test func `a failure tells its place in parts`() {
    let failure = MockFailure("Expected no call.", at: location)
    #expect(failure.fileID == "Shop/CheckoutTests.swift")
    #expect(failure.filePath == "/shop/CheckoutTests.swift")
    #expect(failure.line == 12)
    #expect(failure.column == 7)
    #expect(!failure.isWarning)
  }

  @Test func `a remark is a line at the end, and none changes nothing`() {
    let warning = MockFailure("Unused.", at: location, isWarning: true)
    #expect(warning.appending("Time is up.").message == "Unused.\nTime is up.")
    #expect(warning.appending("Time is up.").isWarning)
    #expect(warning.appending("").description == warning.description)
  }

  @Test func `a place refers to its file by name`() {
    #expect(location.description == "CheckoutTests.swift:12")
    #expect(location == Mimus.SourceLocation("Shop/CheckoutTests.swift", "/elsewhere/CheckoutTests.swift", 12, 7))
    #expect(location != Mimus.SourceLocation("Shop/CheckoutTests.swift", "/shop/CheckoutTests.swift", 12, 8))
  }
}
