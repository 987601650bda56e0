/// The result of an answer before it is known whether the call can use it.
enum Reply {
  /// The answer of a call without a stub.
  case nothing
  case value(Any?)
  case error(any Error)
  /// The stub can't answer such a call, for the reason given in the text.
  case misfit(String)
}

// MARK: - Synchronous calls

extension Answer {
  /// Carries out the answer.
  func perform(for call: RecordedCall) -> Reply {
    do {
      try performEffects(for: call)
      switch outcome {
      case .value(let value): return .value(value)
      case .error(let error): return .error(error)
      case .perform(let body): return .value(try body(call))
      case .performAsync: return .misfit("its stub answers with an async closure, for which the call cannot wait")
      case .forward: return .misfit("its stub forwards it, but the fake has no real object to forward it to")
      case .natural: return .nothing
      }
    } catch {
      return .error(error)
    }
  }

  /// Carries out what comes before the outcome.
  ///
  /// - Throws: The error that a called-back closure throws.
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
  /// Carries out the answer, on the caller's actor.
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
      case .forward: return .misfit("its stub forwards it, but the fake has no real object to forward it to")
      case .natural: return .nothing
      }
    } catch {
      return .error(error)
    }
  }

  /// Carries out what comes before the outcome, on the caller's actor.
  ///
  /// - Throws: The error that a called-back closure throws.
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
