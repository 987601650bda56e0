// Answers where a stub cannot hold a value of the type, since it can only be moved: the fake has run the closure of a
// stub before, if there was one, so that what is left is an error, or the end.

extension _Call {
  private func reply() -> Reply<Never> { Answering<Never>(owner: storage, call: call).reply(with: take(Never.self)) }

  private func end<E: Error>(_ error: E.Type, _ reply: Reply<Never>) throws(E) -> Never {
    try Answering<Never>(owner: storage, call: call).resolve(reply, throwing: E.self) { nil }
  }

  /// Answer a call that can neither throw nor wait.
  public func answer<Value: ~Copyable>(moving type: Value.Type) -> Value { end(Never.self, reply()) }

  /// Answer a call that can throw.
  public func throwingAnswer<Value: ~Copyable>(moving type: Value.Type) throws -> Value {
    try end((any Error).self, reply())
  }

  /// Answer a call that can throw errors of one type.
  public func throwingAnswer<Value: ~Copyable, E: Error>(_ error: E.Type, moving type: Value.Type) throws(E) -> Value {
    try end(E.self, reply())
  }

  /// Answer an async call.
  public nonisolated(nonsending) func asyncAnswer<Value: ~Copyable>(moving type: Value.Type) async -> Value {
    end(Never.self, await asyncReply())
  }

  /// Answer an async call that can throw.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value: ~Copyable>(
    moving type: Value.Type
  ) async throws -> Value {
    try end((any Error).self, await asyncReply())
  }

  /// Answer an async call that can throw errors of one type.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value: ~Copyable, E: Error>(
    _ error: E.Type, moving type: Value.Type
  ) async throws(E) -> Value {
    try end(E.self, await asyncReply())
  }

  private nonisolated(nonsending) func asyncReply() async -> Reply<Never> {
    let answering = Answering<Never>(owner: storage, call: call)
    return await answering.reply(with: take(Never.self), isolation: #isolation)
  }
}
