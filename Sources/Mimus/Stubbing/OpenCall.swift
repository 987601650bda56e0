import Foundation

// Elsewhere, Foundation exports the C library.
#if canImport(Android)
  import Android
#endif

/// A call that was recorded and whose stubs were asked, for the steps that all answering methods share.
@usableFromInline
struct OpenCall {
  let owner: any StubOwner
  let call: RecordedCall
  let choice: StubList.Choice

  /// Answers the call: carries out the chosen answer, and makes a result from it.
  ///
  /// - Parameters:
  ///   - throwing: The type of error the call can throw.
  ///   - fallback: The value to return if no stub answers.
  @usableFromInline
  func answer<Value, E: Error>(throwing: E.Type, _ fallback: () -> Value?) throws(E) -> Value {
    // `result(of:throwing:_:)` uses generic types, which the runtime has to look up even if there is no stub.
    if case .nothing = choice { return try substitute(throwing: E.self, fallback) }
    return try result(of: reply(), throwing: E.self, fallback)
  }

  /// Answers an async call.
  func answer<Value, E: Error>(
    throwing: E.Type, _ fallback: () -> Value?, isolation: isolated (any Actor)?
  ) async throws(E) -> Value {
    if case .nothing = choice { return try substitute(throwing: E.self, fallback) }
    return try result(of: await reply(throwing: E.self, isolation: isolation), throwing: E.self, fallback)
  }

  /// Carries out the chosen answer.
  ///
  /// - Parameter isForwardable: Whether the call can be left to a real object.
  func reply(isForwardable: Bool = false) -> Reply {
    guard case .answer(let answer) = choice else { return .nothing }
    return answer.perform(for: call, isForwardable: isForwardable)
  }

  /// Carries out the chosen answer, on the caller's actor.
  func reply<E: Error>(
    throwing: E.Type, isForwardable: Bool = false, isolation: isolated (any Actor)?
  ) async -> Reply {
    guard case .answer(let answer) = choice else { return .nothing }
    return await answer.perform(
      for: call, isCancellable: CancellationError() is E, isForwardable: isForwardable, isolation: isolation)
  }

  /// Makes a result from the stub's answer: a value, an error that the call can throw, or the substitute for a missing
  /// answer.
  ///
  /// - Throws: The stub's error, or `UnstubbedCallError` if the call can throw it.
  func result<Value, E: Error>(
    of reply: Reply, throwing: E.Type, _ fallback: () -> Value?
  ) throws(E) -> Value {
    switch usable(reply, as: Value.self, throwing: E.self) {
    case .value(let value): return value
    case .error(let error): throw error
    case .nothing(let reported): return try substitute(reported, throwing: E.self, fallback)
    }
  }

  /// Returns the substitute for a missing answer.
  ///
  /// - Parameter reported: What has been reported of the call.
  private func substitute<Value, E: Error>(
    _ reported: String? = nil, throwing: E.Type, _ fallback: () -> Value?
  ) throws(E) -> Value {
    if let value = fallback() ?? naturalDefault(of: Value.self) { return value }
    try end(reported, Value.self, throwing: E.self)
  }

  /// What a call can use of a reply.
  enum UsableReply<Value, E: Error> {
    case value(Value)
    case error(E)
    /// There is no answer, or none that the call can use, which has been reported with the given text.
    case nothing(reported: String?)
  }

  /// Returns what the call can use of the stub's answer, and reports an answer that it can't use.
  func usable<Value, E: Error>(
    _ reply: Reply, as type: Value.Type, throwing: E.Type
  ) -> UsableReply<Value, E> {
    switch (reply, choice) {
    case (.value(let value, let source), _):
      if let value = cast(value, to: Value.self) { return .value(value) }
      return .nothing(reported: report(UnstubbedMessage.wrongType(value, Value.self, from: source), from: source))
    case (.error(let error, let source), _):
      if let error = error as? E { return .error(error) }
      let problem = UnstubbedMessage.wrongError(error, E.self, Value.self, from: source)
      return .nothing(reported: report(problem, from: source))
    case (.misfit(let text), _): return .nothing(reported: report(UnstubbedMessage.result(of: text, Value.self)))
    case (.unresumed(let text), _):
      if let error = UnstubbedCallError(call: call, description: text) as? E { return .error(error) }
      return .nothing(reported: text)
    case (.nothing, .misfit(let answer, _)):
      return .nothing(reported: report(UnstubbedMessage.wrongType(answer.value, Value.self)))
    case (.nothing, _): return .nothing(reported: nil)
    }
  }

  /// Ends a call that has no value to return.
  ///
  /// - Parameter reported: What has been reported of it.
  private func end<Value, E: Error>(_ reported: String?, _ type: Value.Type, throwing: E.Type) throws(E) -> Never {
    let text = reported ?? UnstubbedMessage.missing(call, of: owner, Value.self)
    if let error = UnstubbedCallError(call: call, description: text) as? E { throw error }
    if reported == nil { FailureReporter.report(text, at: owner.location) }
    // Output printed so far must not be lost with the process.
    fflush(nil)
    // No value of the type is available, so the call can't return, and the process has to stop.
    fatalError(text)
  }
}

// MARK: - Stubs that the call can't use

extension OpenCall {
  /// Reports a reply that the call can't use, at the line that gave it.
  private func report(_ problem: String, from source: ReplySource = .stub) -> String {
    let text = UnstubbedMessage.misfit(call, problem, from: source)
    switch source {
    case .stub:
      FailureReporter.report(MockFailure(text, at: stubLocation, about: skippedStub))
    case .resumption(let location, let reporter):
      FailureReporter.report(MockFailure(text, at: location), to: reporter)
    }
    return text
  }

  /// The stub that was skipped because of its type, which a session doesn't report as unused again.
  private var skippedStub: [ReportedItem] {
    if case .misfit(_, let number) = choice { [ReportedItem(.setUp(number), of: owner)] } else { [] }
  }

  /// The location at which the stub was set up that answers the call or was skipped because of its type.
  var stubLocation: SourceLocation {
    switch choice {
    case .answer(let answer), .misfit(let answer, _): answer.location
    case .nothing, .open: owner.location
    }
  }
}

extension Answer {
  /// The value, if the outcome is one.
  fileprivate var value: Any? {
    if case .value(let value) = outcome { value } else { nil }
  }
}
