/// A call of a closure that was passed to a fake, with the values to pass to it.
struct CallBack: @unchecked Sendable {
  // Unchecked because it carries what a test hands over to the thread that makes the call.

  static let mostValues = 5

  let label: String
  let values: [Any]
  /// The static types of the values.
  let types: [Any.Type]

  init<each Value>(_ label: String, _ values: repeat each Value) {
    self.label = label
    var (list, types): ([Any], [Any.Type]) = ([], [])
    for value in repeat each values { list.append(value) }
    for type in repeat (each Value).self { types.append(type) }
    self.values = list
    self.types = types
  }

  /// The closure type that accepts the values, for a failure message.
  var type: String { "(\(types.map { "\($0)" }.joined(separator: ", "))) -> ()" }

  /// A closure with its values, and how it must be run.
  enum Invocation: @unchecked Sendable {
    // Unchecked for the same reason as the callback.
    case now(() throws -> Void)
    case onMainActor(@MainActor () throws -> Void)
    case later(() async throws -> Void)
    case laterOnMainActor(@MainActor () async throws -> Void)
  }
}

// MARK: - Finding the closure

extension CallBack {
  /// Returns the closure among the arguments of a call that the label identifies and that accepts the values. If there
  /// is none, a failure is reported at the stub.
  private func invocation(for call: RecordedCall, at location: SourceLocation) -> Invocation? {
    let labels = CallName(call.identifier).labels(forCount: call.arguments.count)
    // If the identifier doesn't include labels, any argument may be the closure.
    let candidates = call.arguments.indices.filter { labels == nil || labels?[$0] == label[...] }
    let invocations = candidates.compactMap { call.arguments[$0] }.compactMap { ClosureType.bind($0, to: values) }
    if invocations.count == 1 { return invocations[0] }
    let text = UnstubbedMessage.callBack(
      self, of: call, labels: labels?.map(String.init), found: candidates.map { call.arguments[$0] },
      isAmbiguous: !invocations.isEmpty)
    FailureReporter.report(text, at: location)
    return nil
  }
}

// MARK: - Running it

extension CallBack {
  /// Runs the closure, leaving what has to wait to a task.
  func run(for call: RecordedCall, at location: SourceLocation) throws {
    switch invocation(for: call, at: location) {
    case .now(let run): try run()
    case .onMainActor(let run):
      if MainQueue.isCurrent {
        try MainActor.assumeIsolated { try run() }
      } else {
        leave(call, location) { try await run() }
      }
    case .later(let run):
      nonisolated(unsafe) let run = run
      leave(call, location) { try await run() }
    case .laterOnMainActor(let run): leave(call, location) { try await run() }
    case nil: break
    }
  }

  /// Runs the closure and waits for it.
  func run(for call: RecordedCall, at location: SourceLocation, isolation: isolated (any Actor)?) async throws {
    switch invocation(for: call, at: location) {
    case .now(let run): try run()
    case .onMainActor(let run): try await run()
    case .later(let run):
      nonisolated(unsafe) let run = run
      try await run()
    case .laterOnMainActor(let run): try await run()
    case nil: break
    }
  }

  private func leave(
    _ call: RecordedCall, _ location: SourceLocation, _ run: @escaping @Sendable () async throws -> Void
  ) {
    Task {
      do {
        try await run()
      } catch {
        FailureReporter.report(UnstubbedMessage.leftCallBack(label, threw: error, of: call), at: location)
      }
    }
  }
}
