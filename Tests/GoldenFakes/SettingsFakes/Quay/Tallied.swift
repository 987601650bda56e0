// mimus:fake
open class Winder {
  public init() {}
  open func turn(_ cask: Cask) async -> Int { 1 }
  open func lift(_ haul: () async -> Int) async -> Int { await haul() }
  open class func count() -> Int { 4 }
}

public protocol Coxswain {
  static var crew: Int { get set }
  var whistle: (@MainActor () -> Void)? { get set }
  func pipe(_ call: @escaping () async -> Int) async -> Int
}

// mimus:fake
public struct Lamps {
  public var flash: @Sendable (Int) -> Int

  public init(flash: @escaping @Sendable (Int) -> Int) { self.flash = flash }
}
