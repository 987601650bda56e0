import Foundation

/// What the stubs of a mock say to a call.
enum Reply<Value> {
  case value(Value)
  case error(any Error)
  /// No stub answers, or one leaves it to the default; a text says why if a stub tried and could not.
  case nothing(String?)
}

/// A call that waits for its answer: the rules of answering, once for all verbs.
struct Answering<Value> {
  let owner: any StubOwner
  let call: RecordedCall

  // MARK: Synchronous calls

  func reply() -> Reply<Value> {
    reply(with: owner.takeAnswer(for: call, as: Value.self))
  }

  /// Reply with an answer that has been taken before.
  func reply(with answer: Answer?) -> Reply<Value> {
    guard let answer else { return .nothing(nil) }
    run(answer.effects)
    switch answer.outcome {
    case .value(let value): return reply(value)
    case .error(let error): return .error(error)
    case .perform(let body): return perform(body)
    case .performAsync: return .nothing("its stub answers with an async closure, for which the call cannot wait")
    case .natural: return .nothing(nil)
    }
  }

  /// Let happen what comes before an outcome.
  func run(_ effects: [Answer.Effect]) {
    for effect in effects {
      switch effect {
      case .delay(let delay): delay.block()
      case .wait(let gate): gate.block()
      case .callBack(let label, let closureCall): leave(callBack(label, closureCall))
      }
    }
  }

  // MARK: Asynchronous calls

  func reply(isolation: isolated (any Actor)?) async -> Reply<Value> {
    await reply(with: owner.takeAnswer(for: call, as: Value.self), isolation: isolation)
  }

  /// Reply with an answer that has been taken before.
  func reply(with answer: Answer?, isolation: isolated (any Actor)?) async -> Reply<Value> {
    guard let answer else { return .nothing(nil) }
    await run(answer.effects, isolation: isolation)
    switch answer.outcome {
    case .value(let value): return reply(value)
    case .error(let error): return .error(error)
    case .perform(let body): return perform(body)
    case .performAsync(let body):
      nonisolated(unsafe) let body = body
      do {
        return reply(try await body(call))
      } catch {
        return .error(error)
      }
    case .natural: return .nothing(nil)
    }
  }

  /// Let happen what comes before an outcome.
  func run(_ effects: [Answer.Effect], isolation: isolated (any Actor)?) async {
    for effect in effects {
      switch effect {
      case .delay(let delay): await delay.suspend()
      case .wait(let gate): await gate.wait()
      case .callBack(let label, let closureCall): await run(callBack(label, closureCall))
      }
    }
  }

  // MARK: What both share

  private func perform(_ body: (RecordedCall) throws -> Any?) -> Reply<Value> {
    do {
      return reply(try body(call))
    } catch {
      return .error(error)
    }
  }

  private func reply(_ value: Any?) -> Reply<Value> {
    if let value = cast(value, to: Value.self) { return .value(value) }
    return .nothing("its stub answers \(describe(value)) (\(typeName(of: value)))")
  }
}

// MARK: - Call-backs

extension Answering {
  private func callBack(_ label: String, _ closureCall: ClosureCall) -> ClosureCall.Invocation? {
    let candidates = closureCandidates(label)
    for candidate in candidates {
      if let invocation = closureCall.bind(candidate) { return invocation }
    }
    let found =
      candidates.isEmpty
      ? "there is no argument with that label" : "it is \(candidates.map { typeName(of: $0) }.joined(separator: ", "))"
    FailureReporter.report(
      "Cannot call back \"\(label)\" of \(call): the values make the closure \(closureCall.type), but \(found).",
      at: owner.location)
    return nil
  }

  /// The arguments that a label may mean. Where the identifier tells no labels, any argument may be meant.
  private func closureCandidates(_ label: String) -> [Any] {
    let labels = CallName(call.identifier).labels(forCount: call.arguments.count)
    return call.arguments.indices.compactMap { index in
      labels == nil || labels?[index] == label[...] ? call.arguments[index] : nil
    }
  }

  private func leave(_ invocation: ClosureCall.Invocation?) {
    switch invocation {
    case .anywhere(let run): run()
    case .onMainActor(let run):
      if Thread.isMainThread {
        MainActor.assumeIsolated { run() }
      } else {
        Task { @MainActor in run() }
      }
    case nil: break
    }
  }

  private func run(_ invocation: ClosureCall.Invocation?) async {
    switch invocation {
    case .anywhere(let run): run()
    case .onMainActor(let run): await run()
    case nil: break
    }
  }
}

// MARK: - What comes of it

extension Answering {
  /// Make a result of what the stubs said: a value, an error that the call can throw, or what stands in for both.
  ///
  /// - Throws: the stub's error, or `UnstubbedCallError` where the call can throw it.
  /// - Returns: the value; where there is none and nothing can be thrown, the failure is reported and the process stops.
  func resolve<E: Error>(_ reply: Reply<Value>, throwing: E.Type, _ fallback: () -> Value?) throws(E) -> Value {
    var problem: String?
    switch reply {
    case .value(let value): return value
    case .error(let error):
      if let error = error as? E { throw error }
      problem = "its stub throws \(typeName(of: error)).\(error), but the call \(E.thrown)"
    case .nothing(let why): problem = why
    }
    if let problem {
      FailureReporter.report(UnstubbedMessage.misfit(call, problem, Value.self), at: owner.location)
    }
    if let value = fallback() ?? naturalDefault(of: Value.self) { return value }
    let text = UnstubbedMessage.missing(call, Value.self, stubs: owner.stubs(for: call))
    if let error = UnstubbedCallError(call: call, description: text) as? E { throw error }
    if problem == nil { FailureReporter.report(text, at: owner.location) }
    // What was printed so far must not be lost with the process.
    fflush(nil)
    // No value of the type exists, so the call cannot return: the one place where the process has to stop.
    fatalError(text)
  }
}

extension Error {
  /// What a call can throw, as a sentence goes on.
  fileprivate static var thrown: String {
    self == Never.self ? "cannot throw" : "throws only \(Self.self)"
  }
}

/// The type of a value in a failure text: optionals and existentials by what they hold.
func typeName(of value: Any?) -> String {
  value.map { "\(type(of: $0))" } ?? "nil"
}
