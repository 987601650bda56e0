/// The fakes of this file are generated with public access if their types allow it.
public protocol PublicProtocol {
  func f(_ value: Int) throws -> Int
  var x: String { get set }
  static func make() -> Int
  func change(_ value: inout Int)
  init(name: String)
}

package protocol PackageProtocol { func f() -> Int }

internal protocol InternalProtocol { func f() -> Int }

public protocol PublicAssociated<Item>: Hashable, CustomStringConvertible {
  associatedtype Item
  func f(_ item: Item)
}

open class OpenClass {
  public init(x: Int) {}
  open func f() -> Int { 1 }
  public func g() {}
  func h() {}
  public var x = 1
  public internal(set) var y = 1
}

public enum PublicOuter {
  public protocol Inner { func f() }
}
