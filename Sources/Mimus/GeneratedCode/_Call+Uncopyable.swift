// Answers for types whose values a stub can't hold, because they can only be moved. The fake has already run a stub's
// closure, if there was one, so what remains is an error, or stopping the process.

extension _Call {
  private func end<E: Error>(_ error: E.Type, _ reply: Reply? = nil) throws(E) -> Never {
    let open = open(for: Never.self)
    try open.result(of: reply ?? open.reply(), throwing: E.self) { nil as Never? }
  }

  private nonisolated(nonsending) func reply<E: Error>(throwing error: E.Type) async -> Reply {
    await open(for: Never.self).reply(throwing: E.self, isolation: #isolation)
  }

  /// Answers a synchronous call that can't throw.
  public func answer<Value: ~Copyable>(moving type: Value.Type) -> Value { end(Never.self) }

  /// Answers a call that can throw.
  public func throwingAnswer<Value: ~Copyable>(moving type: Value.Type) throws -> Value {
    try end((any Error).self)
  }

  /// Answers a call that can throw errors of one type.
  public func throwingAnswer<Value: ~Copyable, E: Error>(_ error: E.Type, moving type: Value.Type) throws(E) -> Value {
    try end(E.self)
  }

  /// Answers an async call.
  public nonisolated(nonsending) func asyncAnswer<Value: ~Copyable>(moving type: Value.Type) async -> Value {
    end(Never.self, await reply(throwing: Never.self))
  }

  /// Answers an async call that can throw.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value: ~Copyable>(
    moving type: Value.Type
  ) async throws -> Value {
    try end((any Error).self, await reply(throwing: (any Error).self))
  }

  /// Answers an async call that can throw errors of one type.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value: ~Copyable, E: Error>(
    _ error: E.Type, moving type: Value.Type
  ) async throws(E) -> Value {
    try end(E.self, await reply(throwing: E.self))
  }
}
