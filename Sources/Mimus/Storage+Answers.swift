// A call that is answered. The first step is inlined where a fake is compiled, because its types are known there.

extension Storage {
  /// Records a call and answers it.
  @inlinable
  func answer<Value, E: Error>(
    _ identifier: String, _ arguments: consuming [Any?]?, of fake: Any.Type, throwing: E.Type,
    _ fallback: () -> Value?
  ) throws(E) -> Value {
    switch receive(identifier, arguments, of: fake, for: Value.self) {
    case .plain(let answer): return answer.plainValue()
    case .open(let call): return try call.answer(throwing: E.self, fallback)
    }
  }

  /// Records an async call and answers it.
  func answer<Value, E: Error>(
    _ identifier: String, _ arguments: consuming [Any?]?, of fake: Any.Type, throwing: E.Type,
    _ fallback: () -> Value?, isolation: isolated (any Actor)?
  ) async throws(E) -> Value {
    switch receive(identifier, arguments, of: fake, for: Value.self) {
    case .plain(let answer): return answer.plainValue()
    case .open(let call): return try await call.answer(throwing: E.self, fallback, isolation: isolation)
    }
  }
}

// MARK: - The result of a call

extension Storage {
  /// The result of recording a call and taking its answer.
  @usableFromInline
  enum Reception {
    /// The answer is a `PlainAnswer` whose value has exactly the requested type.
    case plain(Answer)
    // Indirect because a value that may be as large as an open call slows every call.
    indirect case open(OpenCall)
  }

  /// Records a call and chooses its answer, in one critical section unless user code must run.
  @usableFromInline
  func receive(
    _ identifier: String, _ arguments: consuming [Any?]?, of fake: Any.Type, for type: Any.Type
  ) -> Reception {
    switch record(identifier, arguments, of: fake, for: type) {
    case .plain(let answer): return .plain(answer)
    case .asked(let call, let choice): return reception(of: call, settle(choice, for: call, as: type), type)
    case .awaited(let call):
      meetExpectations(call)
      return reception(of: call, chooseAnswer(for: call, as: type), type)
    }
  }

  private func reception(of call: RecordedCall, _ choice: StubList.Choice, _ type: Any.Type) -> Reception {
    if case .answer(let answer) = choice, answer.isPlain(for: type) { return .plain(answer) }
    return .open(OpenCall(owner: self, call: call, choice: choice))
  }

  /// What happened to a call, for use after the lock is released.
  private enum Record {
    case plain(Answer)
    case asked(RecordedCall, StubList.Choice)
    /// The call must first meet expectations.
    case awaited(RecordedCall)
  }

  private func record(
    _ identifier: String, _ arguments: consuming [Any?]?, of fake: Any.Type, for type: Any.Type
  ) -> Record {
    var unkept: [Any?]?
    // An object that the log doesn't keep alive may be released here, outside the lock, because that may run user code.
    defer { withExtendedLifetime(unkept) {} }
    return state.withLock { state in
      state.fake = fake
      let member = state.log.number(of: identifier)
      let arguments = arguments.take() ?? []
      let isAwaited = state.expectations.awaitsCalls
      let mayBeTaken = !isAwaited && !state.stubs.isEmpty
      let choice = mayBeTaken ? state.stubs.choose(for: identifier, member: member, arguments, as: type) : .nothing
      unkept = state.log.append(member, arguments, order: CallOrder.next())
      if case .answer = choice { state.log.markNewestStubbed() }
      if isAwaited { return .awaited(state.log.newestCall(with: unkept)) }
      state.observers.notify()
      if case .answer(let answer) = choice, answer.isPlain(for: type) { return .plain(answer) }
      return .asked(state.log.newestCall(with: unkept), choice)
    }
  }
}
