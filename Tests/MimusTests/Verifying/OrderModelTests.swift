import Mimus
import SeededNumbers
import Testing

/// Compares random orders with a model of the rules that the guide states.
struct OrderModelTests {
  private struct Call {
    let fake: Int
    let identifier: String
    let title: String
  }

  private struct Step {
    let fake: Int
    let identifier: String
    /// The expected title, or nil for any.
    let title: String?
    let count: CountedMode

    func matches(_ call: Call) -> Bool {
      call.fake == fake && call.identifier == identifier && (title ?? call.title) == call.title
    }
  }

  /// What the body of the order puts around a verification, which makes no difference.
  private enum Wrapping: CaseIterable {
    case none, eventually, consistently, order, orderInEventually
  }

  /// Returns the indices of the verifications that fail.
  private func failing(_ steps: [Step], after calls: [Call]) -> [Int] {
    var position = 0
    return steps.indices.filter { index in
      let step = steps[index]
      let matching = calls.indices.dropFirst(position).filter { step.matches(calls[$0]) }
      let taken = matching.prefix(step.count.most)
      let isPassed = step.count.most == 0 ? matching.isEmpty : taken.count >= step.count.least
      if isPassed, let last = taken.last { position = last + 1 }
      return !isPassed
    }
  }

  @Test func `random orders fail at the verifications at which the model fails`() {
    var numbers = SeededNumbers(seed: 1)
    var (failureCount, passCount) = (0, 0)
    for _ in 0..<500 {
      let fakes = [FakeInventory(), FakeInventory()]
      let calls = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in call(&numbers) }
      for call in calls {
        fakes[call.fake].recordCall(withIdentifier: call.identifier, arguments: [call.title])
      }
      let steps = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in step(&numbers) }
      let wrappings = steps.map { _ in Wrapping.allCases.randomElement(using: &numbers) ?? .none }

      let failures = captureFailures {
        verifyInOrder {
          for (index, step) in steps.enumerated() {
            verify(step, of: fakes[step.fake], in: wrappings[index], line: UInt(index + 1))
          }
        }
      }
      .filter { !$0.isWarning }

      let expected = failing(steps, after: calls)
      #expect(failures.map { $0.line - 1 }.sorted() == expected, "\(calls) \(steps) \(wrappings)")
      let comparisons = failures.map { $0.message.matches(of: /Expected in order/).count }
      #expect(comparisons.allSatisfy { $0 <= 1 } && comparisons.contains(1) != expected.isEmpty)
      failureCount += expected.count
      passCount += steps.count - expected.count
    }
    #expect(failureCount > 300 && passCount > 300)
  }

  private func call(_ numbers: inout SeededNumbers) -> Call {
    Call(
      fake: Int.random(in: 0...1, using: &numbers),
      identifier: Bool.random(using: &numbers) ? "reserve(_:)" : "release(_:)",
      title: Bool.random(using: &numbers) ? "Dune" : "Emma")
  }

  private func step(_ numbers: inout SeededNumbers) -> Step {
    let (like, isAny) = (call(&numbers), Bool.random(using: &numbers))
    let count = (CountedMode.allowing + [.never]).randomElement(using: &numbers) ?? .never
    return Step(fake: like.fake, identifier: like.identifier, title: isAny ? nil : like.title, count: count)
  }

  private func verify(_ step: Step, of fake: FakeInventory, in wrapping: Wrapping, line: UInt) {
    let verify = {
      fake.verifyCall(
        withIdentifier: step.identifier, arguments: step.title.map { [$0] } ?? .any, mode: step.count.mode, line: line)
    }
    switch wrapping {
    case .none: verify()
    case .eventually: eventually(within: .zero) { verify() }
    case .consistently: consistently(for: .zero) { verify() }
    case .order: verifyInOrder { verify() }
    case .orderInEventually: eventually(within: .zero) { verifyInOrder { verify() } }
    }
  }
}
