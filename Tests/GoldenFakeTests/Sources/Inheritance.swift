import Foundation

protocol Base {
  func base(_ id: Int) throws -> Int
  var shared: Int { get }
}

protocol Refined: Base {
  func base(_ id: Int) -> Int
  var shared: Int { get set }
  func refined()
}

protocol OtherParent { func other() }
typealias BothParents = Base & OtherParent
protocol Diamond: Refined, BothParents { func diamond() }

protocol WithEquatable: Equatable { func f() }
protocol WithHashable: Hashable { func f() }
protocol WithDescription: CustomStringConvertible, CustomDebugStringConvertible { func f() }
protocol WithError: Error { var code: Int { get } }
protocol WithIdentifiable: Identifiable { func f() }
protocol WithIdentity: Identifiable where ID == String { func f() }
protocol WithOwnIdentity: Identifiable { var id: Int { get } }
protocol WithSendable: Sendable { func f(_ x: Int) async -> Int; var x: Int { get set } }
protocol WithUnchecked: AnyObject, Sendable { var x: Int { get } }
protocol WithCodable: Codable { var x: Int { get } }
protocol WithComparable: Comparable { func f() }
protocol WithClass: AnyObject { func f(); var x: Int { get set } }
protocol WithObject: NSObjectProtocol { func f() }
protocol NoncopyableProtocol: ~Copyable { func f(); mutating func g() }
protocol SelfWhere where Self: Base { func f() }
protocol Empty {}
protocol EmptyChild: Empty, Sendable {}

enum Outer {
  struct Item { var x = 0 }
  protocol Nested { func use(_ item: Item) -> Item? }
  enum Inner { protocol Deep { func f() -> Item } }
}

extension Outer {
  protocol InExtension { func f() }
}

#if os(Linux) || canImport(Darwin)
  protocol Conditional {
    func always()
    #if DEBUG
      func debugOnly(_ x: Int)
      var debugFlag: Bool { get set }
    #elseif os(Windows)
      func windows()
    #else
      func releaseOnly()
    #endif
  }
#endif

@available(macOS 13, *)
protocol Available {
  @available(macOS 14, *) func newer() -> Int
  @available(*, deprecated, message: "use newer") func older()
  @available(*, deprecated) var old: Int { get }
}
