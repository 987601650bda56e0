/// What an answer comes to, before it is known whether the call can use it.
enum Reply {
  /// Whatever a call without a stub answers.
  case nothing
  case value(Any?)
  case error(any Error)
  /// The stub cannot answer such a call; the text says why.
  case misfit(String)
}

// MARK: - Synchronous calls

extension Answer {
  /// Does what the answer says.
  func perform(for call: RecordedCall) -> Reply {
    do {
      try performEffects(for: call)
      switch outcome {
      case .value(let value): return .value(value)
      case .error(let error): return .error(error)
      case .perform(let body): return .value(try body(call))
      case .performAsync: return .misfit("its stub answers with an async closure, for which the call cannot wait")
      case .natural: return .nothing
      }
    } catch {
      return .error(error)
    }
  }

  /// Lets happen what comes before the outcome.
  ///
  /// - Throws: What a closure throws that is called back.
  func performEffects(for call: RecordedCall) throws {
    for effect in effects {
      switch effect {
      case .delay(let delay): delay.block()
      case .wait(let gate): gate.block()
      case .callBack(let callBack): try callBack.run(for: call, at: location)
      }
    }
  }
}

// MARK: - Async calls

extension Answer {
  /// Does what the answer says, on the caller's actor.
  func perform(for call: RecordedCall, isolation: isolated (any Actor)?) async -> Reply {
    do {
      try await performEffects(for: call, isolation: isolation)
      switch outcome {
      case .value(let value): return .value(value)
      case .error(let error): return .error(error)
      case .perform(let body): return .value(try body(call))
      case .performAsync(let body):
        nonisolated(unsafe) let body = body
        return .value(try await body(call))
      case .natural: return .nothing
      }
    } catch {
      return .error(error)
    }
  }

  /// Lets happen what comes before the outcome, on the caller's actor.
  ///
  /// - Throws: What a closure throws that is called back.
  func performEffects(for call: RecordedCall, isolation: isolated (any Actor)?) async throws {
    for effect in effects {
      switch effect {
      case .delay(let delay): await delay.suspend()
      case .wait(let gate): await gate.wait()
      case .callBack(let callBack): try await callBack.run(for: call, at: location, isolation: isolation)
      }
    }
  }
}
