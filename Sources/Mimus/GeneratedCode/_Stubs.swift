// The stubs of plain members, with one type for each set of effects, so that only methods that the effects allow are
// available. They are generic over arguments, error, and value, but never over the type of a closure, which the
// compiler can't handle.

/// Returns a closure that reads the arguments of a call, one after another, as the elements of a tuple, which may have
/// labels.
private func reader<each Value, Arguments>(
  _ types: repeat (each Value).Type
) -> (RecordedCall) throws -> Arguments {
  { call in
    var index = 0
    func next<Element>(_ type: Element.Type) throws -> Element {
      defer { index += 1 }
      return try call.argument(at: index, as: type)
    }
    let tuple = (repeat try next((each Value).self))
    // The labels are added here: a generated fake states them, and a pack cannot.
    guard let arguments = tuple as? Arguments else {
      throw ArgumentError(.wrongTypes, in: call, wanted: Arguments.self)
    }
    return arguments
  }
}

/// Returns a closure that reads the only argument of a call.
private func singleReader<Value>(_ type: Value.Type) -> (RecordedCall) throws -> Value {
  { call in try call.argument(at: 0, as: type) }
}

/// The stub of a synchronous member that can't throw.
public struct _SyncStub<Arguments, Value>: _ReturningStub {
  public typealias _Value = Value
  public let _stub: CallStub
  private let read: (RecordedCall) throws -> Arguments

  /// Creates the stub of matching calls.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matchers: The matchers for the arguments.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>) {
    _stub = ._of(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Creates a stub for matching calls of a member with one parameter, which can be an existential type, a metatype, or
  /// a tuple. A pack of one such type isn't equivalent to that type.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matcher: The matcher for the argument.
  public init(_ storage: Storage, _ identifier: String, _ matcher: Argument<Arguments>) {
    _stub = ._of(storage, identifier, matcher)
    read = singleReader(Arguments.self)
  }

  /// Answers by running a closure.
  ///
  /// - Parameters:
  ///   - body: A closure that receives the arguments.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { [read] stub in
      stub.append(.perform { call in try body(read(call)) })
    }
    return self
  }
}

/// The stub of a synchronous member that can throw.
public struct _SyncThrowingStub<Arguments, Failure: Error, Value>: _ReturningStub, _ThrowingStub {
  public typealias _Value = Value
  public typealias _Failure = Failure
  public let _stub: CallStub
  private let read: (RecordedCall) throws -> Arguments

  /// Creates the stub of matching calls.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matchers: The matchers for the arguments.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>) {
    _stub = ._of(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Creates a stub for matching calls of a member with one parameter, which can be an existential type, a metatype, or
  /// a tuple. A pack of one such type isn't equivalent to that type.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matcher: The matcher for the argument.
  public init(_ storage: Storage, _ identifier: String, _ matcher: Argument<Arguments>) {
    _stub = ._of(storage, identifier, matcher)
    read = singleReader(Arguments.self)
  }

  /// Answers by running a closure.
  ///
  /// - Parameters:
  ///   - body: A closure that receives the arguments.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) throws(Failure) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { [read] stub in
      stub.append(.perform { call in try body(read(call)) })
    }
    return self
  }
}

/// The stub of an async member that can't throw.
public struct _AsyncStub<Arguments, Value>: _ReturningStub, _SuspendingStub {
  public typealias _Arguments = Arguments
  public typealias _Failure = Never
  public typealias _Value = Value
  public let _stub: CallStub
  private let read: (RecordedCall) throws -> Arguments

  /// Creates the stub of matching calls.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matchers: The matchers for the arguments.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>) {
    _stub = ._of(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Creates a stub for matching calls of a member with one parameter, which can be an existential type, a metatype, or
  /// a tuple. A pack of one such type isn't equivalent to that type.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matcher: The matcher for the argument.
  public init(_ storage: Storage, _ identifier: String, _ matcher: Argument<Arguments>) {
    _stub = ._of(storage, identifier, matcher)
    read = singleReader(Arguments.self)
  }

  /// Answers by running a closure.
  ///
  /// - Parameters:
  ///   - body: A closure that receives the arguments.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) async -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { [read] stub in
      stub.append(.performAsync { call in try await body(read(call)) })
    }
    return self
  }
}

/// The stub of an async member that can throw.
public struct _AsyncThrowingStub<Arguments, Failure: Error, Value>: _ReturningStub, _ThrowingStub, _SuspendingStub {
  public typealias _Arguments = Arguments
  public typealias _Value = Value
  public typealias _Failure = Failure
  public let _stub: CallStub
  private let read: (RecordedCall) throws -> Arguments

  /// Creates the stub of matching calls.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matchers: The matchers for the arguments.
  public init<each Argued>(_ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Argued>) {
    _stub = ._of(storage, identifier, repeat each matchers)
    read = reader(repeat (each Argued).self)
  }

  /// Creates a stub for matching calls of a member with one parameter, which can be an existential type, a metatype, or
  /// a tuple. A pack of one such type isn't equivalent to that type.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matcher: The matcher for the argument.
  public init(_ storage: Storage, _ identifier: String, _ matcher: Argument<Arguments>) {
    _stub = ._of(storage, identifier, matcher)
    read = singleReader(Arguments.self)
  }

  /// Answers by running a closure.
  ///
  /// - Parameters:
  ///   - body: A closure that receives the arguments.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andDo(
    _ body: @escaping (Arguments) async throws(Failure) -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { [read] stub in
      stub.append(.performAsync { call in try await body(read(call)) })
    }
    return self
  }
}
