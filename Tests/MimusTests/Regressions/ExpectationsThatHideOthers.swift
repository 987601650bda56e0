import Mimus
import Testing

/// An unmet expectation, or one that accepts anything, hid other expectations.
struct ExpectationsThatHideOthersTests {
  @Test func `a rejection applies even if an earlier expectation is not met`() {
    let list = Expectations<Int>(strict: false)
    list.expect(1)
    let line: Int = #line + 2
    list.reject(2)
    #expect(captureFailures { list.record(2, line: UInt(line)) }.map(\.line) == [line])
    list.record(1)
    list.verify()
  }

  @Test func `a general expectation leaves an interaction to a specific one`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.any)
    list.expect(2)
    list.record(2)
    list.record(1)
    list.verify()
  }

  @Test func `a rejection in a strict list is allowed`() {
    let list = Expectations<Int>()
    #expect(captureFailures { list.reject(2) }.isEmpty)
    #expect(captureFailures { list.record(2) }.count == 1)
  }
}
