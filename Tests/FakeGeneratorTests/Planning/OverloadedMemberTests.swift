import FakeGenerator
import Testing

/// Tests how a fake tells overloads apart.
struct OverloadedMemberTests {
  @Test(arguments: [
    (
      """
      protocol Q {}
      protocol P { func f() -> () -> Void; func f() -> any Q }
      """,
      "call.isUnanswered((any Q).self"
    ),
    (
      """
      class Book {}
      class Novel: Book {}
      protocol Shop {
        func stock() -> [String: Novel]
        func stock() -> [Int: Book]
      }
      """,
      "call.isUnanswered([Int: Book].self"
    ),
  ])
  func `overloads that no call can confuse are forwarded`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func f(_ s: Set<Int>); func f(_ s: Set<String>) }", #""f(_:) taking Set<Int>""#),
    (
      """
      protocol Q {}
      protocol P { func f(_ x: any Q); func f(_ x: Int) }
      """,
      #""f(_:) taking any Q""#
    ),
  ])
  func `overloads whose arguments may be equal have types in their identifiers`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test func `a function takes the noncopyable types in which overloads differ, since no tuple can contain them`() {
    let output = output(
      of: """
        struct Key: ~Copyable {}
        struct Lock: ~Copyable {}
        protocol P {
          func f(_ a: borrowing Key, _ b: consuming Key)
          func f(_ a: borrowing Key, _ b: consuming Lock)
        }
        """)
    #expect(output.contains("taking: ((borrowing Key, borrowing Lock) -> Void).Type ="), "\(output)")
    #expect(output.contains(#""f(_:_:) taking (borrowing Key, borrowing Key) -> Void""#), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func f(_ s: NSMutableArray); func f(_ s: MYArray) }", "taking")
  ])
  func `overloads whose arguments differ need no types`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      enum Ns {
        struct T {}
        typealias Pair<T> = (T, T)
      }
      protocol P {
        func f(_ p: Ns.Pair<Int>) -> Int
        func f(_ p: (Int, Int)) -> String
      }
      """,
      #""f(_:) -> Int""#
    )
  ])
  func `an alias with the parameter of another type means its own`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol P { func f(_ a: Int, a b: Int, _ a_: Int) async; func g(a b: Int, _ a: Int, b c: Int) async }
      """,
      "(a: Int, a_: Int, b: Int)"
    ),
    ("protocol P { func f(_: Int, argument1: Int) }", "func f(_ argument1: Int, argument1 argument12: Int)"),
  ])
  func `arguments have labels of their own`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol C {
        #if X
          func f(_ x: inout Int)
        #else
          func f(_ x: inout String)
        #endif
      }
      """,
      "F2Stub"
    )
  ])
  func `stubs under opposite conditions have the same name`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      protocol A { func count(x: Int); var count: Int { get } }
      protocol B { func count() }
      protocol C: A, B {}
      """,
      "@_implements(B,count())"
    ),
    (
      """
      protocol C {
        func count(x: Int); var count: Int { get }
        func count()
      }
      """,
      "func count(x: Int)"
    ),
    ("protocol P: Identifiable where ID == Int { func id() -> Int }", "func id_() -> Int"),
  ])
  func `a method that has the name of a property is called otherwise`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    (
      """
      struct Loose<Key: Hashable, Entry> { typealias Entries = [Key: Entry] }
      struct Sorted<Key: Hashable, Entry: Comparable> { typealias Entries = [Key: Entry] }
      protocol P {
        func f<K, E>(_ type: Loose<K, E>.Type, _ entries: Loose<K, E>.Entries)
        func f<K, E>(_ type: Sorted<K, E>.Type, _ entries: Sorted<K, E>.Entries)
      }
      """,
      "  func f<K, E>(_ type: Sorted<K, E>.Type, _ entries: Sorted<K, E>.Entries) {"
    ),
    (
      """
      typealias Pages<Entry: Hashable> = [Entry]
      protocol P {
        func f<E>(_ pages: [E]?) -> Int
        func f<E>(_ pages: Pages<E>?) -> String
      }
      """,
      "  func f<E>(_ pages: Pages<E>?) -> String {"
    ),
    (
      """
      struct Sorted<Entry: Comparable> { typealias Entries = [Entry] }
      protocol P<E> {
        associatedtype E: Comparable
        func f(_ pages: [E], at: Int)
        func f(_ pages: Sorted<E>.Entries, at: String)
      }
      """,
      "  func f(_ pages: Sorted<E>.Entries, at: String) {"
    ),
    // Other spellings mean the same everywhere.
    (
      """
      typealias Page = Int
      protocol P {
        func f<E>(_ pages: Array<E>, _ page: Page)
        func f<E>(_ pages: [E], _ page: Int) async
      }
      """,
      "  func f<E>(_ pages: [E], _ page: Int) {"
    ),
  ])
  func `overloads keep the aliases that may constrain their generic parameters`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }
}
