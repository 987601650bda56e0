public import Cargo

/// A class with nested types that have the names of types in what it inherits.
open class Lighter: Barge {
  public struct Mark {}
  public struct Berth {}
  public enum Result { case empty }

  override public init() { super.init() }
  open func unload(_ mark: Mark, at berth: Berth) -> Result? { nil }
}

public enum Quarantine {
  public struct Mark {
    public init() {}
  }

  public protocol Inspecting: Cargo.Inspecting { func clear(_ mark: Mark) }
}

public protocol Sorting<Mark>: Inspecting {
  associatedtype Mark
  func sort(_ mark: Mark) -> Int
}
