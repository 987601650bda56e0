protocol Exporter {
  func write(_ value: Any)
  func send(_ value: any Sendable) throws
  func register(_ type: Any.Type)
  func place(_ position: (row: Int, column: Int))
  func ping(_ nothing: Void)
  func copy(_ value: Any) async throws -> Any
  func fail(_ error: any Error) async
  subscript(key: Any) -> Int { get set }
  var last: Any { get set }
}
