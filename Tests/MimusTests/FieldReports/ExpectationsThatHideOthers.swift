import Mimus
import Testing

/// An expectation that waits, or one that accepts anything, kept others from being looked at.
@Suite struct ExpectationsThatHideOthersTests {
  @Test func `a rejection is looked at though an expectation waits before it`() {
    let list = Expectations<Int>(strict: false)
    list.expect(1)
    let line: Int = #line + 2
    list.reject(2)
    #expect(captureFailures { list.record(2, line: UInt(line)) }.map(\.line) == [line])
    list.record(1)
    list.verify()
  }

  @Test func `what accepts anything leaves an interaction to what means it`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.any)
    list.expect(2)
    list.record(2)
    list.record(1)
    list.verify()
  }

  @Test func `a rejection on a strict list is no mistake`() {
    let list = Expectations<Int>()
    #expect(captureFailures { list.reject(2) }.isEmpty)
    #expect(captureFailures { list.record(2) }.count == 1)
  }
}
