// The stubs of plain members, one type for each set of effects, so that only what the effects allow is offered. They are
// generic over arguments, error and value and never over the type of a closure, which the compiler does not bear.

/// How the arguments of a call are read, one after the other, as the elements of a tuple.
private func reader<each Value>(_ types: repeat (each Value).Type) -> (RecordedCall) throws -> (repeat each Value) {
  { call in
    var index = 0
    func next<Element>(_ type: Element.Type) throws -> Element {
      defer { index += 1 }
      return try call.argument(at: index, as: type)
    }
    return (repeat try next((each Value).self))
  }
}

/// The stub of a member that can neither throw nor wait.
public struct _SyncStub<Arguments, Value>: _ReturningStub {
  public typealias _Value = Value
  public var _draft: _StubDraft
  private let read: (RecordedCall) throws -> Arguments

  /// Say which calls are meant.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - identifier: the name of the called member.
  ///   - matchers: what is asked of each argument.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>)
  where Arguments == (repeat each Argued) {
    _draft = _StubDraft(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Answer by running a closure.
  ///
  /// - Parameter body: the closure, which is given the arguments.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { stub in
      stub.append(.perform { [read] call in try body(read(call)) })
    }
  }
}

/// The stub of a member that can throw.
public struct _SyncThrowingStub<Arguments, Failure: Error, Value>: _ReturningStub, _ThrowingStub {
  public typealias _Value = Value
  public typealias _Failure = Failure
  public var _draft: _StubDraft
  private let read: (RecordedCall) throws -> Arguments

  /// Say which calls are meant.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - identifier: the name of the called member.
  ///   - matchers: what is asked of each argument.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>)
  where Arguments == (repeat each Argued) {
    _draft = _StubDraft(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Answer by running a closure.
  ///
  /// - Parameter body: the closure, which is given the arguments.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) throws(Failure) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { stub in
      stub.append(.perform { [read] call in try body(read(call)) })
    }
  }
}

/// The stub of a member that can wait.
public struct _AsyncStub<Arguments, Value>: _ReturningStub {
  public typealias _Value = Value
  public var _draft: _StubDraft
  private let read: (RecordedCall) throws -> Arguments

  /// Say which calls are meant.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - identifier: the name of the called member.
  ///   - matchers: what is asked of each argument.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>)
  where Arguments == (repeat each Argued) {
    _draft = _StubDraft(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Answer by running a closure.
  ///
  /// - Parameter body: the closure, which is given the arguments.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) async -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { stub in
      stub.append(.performAsync { [read] call in try await body(read(call)) })
    }
  }
}

/// The stub of a member that can wait and throw.
public struct _AsyncThrowingStub<Arguments, Failure: Error, Value>: _ReturningStub, _ThrowingStub {
  public typealias _Value = Value
  public typealias _Failure = Failure
  public var _draft: _StubDraft
  private let read: (RecordedCall) throws -> Arguments

  /// Say which calls are meant.
  ///
  /// - Parameters:
  ///   - storage: whose calls.
  ///   - identifier: the name of the called member.
  ///   - matchers: what is asked of each argument.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>)
  where Arguments == (repeat each Argued) {
    _draft = _StubDraft(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Answer by running a closure.
  ///
  /// - Parameter body: the closure, which is given the arguments.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) async throws(Failure) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { stub in
      stub.append(.performAsync { [read] call in try await body(read(call)) })
    }
  }
}
