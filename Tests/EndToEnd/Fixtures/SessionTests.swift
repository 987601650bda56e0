import Mimus
import Testing

/// Runs each test of a suite in a session, using a trait.
@Suite(.mockSession) struct SessionTests {
  let mailer = FakePostOffice()

  @Test func everythingIsUsed() {
    mailer.stubCall(withIdentifier: "weigh").andReturn(1)
    #expect(mailer.weigh("all is used") == 1)
  }

  @Test func unusedStub() {
    mailer.stubCall(withIdentifier: "weigh", arguments: ["unused"]).andReturn(1)
  }

  @Test func unmetExpectation() async {
    mailer.expectCall(withIdentifier: "weigh", arguments: ["unmet"])
  }

  @Test func nearMiss() {
    mailer.stubCall(withIdentifier: "weigh", arguments: ["near"]).andReturn(1)
    #expect(mailer.weigh("far") == 1)
  }

  @Test func naggy() {
    let naggy = FakePostOffice(.naggy)
    naggy.expectCall(withIdentifier: "weigh", arguments: ["expected"])
    _ = naggy.weigh("expected")
    _ = naggy.weigh("unexpected by Swift Testing")
  }
}
