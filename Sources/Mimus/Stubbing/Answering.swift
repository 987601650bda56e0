import Foundation

/// What the stubs of a mock say to a call.
enum Reply<Value> {
  case value(Value)
  case error(any Error, from: SourceLocation)
  /// No stub answers, or one leaves it to the default.
  case nothing
  /// A stub tried to answer and could not; the text says why.
  case misfit(String, at: SourceLocation)
}

/// A call that waits for its answer: the rules of answering, once for all verbs.
struct Answering<Value> {
  let owner: any StubOwner
  let call: RecordedCall

  // MARK: Synchronous calls

  /// Reply with an answer that has been taken.
  func reply(with taken: Answer?) -> Reply<Value> {
    guard let taken else { return .nothing }
    run(taken)
    switch taken.outcome {
    case .value(let value): return reply(value, taken.location)
    case .error(let error): return .error(error, from: taken.location)
    case .perform(let body): return perform(body, taken.location)
    case .performAsync:
      return .misfit("its stub answers with an async closure, for which the call cannot wait", at: taken.location)
    case .natural: return .nothing
    }
  }

  /// Let happen what comes before the outcome.
  func run(_ taken: Answer) {
    for effect in taken.effects {
      switch effect {
      case .delay(let delay): delay.block()
      case .wait(let gate): gate.block()
      case .callBack(let label, let closureCall): leave(callBack(label, closureCall, taken.location))
      }
    }
  }

  // MARK: Asynchronous calls

  /// Reply with an answer that has been taken.
  func reply(with taken: Answer?, isolation: isolated (any Actor)?) async -> Reply<Value> {
    guard let taken else { return .nothing }
    await run(taken, isolation: isolation)
    switch taken.outcome {
    case .value(let value): return reply(value, taken.location)
    case .error(let error): return .error(error, from: taken.location)
    case .perform(let body): return perform(body, taken.location)
    case .performAsync(let body):
      nonisolated(unsafe) let body = body
      do {
        return reply(try await body(call), taken.location)
      } catch {
        return .error(error, from: taken.location)
      }
    case .natural: return .nothing
    }
  }

  /// Let happen what comes before the outcome.
  func run(_ taken: Answer, isolation: isolated (any Actor)?) async {
    for effect in taken.effects {
      switch effect {
      case .delay(let delay): await delay.suspend()
      case .wait(let gate): await gate.wait()
      case .callBack(let label, let closureCall): await run(callBack(label, closureCall, taken.location))
      }
    }
  }

  // MARK: What both share

  private func perform(_ body: (RecordedCall) throws -> Any?, _ location: SourceLocation) -> Reply<Value> {
    do {
      return reply(try body(call), location)
    } catch {
      return .error(error, from: location)
    }
  }

  private func reply(_ value: Any?, _ location: SourceLocation) -> Reply<Value> {
    if let value = cast(value, to: Value.self) { return .value(value) }
    let answer = value == nil ? "nil" : "\(describe(value)) (\(typeName(of: value)))"
    return .misfit("its stub answers \(answer)", at: location)
  }
}

// MARK: - Call-backs

extension Answering {
  private func callBack(
    _ label: String, _ closureCall: ClosureCall, _ location: SourceLocation
  ) -> ClosureCall.Invocation? {
    let labels = CallName(call.identifier).labels(forCount: call.arguments.count)
    // Where the identifier does not tell the labels, any argument may be meant.
    let candidates = call.arguments.indices.filter { labels == nil || labels?[$0] == label[...] }
    for case let candidate? in candidates.map({ call.arguments[$0] }) {
      if let invocation = closureCall.bind(candidate) { return invocation }
    }
    let text = UnstubbedMessage.callBack(
      label, closureCall, of: call, labels: labels?.map(String.init), found: candidates.map { call.arguments[$0] })
    FailureReporter.report(text, at: location)
    return nil
  }

  private func leave(_ invocation: ClosureCall.Invocation?) {
    switch invocation {
    case .anywhere(let run): run()
    case .onMainActor(let run):
      if MainQueue.isCurrent {
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
    var misfit: String?
    switch reply {
    case .value(let value): return value
    case .error(let error, let location):
      if let error = error as? E { throw error }
      let problem = "its stub throws \(describe(error)) (\(typeName(of: error))), but the call \(E.thrown)"
      misfit = report(problem, at: location)
    case .misfit(let problem, let location): misfit = report(problem, at: location)
    case .nothing: break
    }
    if let value = fallback() ?? naturalDefault(of: Value.self) { return value }
    let text = misfit ?? UnstubbedMessage.missing(call, Value.self, stubs: owner.withStubs { $0.facts })
    if let error = UnstubbedCallError(call: call, description: text) as? E { throw error }
    if misfit == nil { FailureReporter.report(text, at: owner.location) }
    // What was printed so far must not be lost with the process.
    fflush(nil)
    // No value of the type exists, so the call cannot return: the one place where the process has to stop.
    fatalError(text)
  }

  /// Report a stub that answers with what the call cannot use, at the stub.
  private func report(_ problem: String, at location: SourceLocation) -> String {
    let text = UnstubbedMessage.misfit(call, problem, Value.self)
    FailureReporter.report(text, at: location)
    return text
  }
}

/// The main queue, whose jobs another thread than the first may run once the program has left it that (`dispatchMain`).
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether this runs on the main actor.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
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
