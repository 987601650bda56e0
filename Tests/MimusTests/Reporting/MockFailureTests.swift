import Testing

@testable import Mimus

struct MockFailureTests {
  private typealias SourceLocation = Mimus.SourceLocation

  private let location = SourceLocation("Shop/CheckoutTests.swift", "/shop/CheckoutTests.swift", 12, 7)

  @Test func `a failure is described in the compiler's format`() {
    #expect(
      MockFailure("Expected no call.", at: location).description
        == "/shop/CheckoutTests.swift:12:7: error: Expected no call.")
    #expect(
      MockFailure("Unused.", at: location, isWarning: true).description
        == "/shop/CheckoutTests.swift:12:7: warning: Unused.")
  }

  @Test func `a failure has the parts of its location`() {
    let failure = MockFailure("Expected no call.", at: location)
    #expect(failure.fileID == "Shop/CheckoutTests.swift")
    #expect(failure.filePath == "/shop/CheckoutTests.swift")
    #expect(failure.line == 12)
    #expect(failure.column == 7)
    #expect(!failure.isWarning)
  }

  @Test(arguments: [(UInt.min, 1), (1, 1), (UInt.max, Int.max)])
  func `an invalid line is replaced by a valid one`(_ written: UInt, _ line: Int) {
    let failure = MockFailure("", at: SourceLocation("Shop/Till.swift", "/shop/Till.swift", written, written))
    #expect(failure.line == line)
    #expect(failure.column == line)
  }

  @Test(
    arguments: [
      ("Shop/Till.swift", "Shop/Till.swift"), ("Till.swift", "Till.swift/CheckoutTests.swift"),
      ("", "Unknown/CheckoutTests.swift"),
    ] as [(StaticString, String)])
  func `a file identifier without a module gets one`(_ written: StaticString, _ fileID: String) {
    #expect(SourceLocation(written, "/shop/CheckoutTests.swift", 1, 1).wellFormedFileID == fileID)
  }

  @Test func `a remark is appended as a line, and without a remark nothing changes`() {
    let warning = MockFailure("Unused.", at: location, isWarning: true)
    #expect(warning.appending("Time is up.").message == "Unused.\nTime is up.")
    #expect(warning.appending("Time is up.").isWarning)
    #expect(warning.appending("").description == warning.description)
  }

  @Test func `a location is described by its file name`() {
    #expect(location.description == "CheckoutTests.swift:12")
    #expect(location == SourceLocation("Shop/CheckoutTests.swift", "/elsewhere/CheckoutTests.swift", 12, 7))
    #expect(location != SourceLocation("Shop/CheckoutTests.swift", "/shop/CheckoutTests.swift", 12, 8))
  }
}
