import Mimus
import SeededNumbers
import Testing

/// Compares the answers of random stubs with a model of the rules that the guide states.
struct StubModelTests {
  private final class FakePrices: Mock {
    let storage = Mimus.Storage()

    func price(of title: String) -> Int { answerCall(arguments: [title]) }
    func price(of title: String, in city: String) -> Int { answerCall(arguments: [title, city]) }
  }

  private final class Model {
    let stub: CallStub
    let identifier: String
    /// The expected arguments, of which nil is any, or nil for any list.
    let arguments: [String?]?
    /// The answers that are left. One without a number of times is given once if another follows it, and else each time.
    private var answers: [(value: Int, times: Int?)] = []
    private var isFirstGiven = false
    private(set) var useCount = 0
    private(set) var hasAnswers = false
    var isRemoved = false

    init(_ stub: CallStub, _ identifier: String, _ arguments: [String?]?) {
      self.stub = stub
      self.identifier = identifier
      self.arguments = arguments
    }

    func add(_ values: [Int], times: Int?) {
      if let times {
        stub.andReturn(values[0], times: times)
      } else if values.count == 2 {
        stub.andReturn(values[0], values[1])
      } else {
        stub.andReturn(values[0])
      }
      answers += values.map { ($0, times) }
      hasAnswers = true
    }

    func matches(_ member: String, _ values: [String]) -> Bool {
      guard !isRemoved, identifier == member || identifier == "price" else { return false }
      guard let arguments else { return true }
      return arguments.count == values.count && zip(arguments, values).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// Returns the next answer, or nil if the stub is used up or has none.
    func answer() -> Int? {
      while let first = answers.first {
        if first.times == 0 || first.times == nil && isFirstGiven && answers.count > 1 {
          answers.removeFirst()
          isFirstGiven = false
          continue
        }
        answers[0].times = first.times.map { $0 - 1 }
        isFirstGiven = true
        useCount += 1
        return first.value
      }
      return nil
    }

    func answerWithDefault() { useCount += 1 }
  }

  /// Returns the answer to a call: that of the newest stub with arguments that has one, or else of the newest without.
  private func answer(_ models: [Model], _ member: String, _ values: [String]) -> Int {
    let matching = models.reversed().filter { $0.matches(member, values) }
    let ranked = matching.filter { $0.arguments != nil } + matching.filter { $0.arguments == nil }
    for model in ranked {
      if let answer = model.answer() { return answer }
    }
    ranked.first { !$0.hasAnswers }?.answerWithDefault()
    return 0
  }

  @Test func `random stubs answer as the model does`() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<600 {
      let fake = FakePrices()
      var models: [Model] = []
      var story: [String] = []
      for _ in 0..<Int.random(in: 1...14, using: &numbers) {
        let chosen = models.filter { !$0.isRemoved }.randomElement(using: &numbers)
        switch Int.random(in: 0...9, using: &numbers) {
        case 0...2:
          let model = stub(fake, &numbers)
          story.append("stub \(model.identifier) \(model.arguments.map { "\($0)" } ?? "any")")
          models.append(model)
          for _ in 0..<Int.random(in: 0...2, using: &numbers) { addAnswer(to: model, &numbers) }
        case 3:
          if let chosen { addAnswer(to: chosen, &numbers) }
        case 4:
          chosen?.stub.remove()
          chosen?.isRemoved = true
        default:
          let (member, values) = call(&numbers)
          let answered = values.count == 1 ? fake.price(of: values[0]) : fake.price(of: values[0], in: values[1])
          story.append("\(member) \(values) returned \(answered)")
          let expected = answer(models, member, values)
          #expect(answered == expected, "\(story)")
        }
      }
      #expect(models.map(\.stub.useCount) == models.map(\.useCount), "\(story)")
      let unused = captureFailures { fake.verifyStubsUsed() }
      #expect(unused.count == models.count { !$0.isRemoved && $0.useCount == 0 }, "\(story)")
    }
  }

  private func call(_ numbers: inout SeededNumbers) -> (String, [String]) {
    let title = Bool.random(using: &numbers) ? "Dune" : "Emma"
    let city = Bool.random(using: &numbers) ? "Oslo" : "Bergen"
    return Bool.random(using: &numbers) ? ("price(of:)", [title]) : ("price(of:in:)", [title, city])
  }

  private func stub(_ fake: FakePrices, _ numbers: inout SeededNumbers) -> Model {
    let (member, values) = call(&numbers)
    let identifier = Bool.random(using: &numbers) ? member : "price"
    if Bool.random(using: &numbers) { return Model(fake.stubCall(withIdentifier: identifier), identifier, nil) }
    let expected = values.map { Bool.random(using: &numbers) ? $0 : nil }
    let matchers = expected.map { $0.map { $0 as any Matcher } ?? Argument<Any>.any }
    return Model(fake.stubCall(withIdentifier: identifier, arguments: .actual(matchers)), identifier, expected)
  }

  private func addAnswer(to model: Model, _ numbers: inout SeededNumbers) {
    let value = Int.random(in: 1...99, using: &numbers)
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: model.add([value], times: Int.random(in: 1...3, using: &numbers))
    case 1: model.add([value, value + 100], times: nil)
    default: model.add([value], times: nil)
    }
  }
}
