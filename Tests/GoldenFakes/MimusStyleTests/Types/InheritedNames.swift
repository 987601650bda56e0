// Names that only code within a type, or within one that inherits from it, sees.

class Turnstile {
  typealias Passed = @Sendable (Int) -> Void
  typealias Stopped = (Badge) -> Void
  struct Badge { var number = 0 }
  func onPass(_ body: @escaping Passed) {}
  func onStop(_ body: @escaping Stopped, by badges: [Badge?]) {}
}

class RevolvingDoor: Turnstile {
  func turn(_ badge: Badge, then body: @escaping Stopped) -> Badge? { badge }
}

protocol Barrable { associatedtype Code }
extension Barrable { typealias Reset = () -> [Code] }
protocol DoubleBarrable: Barrable {}
extension Gatehouse: DoubleBarrable {}

struct Gatehouse {
  typealias Code = String
  func unlock(_ code: Code, or reset: @escaping Reset) -> Self.Code { code }
}

final class Cloakroom<Coat> {
  struct Hook { var number = 0 }
  typealias Hung<Place> = [(Place, Coat)]
  func hang(_ coat: Coat, on hook: Hook, besides others: Hung<Hook>) -> Cloakroom { self }
  func count<Hook: Hashable>(_ hooks: Set<Hook>) -> Int { hooks.count }
}

enum Landing: String, CaseIterable {
  case north, south
  func isReached(from name: RawValue) -> RawValue? { name == rawValue ? nil : rawValue }
  var others: AllCases { Self.allCases.filter { $0 != self } }
}

struct Permits: OptionSet {
  let rawValue: Int
  func allow(_ permit: Element) -> RawValue { union(permit).rawValue }
}

struct Corridor: Sequence, Identifiable {
  var id = 0
  func makeIterator() -> IndexingIterator<[Int]> { [1, 2].makeIterator() }
  func doors(from first: Element, in corridor: ID) -> Iterator { makeIterator() }
}

// `Self` as an argument of generic types, which may constrain it.

struct Sheaf<Item: Hashable>: Hashable { var items: [Item] = [] }

struct Altitude: Hashable, Comparable {
  var meters = 0
  static func < (one: Altitude, other: Altitude) -> Bool { one.meters < other.meters }
  func clamped(to range: ClosedRange<Self>) -> Self { self }
  func path(over peaks: Set<[Self?]>, at times: [Self: [Self]]) -> Array<Self> { [self] }
  func sheaf(among others: Sheaf<Sheaf<Self>>) -> Sheaf<Self>? { nil }
  func highest<Others: Sequence>(of others: Others) -> Self where Others.Element == Set<Self> { self }
}
