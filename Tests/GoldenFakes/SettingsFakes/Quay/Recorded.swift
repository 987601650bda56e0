// This module is in Swift 6 mode and has no other settings. Those that use its fakes have settings that change what its
// declarations would mean there.

public class Cask {
  public init() {}
}

// mimus:fake
open class Capstan {
  public init(owner: Cask) async {}
  public init() {}
  open var speed = 1
  open func turn(_ cask: Cask) async -> Cask { cask }
  open func lift(_ haul: () async -> Int) async -> Int { await haul() }
  open var load: Int { get async { 2 } }
  open subscript(deck: Cask) -> Int { get async { 3 } }
  open class func count() -> Int { 4 }
  @MainActor open func ring() -> Int { 5 }
}

// mimus:fake
@MainActor open class Figurehead {
  open func wave() -> Int { 1 }
  open func smile() async -> Int { 2 }
  nonisolated open func stare(_ cask: Cask) async -> Cask { cask }
}

public protocol Bosun {
  var whistle: @MainActor () -> Void { get set }
  func pipe(_ call: @escaping () async -> Int) async -> Int
  func order(_ run: @escaping @MainActor (Int) -> Void)
  func relieve(_ cask: Cask) async -> Cask
}

public protocol Watchman: Actor {
  func look(_ at: @escaping @Sendable () async -> Int) async -> Int
}

// mimus:fake
public struct Signals {
  public var flash: @Sendable (Int) -> Int
  public var hoist: () async -> String
  public var blow: @MainActor (Int) -> Void

  public init(
    flash: @escaping @Sendable (Int) -> Int, hoist: @escaping () async -> String,
    blow: @escaping @MainActor (Int) -> Void
  ) {
    self.flash = flash
    self.hoist = hoist
    self.blow = blow
  }
}
