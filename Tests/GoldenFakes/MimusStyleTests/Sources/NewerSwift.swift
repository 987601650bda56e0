import Foundation

#if compiler(>=6.3)
  protocol Linker {
    func open(_ link: Foundation::URL) -> Swift::Int
    var last: Foundation::URL? { get set }
  }
#endif

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol Rows {
  func sum(_ row: [3 of Int]) -> Int
  func scale<let count: Int>(_ row: [count of Int]) -> Int
  var first: [2 of String] { get }
}

protocol Speaking {
  func `say hello`(to `the guest`: String) -> Bool
  var `is open`: Bool { get set }
  subscript(`the row` row: Int) -> String { get }
  static func `close all`()
}

protocol Signing { func sign() -> String }

@MainActor class Signboard: @MainActor Signing {
  func sign() -> String { "open" }
  func wipe() -> Bool { true }
}

protocol TuplePacking {
  func pack<each Item>(_ items: (repeat each Item)) -> Int
  func label<each Item>(_ items: (Int, repeat each Item)) -> Int
  subscript<each Item>(items: repeat each Item) -> Int { get }
}

struct Seal: ~Swift.Copyable {}

protocol Sealing {
  func seal() -> Seal
  func stamp(_ seal: consuming Seal)
}
