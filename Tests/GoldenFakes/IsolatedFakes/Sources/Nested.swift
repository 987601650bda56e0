// Types in others, which the default isolation applies to or not.

@globalActor actor CellarActor { static let shared = CellarActor() }

nonisolated enum Attic {
  protocol Ghost { func haunt(_ room: String) -> Int }
  enum Trunk {
    protocol Moth { func eat() throws -> Bool }
  }
  @MainActor struct Window { protocol Glass { var isClean: Bool { get set } } }
}

actor Furnace {
  protocol Gauge { var pressure: Int { get } }
  struct Door { protocol Hinge { func creak() } }
}

extension Furnace { protocol Chimney { func smoke() async -> Int } }

@CellarActor struct Cellar { protocol Rack { func hold(_ bottle: String) } }

@CellarActor protocol Damp {}
struct Wall: Damp { protocol Crack { func widen() } }

nonisolated class Beam { func bear() {} }
class Rafter: Beam { protocol Nail { func rust() } }

extension Attic { protocol Lamp { func glow() } }
nonisolated extension Attic { protocol Bulb { func glow() } }

struct Yard { protocol Tree { func grow() } }
nonisolated extension Yard { protocol Bush { func grow() } }

enum Part: String, CodingKey {
  case a
  protocol Label { func text() -> String }
}
