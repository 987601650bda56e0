public class Access {
  public init() {}
  static func staticInternal() {}
  public static func staticPublic() {}
  class func classInternal(_ number: Int) -> Int { number }
  public class func classPublic() -> String { "real" }
  private class func classPrivate() {}
  func plain() {}
  public func published(_ text: String) -> Bool { true }
  internal func inside() {}
  open func opened() {}
  private func secret() {}
  fileprivate func secretInFile() {}
  final func fixed() {}
  public final func fixedInPublic() {}
}

class Names {
  func finalize() -> Int { -1 }
  func privateStuff() -> Int { -1 }
  func classify(_ title: String) -> Int { -1 }
  func `default`(in place: String) -> Int { -1 }
  func count() -> Int { -1 }
  var countCallCount: Int { -1 }
  var stock: Int {
    get { -1 }
    set {}
  }
  func stockSet() -> Int { -1 }
}

class Lifetime {
  let name: String
  init(name: String, count: Int = 1) { self.name = name }
  convenience init() { self.init(name: "real") }
  required init?(text: String) { return nil }
  deinit {}
  func greet() -> String { name }
}

class LaterLifetime: Lifetime {
  override func greet() -> String { "later" }
  func more() {}
}

class Values {
  var title = "real"
  var rating: Double { 1 }
  private(set) var history: [String] = ["real"]
  static let limit = 1
  let fixed = 1
  lazy var slow: Int = 1
  subscript(index: Int) -> String {
    get { "real" }
    set {}
  }
  subscript(name name: String) -> Int? { 1 }
}

struct Point { func move() {} }
enum Direction { case up }
