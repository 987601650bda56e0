// `Void` that stands for the parameter of a function, which isn't an empty list of parameters.

class Errand<Result> {
  var onDone: ((Result) -> Void)?
  init() {}
  func run(_ place: String, then: @escaping (Result) -> Void) {}
  func steps() -> [(Result) -> Result] { [] }
  func both(_ body: (Int, Result) -> Void) {}
}

class QuietErrand: Errand<Void> {}
class TaughtErrand: Errand<Swift.Void> {}

protocol Awaiting {
  func signal() -> (()) -> Int
}
