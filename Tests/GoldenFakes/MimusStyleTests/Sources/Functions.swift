import Foundation

struct Receipt: Equatable, Sendable { var id = 0 }
enum CardError: Error, Equatable { case declined, expired }

protocol PlainFunctions {
  func nothing()
  func one(_ amount: Int)
  func labelled(from start: Int, to end: Int) -> Int
  func same(label: String, label other: String)
  func unnamed(_: Int, _: String)
  func result() -> String
  @discardableResult func ignored() -> Int
  func tuple() -> (name: String, age: Int)
  func optional(_ name: String?) -> Receipt?
  func defaulted() -> [String: [Int]]
}

protocol EffectfulFunctions {
  func waits() async
  func throwing() throws -> Int
  func both(_ amount: Int, to name: String) async throws -> Receipt
  func typed() throws(CardError) -> Int
  func typedAsync(_ id: Int) async throws(CardError)
  func never() throws(Never) -> Int
  func rethrowing(_ body: () throws -> Int) rethrows -> Int
  func genericRethrow<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
  func rethrowingAsync(_ body: () async throws -> Void) async rethrows
}

protocol ClosureParameters {
  func escaping(_ done: @escaping (Int) -> Void)
  func optional(_ done: ((Int) -> Void)?)
  func sendable(_ done: @escaping @Sendable (Result<Int, any Error>) -> Void)
  func mainActor(_ done: @escaping @MainActor () -> Void)
  func borrowed(_ body: (Int) -> Void)
  func autoclosure(_ message: @autoclosure () -> String)
  func escapingAutoclosure(_ message: @autoclosure @escaping () -> String)
  func returning() -> (Int) -> String
  func nested(_ body: (() -> Void) -> Int) -> Int
  func dictionary(_ handlers: [String: () -> Void])
  func convention(_ body: @convention(block) (Int) -> Void)
  func asyncClosure(_ body: @escaping () async throws -> Int) async
}

protocol PassedParameters {
  func change(_ value: inout Int)
  func swap(_ a: inout String, with b: inout [Int]) -> Bool
  func many(_ values: Int...) -> Int
  func manyNamed(_ values: String..., separator: String)
  func consume(_ text: consuming String)
  func borrow(_ text: borrowing [Int]) -> Int
  func unwrapped(_ text: String!) -> Int!
  func sending(_ value: sending Receipt) async
  func meta(_ type: Int.Type, any: any Sendable.Type)
  func keyPath(_ path: KeyPath<Receipt, Int>)
  func array(_ values: [Int?]?, _ matrix: [[Double]])
}

struct File: ~Copyable {
  var descriptor: Int
}

protocol NoncopyableParameters {
  func read(_ file: borrowing File) -> Int
  func close(_ file: consuming File)
  func update(_ file: inout File) throws
  func open(_ path: String) throws -> File
  func store<T: ~Copyable>(_ value: borrowing T, at key: String)
  func scan(_ bytes: Span<UInt8>) -> Int
}

protocol OddNames {
  func `default`(in place: Int, `for` name: String)
  func `repeat`(_ `self`: Int)
  func inits(`init`: Int, `inout` b: Int)
  func call(_ call: Int, storage: String, target: Bool)
  func `raw name`(_ `a value`: Int)
  func underscore(`_` place: Int, _ number: Int) -> Int
  func underscores(`_`: Int)
  var `class`: String { get set }
  var `in`: Int { get }
  func ünïcode(_ größe: Int)
  func _underscored(_ _value: Int)
}

protocol TakenNames {
  var storage: String { get }
  func stub()
  func verify(_ name: String) -> Bool
  var calls: Int { get set }
}

protocol Overloads {
  func load(_ id: Int)
  func load(_ name: String)
  func load(id: Int)
  func load(id: Int, fast: Bool)
  func value() -> Int
  func value() -> String
  func value(_ id: Int) -> Int?
  func value(_ id: Int) -> [String]
}

infix operator </> : AdditionPrecedence
infix operator ∪ : AdditionPrecedence

/// Operators whose generic parameters follow directly.
protocol Mixed {
  static func ?? <Other>(one: Self, other: Other) -> Other
  static func ∪ <Other>(one: Self, other: Other) -> Bool
  static func </> (one: Self, other: Int) -> Self
}
