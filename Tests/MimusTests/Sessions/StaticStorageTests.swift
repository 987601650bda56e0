import Dispatch
import Mimus
import Testing

/// Tests static storages, which the whole process shares, in sessions.
struct StaticStorageTests {
  enum FakePost: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Test func `a static fake has a separate storage in each session`() {
    withMockSession {
      _ = FakePost.send("Dune")
      FakePost.stubCall(withIdentifier: "send").andReturn(5)
      #expect(FakePost.send("Emma") == 5)
      withMockSession {
        #expect(FakePost.send("Ulysses") == 0)
        #expect(FakePost.recordedCalls.count == 1)
      }
      #expect(FakePost.recordedCalls.count == 2)
    }
    withMockSession { FakePost.verifyNoCalls() }
  }

  @Test func `a static fake is checked at the end of the session`() {
    let line: Int = #line + 2
    let failures = captureFailures {
      withMockSession { _ = FakePost.stubCall(withIdentifier: "send").andReturn(5) }
    }
    #expect(failures.map(\.line) == [line])
  }

  @Test func `parallel sessions do not share the calls of a static fake`() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask {
          await withMockSession(.all) {
            FakePost.stubCall(withIdentifier: "send").andReturn(number)
            for _ in 0..<50 {
              #expect(FakePost.send("Dune") == number)
              await Task.yield()
            }
            FakePost.verifyCall(withIdentifier: "send(_:)", arguments: ["Dune"], mode: .times(50))
          }
        }
      }
    }
  }

  // MARK: Queues and threads

  enum FakeCarrier: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Test func `a queue and a thread belong to the only session that uses the storage`() async {
    await withMockSession(.all) {
      FakeCarrier.stubCall(withIdentifier: "send").andReturn(5)
      #expect(await onQueue { FakeCarrier.send("Dune") } == 5)
      #expect(await onThread { FakeCarrier.send("Emma") } == 5)
      #expect(await Task.detached { FakeCarrier.send("Ulysses") }.value == 5)
      FakeCarrier.verifyCall(withIdentifier: "send", arguments: .any, mode: .times(3))
    }
    #expect(FakeCarrier.recordedCalls.isEmpty)
    #expect(await onQueue { FakeCarrier.recordedCalls.count } == 0)
  }

  enum FakeCourier: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Test func `with two parallel sessions, calls from a queue belong to neither`() async {
    let (isSetUp, isSent) = (Gate(), Gate())
    let other = Task {
      await withMockSession {
        #expect(FakeCourier.send("Dune") == 0)
        isSetUp.open()
        await isSent.wait()
      }
    }
    await withMockSession {
      FakeCourier.stubCall(withIdentifier: "send").andReturn(5)
      #expect(FakeCourier.send("Dune") == 5)
      await isSetUp.wait()
      #expect(await onQueue { FakeCourier.send("Emma") } == 0)
      isSent.open()
      await other.value
      #expect(await onQueue { FakeCourier.send("Ulysses") } == 5)
    }
    FakeCourier.verifyCall(withIdentifier: "send", arguments: ["Emma"])
  }

  enum FakeRider: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Test func `with nested sessions, calls from a queue belong to the inner one`() async {
    await withMockSession {
      FakeRider.stubCall(withIdentifier: "send").andReturn(5)
      #expect(FakeRider.send("Dune") == 5)
      await withMockSession(.all) {
        FakeRider.stubCall(withIdentifier: "send").andReturn(6)
        #expect(await onQueue { FakeRider.send("Emma") } == 6)
        FakeRider.verifyCall(withIdentifier: "send", arguments: ["Emma"])
      }
      #expect(await onQueue { FakeRider.send("Ulysses") } == 5)
    }
    #expect(await onQueue { FakeRider.recordedCalls.isEmpty })
  }

  enum FakePigeon: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Test func `calls from a queue before the session uses the storage belong to the session`() async {
    await onQueue { _ = FakePigeon.send("before the session") }
    await withMockSession(.all) {
      _ = await onQueue { FakePigeon.send("Dune") }
      FakePigeon.verifyCall(withIdentifier: "send", arguments: ["Dune"])
      FakePigeon.verifyNoMoreCalls()
    }
    #expect(FakePigeon.recordedCalls.map(\.description) == [#"send(_: "before the session")"#])
    await withMockSession(.all) {
      await onQueue {
        _ = FakePigeon.send("verified")
        FakePigeon.verifyCall(withIdentifier: "send", arguments: ["verified"])
      }
      FakePigeon.verifyNoMoreCalls()
    }
    await withMockSession { _ = await onQueue { FakePigeon.send("Emma") } }
    withMockSession { FakePigeon.verifyNoCalls() }
  }

  enum FakeParrot: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func talk() { recordCall() }
  }

  @Test func `a task that outlives its session affects no other test`() async {
    let isOver = Gate()
    var task: Task<Void, Never>?
    withMockSession {
      task = Task {
        await isOver.wait()
        FakeParrot.talk()
      }
    }
    isOver.open()
    await task?.value
    FakeParrot.verifyNoCalls()
    await onQueue { FakeParrot.talk() }
    FakeParrot.verifyCall(withIdentifier: "talk()")
  }

  enum FakeDove: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) { recordCall(arguments: [title]) }
  }

  @Test func `a static storage that only a session has used is described with its fake`() {
    withMockSession {
      FakeDove.send("Dune")
      let lines = "\(FakeDove.staticStorage)".split(separator: "\n")
      #expect(lines.first == "FakeDove" && lines.contains { $0.hasSuffix(#"send(_: "Dune")"#) }, "\(lines)")
    }
  }

  enum FakeRaven: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func send(_ title: String) -> Int { answerCall(arguments: [title]) }
  }

  @Test func `calls of a test outside a session do not belong to the session`() async {
    let (isBegun, isSent) = (Gate(), Gate())
    async let session: Void = withMockSession(.all) {
      isBegun.open()
      await isSent.wait()
      FakeRaven.verifyNoCalls()
    }
    await isBegun.wait()
    _ = FakeRaven.send("Dune")
    isSent.open()
    await session
    FakeRaven.verifyCall(withIdentifier: "send", arguments: ["Dune"])
  }

  enum FakeBell: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func ring() { recordCall() }
  }

  @Test func `a test outside a session uses the storage of the process`() async {
    await withTaskGroup(of: Void.self) { group in
      let (isStubbed, isRung) = (Gate(), Gate())
      group.addTask {
        await withMockSession {
          FakeBell.expectCall(withIdentifier: "ring()", mode: .never)
          isStubbed.open()
          await isRung.wait()
          FakeBell.verifyNoCalls()
        }
      }
      await isStubbed.wait()
      FakeBell.ring()
      isRung.open()
    }
    FakeBell.verifyCall(withIdentifier: "ring()")
  }

  // MARK: First use

  enum FakeStamp: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func print() { recordCall() }
  }

  @Test func `a static storage that a session uses first is not one of its fakes`() async {
    let (isTouched, isSetUp) = (Gate(), Gate())
    let session = Task {
      await captureFailures {
        await withMockSession(.all) {
          _ = FakeStamp.staticStorage
          isTouched.open()
          await isSetUp.wait()
        }
      }
    }
    await isTouched.wait()
    FakeStamp.stubCall(withIdentifier: "print()")
    FakeStamp.expectCall(withIdentifier: "print()")
    isSetUp.open()
    #expect(await session.value.isEmpty)
    FakeStamp.print()
    await FakeStamp.verifyExpectations()
  }

  // MARK: Settings

  @Test func `resetting a static storage in a session resets the session's storage`() {
    withMockSession {
      FakePost.stubCall(withIdentifier: "send").andReturn(5)
      _ = FakePost.send("Dune")
      FakePost.staticStorage.reset()
      FakePost.verifyNoCalls()
      #expect(FakePost.send("Dune") == 0)
      FakePost.staticStorage.consumesVerifiedCalls = true
      FakePost.verifyCall(withIdentifier: "send", arguments: .any)
      FakePost.verifyNoCalls()
    }
    withMockSession { #expect(!FakePost.staticStorage.consumesVerifiedCalls) }
  }

  enum FakeSeal: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func press() { recordCall() }
  }

  @Test func `a reset in a session does not affect the storage of the process`() {
    FakeSeal.press()
    withMockSession {
      FakeSeal.staticStorage.reset()
      FakeSeal.verifyNoCalls()
    }
    FakeSeal.verifyCall(withIdentifier: "press()")
  }

  enum FakeScale: StaticMock {
    static let staticStorage = Mimus.Storage()
    static func weigh() { recordCall() }
  }

  @Test func `settings made in a session end with the session`() {
    withMockSession { FakeScale.staticStorage.consumesVerifiedCalls = true }
    #expect(!FakeScale.staticStorage.consumesVerifiedCalls)
    withMockSession {
      FakeScale.staticStorage.consumesVerifiedCalls = true
      FakeScale.weigh()
      FakeScale.verifyCall(withIdentifier: "weigh()")
      FakeScale.verifyNoCalls()
    }
    #expect(!FakeScale.staticStorage.consumesVerifiedCalls)
    FakeScale.weigh()
    FakeScale.verifyCall(withIdentifier: "weigh()", mode: .times(1))
    FakeScale.verifyCall(withIdentifier: "weigh()", mode: .times(1))
  }
}
