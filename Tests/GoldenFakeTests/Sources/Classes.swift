import Foundation

class Account {
  let id: Int
  var owner: String
  var balance = 0
  private(set) var history: [Int] = []
  lazy var cache: [String: Int] = [:]
  weak var delegate: AnyObject?
  var computed: Double { 1 }
  var observed: Int = 0 { didSet {} }
  private var secret = 1
  nonisolated(unsafe) static var count = 0
  class var kind: String { "plain" }
  init(id: Int, owner: String) { self.id = id; self.owner = owner }
  convenience init() { self.init(id: 0, owner: "") }
  required init?(text: String) { return nil }
  init(throwing: Bool) throws { id = 0; owner = "" }
  func deposit(_ amount: Int, note: String = "none") -> Receipt { Receipt(id: amount) }
  func withdraw(_ amount: Int) throws -> Int { amount }
  func sync() async {}
  func generic<T: Equatable>(_ value: T) -> T { value }
  func copy() -> Self { self }
  func opaque() -> some Equatable { 1 }
  final func fixed() {}
  private func hidden() {}
  fileprivate func alsoHidden() {}
  class func make(_ id: Int) -> Int { id }
  static func never() {}
  subscript(index: Int) -> Int {
    get { index }
    set {}
  }
  func change(_ value: inout Int) { value += 1 }
  func each(_ body: (Int) throws -> Void) rethrows {}
  func many(_ values: Int...) -> Int { values.count }
  deinit {}
}

class SavingsAccount: Account {
  func interest(_ rate: Double) -> Double { rate }
  override func withdraw(_ amount: Int) throws -> Int { 1 }
}

class Box<Element> {
  var value: Element
  init(_ value: Element) { self.value = value }
  func put(_ value: Element) -> [Element] { [value] }
}

class IntBox: Box<Int> {
  func double() -> Int { value * 2 }
}

public class Plain {
  public init() {}
  open func f() -> Int { 1 }
  internal func g(_ x: String?) -> String { "" }
}

@MainActor class Screen {
  var title = "a"
  func show(_ text: String) -> Int { 1 }
}

class Shared: @unchecked Sendable {
  var x = 1
  func f() -> Int { 1 }
}

final class Sealed { func f() {} }

enum Shelf {
  class Book { func read() -> Int { 1 } }
}
