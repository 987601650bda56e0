import Mimus

extension Question {
  /// Measures the memory of a recorded call.
  static var callMemory: [Question] {
    [
      memory("two short strings", bound: .atMost(250)) { _ in ("alice", "Oslo") },
      memory("two strings of 24 characters, including the strings") {
        ("customer number \($0 + 10_000_000)", "the city of \($0 + 100_000_000_000)")
      },
    ]
  }

  private static func memory(
    _ name: String, bound: Bound = .none, _ strings: @escaping (Int) -> (String, String)
  ) -> Question {
    let count = 100_000
    return Question(
      name: "memory per call with \(name)", baseline: "the tuples of a spy", unit: .bytes, bound: bound, rounds: 3
    ) {
      let fake = FakeMailer()
      let mine = bytesEach(count) {
        let (text, name) = strings($0)
        fake.send(text, to: name)
      }
      let spy = HandWrittenMailer()
      let theirs = bytesEach(count) {
        let (text, name) = strings($0)
        spy.send(text, to: name)
      }
      return Sample(value: mine, baseline: theirs)
    }
  }

  private static func bytesEach(_ count: Int, _ call: (Int) -> Void) -> Double {
    let before = Memory.allocated
    for index in 0..<count { call(index) }
    return Double(Memory.allocated - before) / Double(count)
  }
}

private final class FakeMailer: Mock {
  let storage = Mimus.Storage()
  func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
}

private final class HandWrittenMailer {
  private(set) var sent: [(text: String, name: String)] = []
  func send(_ text: String, to name: String) { sent.append((text, name)) }
}
