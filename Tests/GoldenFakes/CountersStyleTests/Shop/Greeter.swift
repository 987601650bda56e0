import Foundation

// The text before the declarations has more bytes than characters: größer, 店, 🎭.

class Greeter {
  func sayHi() {}
}

class SingleArguments {
  class Book {}

  func string(_ text: String) {}
  func integer(number: Int) {}
  func strings(with texts: [String]) {}
  func dictionary(_ values: [String: AnyObject]) {}
  func book(_ book: Book) {}
  // swift-format-ignore
  func narrow(x:Int, y :String) {}
}

class Returning {
  func text() -> String { "real" }
  func optional() -> String? { "real" }
  func tuple() -> (title: String, pages: Int) { ("real", 1) }
  func pair() -> (String?, [Int]) { ("real", [1]) }
  func empty() -> () {}
  func function() -> (Int) -> String { { "\($0)" } }
  func result() -> Result<Int, any Error> { .success(1) }
  func existential() -> any Sendable { 1 }
  func numbers() -> (Bool, Double, Float, UInt8, [String: Int], Set<Int>) { (true, 1, 1, 1, [:], [1]) }
  func url() -> URL { URL(fileURLWithPath: "/") }
  func unwrapped() -> String! { "real" }
}
