protocol PostOffice: Sendable {
  var newest: String { get async throws }
  subscript(shelf: Int, row row: Int) -> String { get async }
  func close() async
  func count(of text: String) async -> Int
  func send(_ text: String, to name: String) async throws -> Receipt
  func settle(_ amount: Int, by name: String) async throws(CardError) -> Receipt
  func pass<Value: Sendable>(_ value: Value, as name: String) async -> Value
  func each(_ name: String, _ body: (Int) -> Void) async throws -> Int
  func letters(to name: String) -> AsyncStream<Int>
  func news() async throws -> AsyncThrowingStream<String, any Error>
  static func open(_ name: String, at hour: Int) async -> Bool
}
