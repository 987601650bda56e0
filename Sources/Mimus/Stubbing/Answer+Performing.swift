/// The result of an answer before it is known whether the call can use it.
enum Reply: @unchecked Sendable {
  // Unchecked, since it carries what a test handed over for the thread that made the call.

  /// The answer of a call without a stub.
  case nothing
  case value(Any?, from: ReplySource = .stub)
  case error(any Error, from: ReplySource = .stub)
  /// The stub can't answer such a call, for the reason given in the text.
  case misfit(String)
  /// The call waited and nothing resumed it, which the text says and which has been reported.
  case unresumed(String)

  static let unforwardable = misfit(
    "its stub forwards it, but the fake has no real object, or the member cannot be forwarded")
}

/// Where a reply comes from, for the texts about one that a call cannot use.
enum ReplySource {
  case stub
  /// The line of a test that resumed a suspended call, and the destination of failures there.
  case resumption(SourceLocation, FailureReporter?)
}

// MARK: - Synchronous calls

extension Answer {
  /// Carries out the answer.
  ///
  /// - Parameter isForwardable: Whether the call can be left to a real object.
  func perform(for call: RecordedCall, isForwardable: Bool) -> Reply {
    do {
      try performEffects(for: call)
      switch outcome {
      case .value(let value): return .value(value)
      case .error(let error): return .error(error)
      case .perform(let body, _): return .value(try body(call))
      case .performAsync:
        return .misfit("its stub answers with an async closure, but the call is synchronous and cannot wait")
      case .forward: return isForwardable ? .nothing : .unforwardable
      case .suspend: return .misfit("its stub suspends it, but the call is synchronous and cannot wait")
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
  ///
  /// - Parameters:
  ///   - isCancellable: Whether the call can throw `CancellationError`.
  ///   - isForwardable: Whether the call can be left to a real object.
  func perform(
    for call: RecordedCall, isCancellable: Bool, isForwardable: Bool, isolation: isolated (any Actor)?
  ) async -> Reply {
    do {
      try await performEffects(for: call, isolation: isolation)
      switch outcome {
      case .value(let value): return .value(value)
      case .error(let error): return .error(error)
      case .perform(let body, let actor?):
        nonisolated(unsafe) let body = body
        return await Self.reply(of: body, to: call, isolation: actor)
      case .perform(let body, nil): return .value(try body(call))
      case .performAsync(let body):
        nonisolated(unsafe) let body = body
        return .value(try await body(call))
      case .forward: return isForwardable ? .nothing : .unforwardable
      case .suspend(let calls):
        return await calls.reply(to: call, isCancellable: isCancellable, isolation: isolation)
      case .natural: return .nothing
      }
    } catch {
      return .error(error)
    }
  }

  /// Runs a closure on the actor that it is isolated to.
  private static func reply(
    of body: (RecordedCall) throws -> Any?, to call: RecordedCall, isolation: isolated any Actor
  ) -> Reply {
    do { return .value(try body(call)) } catch { return .error(error) }
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

/// Returns a closure of a test as one that can be called anywhere.
///
/// Only its type changes. A synchronous call runs it where the call is made, regardless of its isolation.
func unisolated<Input, Value>(
  _ body: @escaping @isolated(any) (Input) throws -> Value
) -> (Input) throws -> Value {
  unsafeBitCast(IsolatedBody(body: body), to: ((Input) throws -> Value).self)
}

/// A closure with any isolation. Before macOS 15 and iOS 18, its type can't itself be the argument of a generic function.
private struct IsolatedBody<Input, Value> {
  let body: @isolated(any) (Input) throws -> Value
}
