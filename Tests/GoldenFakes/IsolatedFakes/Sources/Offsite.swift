// Initializers off the main actor.

class Branch {
  init() {}
  nonisolated init(code: Int) {}
  func open() {}
}

class Outpost {
  required init(floor: Int) {}
  nonisolated init(code: Int) {}
  func open() {}
}

protocol Permits: OptionSet where RawValue == Int {
  static var all: Self { get }
}
