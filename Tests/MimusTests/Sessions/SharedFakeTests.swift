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
