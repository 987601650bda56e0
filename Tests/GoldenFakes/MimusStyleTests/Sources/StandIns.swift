// Functions that stand for the generic parameters of a class, an associated type, or the parameters of an alias. They
// escape where they are the parameters of other functions.

typealias Chime = (Int) -> Void
typealias Told<News> = (News) -> Void
typealias ToldBoth<One, Other> = (One, Other) -> Void

class Teller<T> {
  var last: ((T) -> Int)?
  init() {}
  init(first: (T) -> Void) {}
  func each(_ body: (T) -> Void) {}
  func lend(_ body: (borrowing T) -> Void) {}
  func change(_ body: (inout T) -> Void) {}
  func list(_ body: (T...) -> Void) {}
  func tell(_ body: Told<T>) {}
  func pair<U>(_ other: U, _ body: (T, U) -> Void) {}
  func nested(_ body: ((T) -> Void) -> Void) {}
  func all() -> [(T) -> Void] { [] }
  subscript(body: (T) -> Void) -> Int { 1 }
}

class Herald<T> {
  typealias Proclaimed = T
  init() {}
  func proclaim(_ news: Proclaimed) {}
}

class CallbackHerald: Herald<() -> Void> {}

class CallbackTeller: Teller<() -> Void> {}
class ChimeTeller: Teller<Chime> {}

class Relay<T> {
  init() {}
  func each(_ body: (T) -> Void) {}
  func last() -> ((T) -> Int)? { nil }
}

class TellingRelay<T>: Relay<(T) -> Void> {}
class ChimeRelay: TellingRelay<Chime> {}

typealias Relayed<T> = Relay<(T) -> Void>
class RelayedChimes: Relayed<Chime> {}

protocol Telling {
  associatedtype T
  var last: ((T) -> Int)? { get set }
  func each(_ body: (T) -> Void)
  func own(_ body: (Self.T) -> Void)
  func lend(_ body: (borrowing T) -> Void)
  func nested(_ body: ((T) -> Void) -> Void)
  func all() -> [(T) -> Void]
}

protocol CallbackTelling: Telling where T == () -> Void {}
protocol ChimeTelling: Telling where T == Chime {}

protocol LoudTelling: CallbackTelling {
  func each(_ body: (@escaping () -> Void) -> Void)
}

// mimus:fake
struct TellerClient {
  var callback: ToldBoth<() -> Void, Int>
  var chime: Told<Chime>
  var told: Told<Told<Int>>
}
