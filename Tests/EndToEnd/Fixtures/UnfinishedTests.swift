import Mimus
import Testing

/// A session of a test that throws, whose error is the only failure.
@Suite(.mockSession) struct ThrowingTests {
  private struct Closed: Error {}

  @Test func throwing() throws {
    FakePostOffice().stubCall(withIdentifier: "weigh", arguments: ["thrown"]).andReturn(1)
    throw Closed()
  }
}

/// Sessions of tests that don't finish.
@Suite(.mockSession) struct UnfinishedTests {
  let mailer = FakePostOffice()

  @Test func canceled() throws {
    mailer.stubCall(withIdentifier: "weigh", arguments: ["canceled"]).andReturn(1)
    try Test.cancel("There is no post today.")
  }

  @Test func canceledLater() async throws {
    mailer.expectCall(withIdentifier: "weigh", arguments: ["canceled later"])
    await Task.yield()
    try Test.cancel("There is no post today.")
  }
}
