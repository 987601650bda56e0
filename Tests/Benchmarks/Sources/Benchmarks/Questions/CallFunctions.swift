import Mimus

extension Question {
  /// Measures calls of a fake of a function, compared with a fake that records as many arguments.
  static var callFunctions: [Question] {
    [
      call("0 arguments") { (function: FakeFunction<(), Void>) in
        let closure = function.function()
        return { _ in closure() }
      } record: { gateway, _ in
        gateway.refresh()
      },
      call("1 argument") { (function: FakeFunction<Int, Void>) in
        let closure: (Int) -> Void = function.function()
        return { closure($0) }
      } record: {
        $0.refund($1)
      },
      call("2 arguments") { (function: FakeFunction<(Int, String), Void>) in
        let closure: (Int, String) -> Void = function.function()
        return { closure($0, "alice") }
      } record: {
        $0.charge($1, to: "alice")
      },
      call("2 arguments that throws") { (function: FakeFunction<(Int, String), Void>) in
        let closure: (Int, String) throws -> Void = function.throwingFunction()
        return { try? closure($0, "alice") }
      } record: {
        $0.charge($1, to: "alice")
      },
      call("6 arguments") { (function: FakeFunction<(Int, Int, Int, Int, String, String), Void>) in
        let closure: (Int, Int, Int, Int, String, String) -> Void = function.function()
        return { closure($0, 2, 3, 4, "alice", "Oslo") }
      } record: {
        $0.deliver($1, 2, 3, 4, to: "alice", city: "Oslo")
      },
    ]
  }

  private static func call<Arguments>(
    _ name: String, _ closure: @escaping (FakeFunction<Arguments, Void>) -> (Int) -> Void,
    record: @escaping (MimusGateway, Int) -> Void
  ) -> Question {
    let calls = 1_000
    return .time(
      "call a function with \(name)", against: "recordCall with as many arguments", bound: .ratio(1), setUps: 50,
      repetitions: calls,
      mine: {
        let call = closure(FakeFunction(named: "save"))
        return { for index in 0..<calls { call(index) } }
      },
      theirs: {
        let gateway = MimusGateway()
        return { for index in 0..<calls { record(gateway, index) } }
      })
  }
}
