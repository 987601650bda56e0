/// A stub of a generated fake from when its arguments are said until its first answer is: then there is a stub, at the
/// line of that answer.
public struct _StubDraft {
  let storage: Storage
  let pattern: CallPattern
  /// The stub, once there is one.
  var stub: CallStub?

  /// Say which calls are meant.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - identifier: the name of the called member.
  ///   - matchers: what is asked of each argument.
  public init<each Value>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Value>) {
    var wanted: [(any Matcher)?] = []
    for matcher in repeat each matchers { wanted.append(matcher.ofItsType) }
    self.storage = storage
    // A property's name is the base name of a function beside it, whose calls have arguments.
    let isProperty = !identifier.contains("(")
    let arguments: Arguments = !wanted.isEmpty ? .actual(wanted) : isProperty ? .none : .any
    pattern = CallPattern(identifier: identifier, arguments: arguments)
  }

  /// Add to the stub, which is made now if there is none yet.
  func adding(at location: SourceLocation, _ add: (CallStub) -> Void) -> _StubDraft {
    var draft = self
    let stub = stub ?? storage.stub(pattern, at: location)
    add(stub)
    draft.stub = stub
    return draft
  }

  /// Answer with a closure that the fake runs itself, wrapped in a type of its own.
  public func handing<Body>(
    _ body: Body, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) -> _StubDraft {
    adding(at: SourceLocation(fileID, filePath, line, column)) { $0.append(.value(body)) }
  }
}

/// The stub of a member of a generated fake, whatever the member's effects.
public protocol _AnyStub {
  /// What is known of the stub so far.
  var _draft: _StubDraft { get set }
}

extension _AnyStub {
  func adding(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt, _ add: (CallStub) -> Void
  ) -> Self {
    var stub = self
    stub._draft = _draft.adding(at: SourceLocation(fileID, filePath, line, column), add)
    return stub
  }

  /// How many calls the stub has answered.
  public var useCount: Int { _draft.stub?.useCount ?? 0 }

  /// Take the stub back: calls are answered as if it had never been there.
  public func remove() { _draft.stub?.remove() }

  /// Wait before the answer: an async call is suspended, a synchronous one blocks its thread.
  @discardableResult
  public func andDelay(
    _ duration: Duration, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andDelay(duration, clock: clock) }
  }

  /// Wait for a gate before the answer: an async call is suspended, a synchronous one blocks its thread.
  @discardableResult
  public func andWait(
    for gate: Gate, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andWait(for: gate) }
  }
}
