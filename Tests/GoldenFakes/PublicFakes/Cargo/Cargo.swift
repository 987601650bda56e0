/// What is shipped, in a module that other modules import publicly.
public struct Crate: Sendable, Equatable {
  public var number: Int
  public init(number: Int) { self.number = number }
}

/// An actor that isolates members of another module's protocols.
@globalActor public actor Dockside {
  public static let shared = Dockside()
}

/// A label whose name the types of `Hidden.swift` have, too.
public struct Mark: Sendable, Equatable {
  public var text: String
  public init(text: String) { self.text = text }
}

public protocol Inspecting { func inspect(_ mark: Mark) -> Result<Mark, any Error> }

open class Barge {
  public struct Berth {
    public init() {}
  }

  public init() {}
  open func load(_ mark: Mark) -> [Mark] { [mark] }
  open func lie(at berth: Berth) -> Result<Int, any Error> { .success(0) }
}
