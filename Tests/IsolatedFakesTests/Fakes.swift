import MimusMacros

// The compiler tells macros a module's default isolation since Swift 6.3.
#if compiler(>=6.3)
  @Mockable protocol Page: Hashable, Comparable, CustomStringConvertible {
    var number: Int { get set }
    func turn() async
  }

  @Mockable protocol Shelf: Identifiable where ID == String {
    func books() -> [Int]
  }

  @Mockable protocol Courier: Sendable, Hashable {
    func deliver(_ title: String) -> Bool
  }
#endif

@Mockable nonisolated protocol Scale {
  func weigh(_ title: String, with adjust: (Int) -> Int) async throws -> Int
}

nonisolated enum Attic {
  @Mockable protocol Ghost { func haunt(_ room: String) -> Int }
}

actor Furnace {
  @Mockable protocol Gauge { var pressure: Int { get } }
}

@Mockable struct MailClient {
  var send: (String) -> Bool
  var count: @Sendable () async -> Int
}

protocol Till {
  var sum: Int { get set }
  func open() -> Bool
}

@Fake final class FakeTill: Till {
  var sum: Int
  func open() -> Bool
}
