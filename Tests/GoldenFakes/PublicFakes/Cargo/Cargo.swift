/// What is shipped, in a module that other modules import publicly.
public struct Crate: Sendable, Equatable {
  public var number: Int
  public init(number: Int) { self.number = number }
}

/// An actor that isolates members of another module's protocols.
@globalActor public actor Dockside {
  public static let shared = Dockside()
}
