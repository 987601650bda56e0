// Models whose initializers the compiler adds: isolated only if an initial value needs the main actor.

import Foundation

enum Phase: String, Hashable { case idle, busy = "b"; static var first: Phase { .idle } }
struct Sieve { enum Grade { case fine(Int), coarse }; var grade = Grade.coarse }
actor Depot { init() {} }
enum Stage: Hashable { case one }
class Crew { var size = 1 }

// mimus:fake
class IdleModel {
  var phase: Phase = .idle
  var last: Phase? = .busy
  let name = Phase.idle.rawValue
  var grades: [Sieve.Grade] = [.coarse, Sieve.Grade.fine(1)]
  var history: [String: Phase] = ["start": .idle]
  let crew = Crew()
  let depot = Depot()
  var ids = [UUID]()
  func run() -> Phase { phase }
}

// mimus:fake
class SeenModel {
  var seen: Set<Phase> = [.busy]
  func see(_ phase: Phase) { seen.insert(phase) }
}

// mimus:fake
class GradedModel {
  var grades: Set<Stage> = []
  func run() {}
}

// mimus:fake
class FirstModel {
  var phase = Phase.first
  func run() {}
}
