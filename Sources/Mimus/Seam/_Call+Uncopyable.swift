// Answers where a stub cannot hold a value of the type, since it can only be moved: the fake has run the closure of a
// stub before, if there was one, so that what is left is an error, or the end.

extension _Call {
  private func end<E: Error>(_ error: E.Type, _ reply: Reply? = nil) throws(E) -> Never {
    let open = open(for: Never.self)
    try open.result(of: reply ?? open.reply(), throwing: E.self) { nil as Never? }
  }

  private nonisolated(nonsending) func reply() async -> Reply {
    await open(for: Never.self).reply(isolation: #isolation)
  }

  /// Answer a call that can neither throw nor wait.
  public func answer<Value: ~Copyable>(moving type: Value.Type) -> Value { end(Never.self) }

  /// Answer a call that can throw.
  public func throwingAnswer<Value: ~Copyable>(moving type: Value.Type) throws -> Value {
    try end((any Error).self)
  }

  /// Answer a call that can throw errors of one type.
  public func throwingAnswer<Value: ~Copyable, E: Error>(_ error: E.Type, moving type: Value.Type) throws(E) -> Value {
    try end(E.self)
  }

  /// Answer an async call.
  public nonisolated(nonsending) func asyncAnswer<Value: ~Copyable>(moving type: Value.Type) async -> Value {
    end(Never.self, await reply())
  }

  /// Answer an async call that can throw.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value: ~Copyable>(
    moving type: Value.Type
  ) async throws -> Value {
    try end((any Error).self, await reply())
  }

  /// Answer an async call that can throw errors of one type.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value: ~Copyable, E: Error>(
    _ error: E.Type, moving type: Value.Type
  ) async throws(E) -> Value {
    try end(E.self, await reply())
  }
}
