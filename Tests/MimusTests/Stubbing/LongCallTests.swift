import Mimus
import Testing

/// Tests calls with many arguments, as generated fakes record them and return them in their history.
struct LongCallTests {
  typealias Form = (
    a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: Int, l: Int, m: Int, n: Int,
    o: Int, p: Int, q: Int, r: String?
  )

  @Test func `a history contains calls with eighteen arguments`() {
    let storage = Storage()
    _ = storage._call("form", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, "alice" as String?)
    _ = storage._call("form", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, nil as String?)
    let forms: [Form] = storage._history("form")
    #expect(forms.map(\.q) == [17, 17])
    #expect(forms.map(\.r) == ["alice", nil])
  }

  @Test func `a history omits calls with other types or numbers of arguments`() {
    let storage = Storage()
    _ = storage._call("pair", 1, "alice")
    _ = storage._call("pair", 1, 2)
    _ = storage._call("pair", 1)
    let pairs: [(number: Int, name: String)] = storage._history("pair")
    #expect(pairs.map(\.name) == ["alice"])
  }
}
