import Mimus
import Testing

/// Tests sessions that use one fake at the same time.
struct SharedFakeTests {
  final class FakeShelf: Mock, Sendable {
    let storage = Mimus.Storage()
    func title(at place: Int) -> String { answerCall(arguments: [place]) }
  }

  @Test func `a session doesn't report what another has set up`() async {
    let shelf = FakeShelf()
    let (isSetUp, mayEnd) = (Gate(), Gate())
    let failures = await captureFailures {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await withMockSession {
            shelf.stubCall(withIdentifier: "title(at:)", arguments: [1]).andReturn("Emma")
            await isSetUp.wait()
            #expect(shelf.title(at: 1) == "Emma")
          }
          mayEnd.open()
        }
        group.addTask {
          await withMockSession {
            shelf.stubCall(withIdentifier: "title(at:)", arguments: [2]).andReturn("Persuasion")
            shelf.expectCall(withIdentifier: "title(at:)", arguments: [2])
            isSetUp.open()
            await mayEnd.wait()
            #expect(shelf.title(at: 2) == "Persuasion")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a session doesn't report what a test without a session has set up`() async {
    let shelf = FakeShelf()
    let (hasBegun, isSetUp) = (Gate(), Gate())
    let failures = await captureFailures {
      async let session: Void = withMockSession {
        shelf.stubCall(withIdentifier: "title(at:)", arguments: [1]).andReturn("Emma")
        hasBegun.open()
        await isSetUp.wait()
        #expect(shelf.title(at: 1) == "Emma")
      }
      await hasBegun.wait()
      shelf.stubCall(withIdentifier: "title(at:)", arguments: [2]).andReturn("Persuasion")
      shelf.expectCall(withIdentifier: "title(at:)", arguments: [2])
      isSetUp.open()
      await session
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test(arguments: [true, false]) func `settings end with their sessions, in any order`(_ endsInOrder: Bool) async {
    let shelf = FakeShelf()
    let (first, second, mayEnd) = (Gate(), Gate(), Gate())
    async let one: Void = withMockSession {
      shelf.storage.consumesVerifiedCalls = true
      first.open()
      await (endsInOrder ? second : mayEnd).wait()
    }
    async let two: Void = withMockSession {
      await first.wait()
      shelf.storage.consumesVerifiedCalls = true
      shelf.storage.retainsArguments = false
      second.open()
      if endsInOrder { await mayEnd.wait() }
    }
    if endsInOrder { await one } else { await two }
    #expect(shelf.storage.consumesVerifiedCalls)
    #expect(shelf.storage.retainsArguments != endsInOrder)
    mayEnd.open()
    if endsInOrder { await two } else { await one }
    #expect(!shelf.storage.consumesVerifiedCalls)
    #expect(shelf.storage.retainsArguments)
  }

  @Test func `a near miss is mentioned once by sessions within each other`() {
    let shelf = FakeShelf()
    for checks: SessionChecks in [[], .unusedStubs] {
      let failures = captureFailures {
        withMockSession(checks) {
          withMockSession([]) {
            shelf.stubCall(withIdentifier: "title(at:)", arguments: [1]).andReturn("Emma")
            _ = shelf.title(at: 2)
            shelf.verifyCall(withIdentifier: "title(at:)", arguments: [7])
          }
        }
      }
      #expect(failures.map(\.isWarning) == [false, true], "\(failures)")
      shelf.storage.reset(.all)
    }
  }

  @Test func `an unused stub is a failure even if an error was caught in the session where it was set up`() {
    struct Caught: Error {}
    let failures = captureFailures {
      withMockSession {
        let shelf = FakeShelf()
        try? withMockSession {
          shelf.stubCall(withIdentifier: "title(at:)", arguments: [1]).andReturn("Emma")
          shelf.stubCall(withIdentifier: "title(at:)", arguments: [2]).andReturn("Dune")
          _ = shelf.title(at: 2)
          _ = captureFailures { shelf.verifyCall(withIdentifier: "title(at:)", arguments: [3]) }
          throw Caught()
        }
      }
    }
    #expect(failures.map(\.isWarning) == [false], "\(failures)")
  }

  @Test func `a session reports what a task from before it set up on its own fakes`() async {
    let (fakes, made) = AsyncStream<FakeShelf>.makeStream()
    let isSetUp = Gate()
    let worker = Task {
      for await shelf in fakes {
        shelf.stubCall(withIdentifier: "title(at:)").andReturn("Emma")
        isSetUp.open()
      }
    }
    let failures = await captureFailures {
      await withMockSession {
        made.yield(FakeShelf())
        await isSetUp.wait()
      }
    }
    made.finish()
    await worker.value
    #expect(failures.count == 1)
  }

  @Test func `the last change of a setting decides, and one outside sessions stays`() async {
    let shelf = FakeShelf()
    let (isFirst, isSecond, isThird) = (Gate(), Gate(), Gate())
    async let one: Void = withMockSession {
      shelf.storage.consumesVerifiedCalls = true
      isFirst.open()
      await isSecond.wait()
      shelf.storage.consumesVerifiedCalls = true
    }
    async let two: Void = withMockSession {
      await isFirst.wait()
      shelf.storage.consumesVerifiedCalls = false
      isSecond.open()
      await isThird.wait()
      #expect(!shelf.storage.consumesVerifiedCalls)
    }
    await one
    isThird.open()
    await two
    #expect(!shelf.storage.consumesVerifiedCalls)
    let (isChanged, mayEnd) = (Gate(), Gate())
    async let three: Void = withMockSession {
      shelf.storage.retainsArguments = false
      isChanged.open()
      await mayEnd.wait()
    }
    await isChanged.wait()
    shelf.storage.retainsArguments = false
    mayEnd.open()
    await three
    #expect(!shelf.storage.retainsArguments)
  }

  @Test func `a call that an expectation has reported isn't reported as unverified, too`() {
    for mode: VerificationMode in [.times(1), .atMost(1), .never] {
      let failures = captureFailures {
        withMockSession(.all) {
          let shelf = FakeShelf()
          shelf.stubCall(withIdentifier: "title(at:)").andReturn("Emma")
          shelf.expectCall(withIdentifier: "title(at:)", mode: mode)
          _ = shelf.title(at: 1)
          _ = shelf.title(at: 2)
        }
      }
      #expect(failures.count == 1, "\(failures)")
    }
  }

  @Test func `each session reports its own, once`() async {
    let shelf = FakeShelf()
    let failures = await captureFailures {
      await withTaskGroup(of: Void.self) { group in
        for place in 0..<20 {
          group.addTask {
            await withMockSession {
              shelf.stubCall(withIdentifier: "title(at:)", arguments: [place]).andReturn("")
              await Task.yield()
            }
          }
        }
      }
    }
    #expect(Set(failures.map(\.message)).count == failures.count)
    #expect(failures.count == 20)
  }

  @Test func `a session reports what one within it set up, once`() {
    let shelf = FakeShelf()
    let failures = captureFailures {
      withMockSession {
        withMockSession { shelf.stubCall(withIdentifier: "title(at:)").andReturn("Emma") }
      }
    }
    #expect(failures.count == 1)
  }
}
