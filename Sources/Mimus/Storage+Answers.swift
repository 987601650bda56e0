// A call that is answered. The first step is inlined where a fake is compiled, since there its types are known.

extension Storage {
  /// Record a call and answer it.
  @inlinable
  func answer<Value, E: Error>(
    _ identifier: String, _ arguments: consuming [Any?]?, throwing: E.Type, _ fallback: () -> Value?
  ) throws(E) -> Value {
    switch receive(identifier, arguments, for: Value.self) {
    case .plain(let answer): return (answer as! PlainAnswer<Value>).value
    case .open(let call): return try self.answer(call, throwing: E.self, fallback)
    }
  }

  /// Answer a call for which there is more to do.
  @usableFromInline
  func answer<Value, E: Error>(
    _ open: OpenCall, throwing: E.Type, _ fallback: () -> Value?
  ) throws(E) -> Value {
    if open.taken == nil, let value = fallback() ?? naturalDefault(of: Value.self) { return value }
    let answering = Answering<Value>(owner: self, call: open.call)
    return try answering.resolve(answering.reply(with: open.taken), throwing: E.self, fallback)
  }

  /// Record an async call and answer it.
  func answer<Value, E: Error>(
    _ identifier: String, _ arguments: consuming [Any?]?, throwing: E.Type, _ fallback: () -> Value?,
    isolation: isolated (any Actor)?
  ) async throws(E) -> Value {
    switch receive(identifier, arguments, for: Value.self) {
    case .plain(let answer): return (answer as! PlainAnswer<Value>).value
    case .open(let open):
      let answering = Answering<Value>(owner: self, call: open.call)
      let reply = await answering.reply(with: open.taken, isolation: isolation)
      return try answering.resolve(reply, throwing: E.self, fallback)
    }
  }
}

// MARK: - What has come of a call

extension Storage {
  /// What has come of a call when it has been recorded and its answer taken.
  @usableFromInline
  enum Reception {
    /// The answer is a `PlainAnswer` with a value of the very type that was asked for.
    case plain(Answer)
    case open(OpenCall)
  }

  /// A call that is not answered with just a value.
  @usableFromInline
  struct OpenCall {
    let call: RecordedCall
    /// The answer, if a stub had one.
    let taken: Answer?
  }

  /// Record a call and take its answer: in the same round of the lock, as far as no user code has to be asked.
  @usableFromInline
  func receive(_ identifier: String, _ arguments: consuming [Any?]?, for type: Any.Type) -> Reception {
    switch record(identifier, arguments, for: type) {
    case .plain(let answer): return .plain(answer)
    case .asked(let call, let taking): return reception(of: call, finish(taking, for: call, as: type), type)
    case .awaited(let call):
      meetExpectations(call)
      return reception(of: call, takeAnswer(for: call, as: type), type)
    }
  }

  private func reception(of call: RecordedCall, _ taken: Answer?, _ type: Any.Type) -> Reception {
    if let answer = taken, answer.isPlain(for: type) { return .plain(answer) }
    return .open(OpenCall(call: call, taken: taken))
  }

  /// What has come of a call when the lock is free again.
  private enum Record {
    case plain(Answer)
    case asked(RecordedCall, StubList.Taking)
    /// The call has expectations to meet first.
    case awaited(RecordedCall)
  }

  private func record(_ identifier: String, _ arguments: consuming [Any?]?, for type: Any.Type) -> Record {
    state.withLock { state in
      let member = state.log.number(of: identifier)
      let arguments = arguments.take() ?? []
      let isAwaited = state.expectations.awaitsCalls
      let mayBeTaken = !isAwaited && !state.stubs.isEmpty
      let taking =
        mayBeTaken ? state.stubs.takeAnswer(for: identifier, member: member, arguments, as: type) : .none
      state.log.append(member, arguments, order: CallOrder.next())
      if isAwaited { return .awaited(state.log.newestCall) }
      if !state.observers.isEmpty { state.observers.notify() }
      if case .taken(let answer) = taking, answer.isPlain(for: type) { return .plain(answer) }
      return .asked(state.log.newestCall, taking)
    }
  }
}
