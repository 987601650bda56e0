// The stubs of a function. Overloads with fixed numbers of arguments take literals, which a parameter pack can't infer.

extension FakeFunction {
  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Returns: The stub, for chaining answers.
  public func stub() -> FunctionStub<Arguments, Value> where Arguments == () {
    FunctionStub(._of(storage, name))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameter argument: The matcher for the argument, or for the tuple of all arguments.
  /// - Returns: The stub, for chaining answers.
  @_disfavoredOverload
  public func stub(_ argument: Argument<Arguments>) -> FunctionStub<Arguments, Value> {
    FunctionStub(._of(storage, name, argument))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  /// - Returns: The stub, for chaining answers.
  public func stub<A, B>(_ first: Argument<A>, _ second: Argument<B>) -> FunctionStub<Arguments, Value>
  where Arguments == (A, B) {
    FunctionStub(._of(storage, name, first, second))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  /// - Returns: The stub, for chaining answers.
  public func stub<A, B, C>(_ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>) -> FunctionStub<
    Arguments, Value
  > where Arguments == (A, B, C) {
    FunctionStub(._of(storage, name, first, second, third))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  ///   - fourth: The matcher for the fourth argument.
  /// - Returns: The stub, for chaining answers.
  public func stub<A, B, C, D>(_ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>, _ fourth: Argument<D>)
    -> FunctionStub<Arguments, Value> where Arguments == (A, B, C, D)
  {
    FunctionStub(._of(storage, name, first, second, third, fourth))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  ///   - fourth: The matcher for the fourth argument.
  ///   - fifth: The matcher for the fifth argument.
  /// - Returns: The stub, for chaining answers.
  public func stub<A, B, C, D, E>(
    _ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>, _ fourth: Argument<D>, _ fifth: Argument<E>
  ) -> FunctionStub<Arguments, Value> where Arguments == (A, B, C, D, E) {
    FunctionStub(._of(storage, name, first, second, third, fourth, fifth))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  ///   - fourth: The matcher for the fourth argument.
  ///   - fifth: The matcher for the fifth argument.
  ///   - sixth: The matcher for the sixth argument.
  /// - Returns: The stub, for chaining answers.
  public func stub<A, B, C, D, E, F>(
    _ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>, _ fourth: Argument<D>, _ fifth: Argument<E>,
    _ sixth: Argument<F>
  ) -> FunctionStub<Arguments, Value> where Arguments == (A, B, C, D, E, F) {
    FunctionStub(._of(storage, name, first, second, third, fourth, fifth, sixth))
  }

  /// Stubs calls whose arguments match: see ``Mock/stubCall(withIdentifier:arguments:fileID:filePath:line:column:)``.
  ///
  /// - Parameter arguments: The matchers for the arguments.
  /// - Returns: The stub, for chaining answers.
  @_disfavoredOverload
  public func stub<each Element>(_ arguments: repeat Argument<each Element>) -> FunctionStub<Arguments, Value>
  where Arguments == (repeat each Element) {
    FunctionStub(._of(storage, name, repeat each arguments))
  }
}

/// A stub of a function. Returned by the `stub` methods of ``FakeFunction``.
///
/// It has methods for every effect. An answer that the closure can't give is reported when the closure is called.
public struct FunctionStub<Arguments, Value>: _SuspendingStub, _ThrowingStub {
  public typealias _Value = Value
  public typealias _Arguments = Arguments
  public typealias _Failure = any Error
  public let _stub: CallStub

  init(_ stub: CallStub) {
    _stub = stub
  }

  /// Answers by running a closure: what it returns is returned, and what it throws is thrown.
  ///
  /// An async call runs the closure on the actor that it is isolated to. A synchronous call runs it where the call is
  /// made.
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
    _ body: @escaping @isolated(any) (Arguments) throws -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let run = unisolated(body)
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { stub in
      stub.append(.perform({ call in try run(Self._arguments(of: call)) }, on: body.isolation))
    }
    return self
  }

  /// Answers an async call by running a closure. A synchronous call can't wait, so a failure is reported.
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
    _ body: @escaping (Arguments) async throws -> Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { stub in
      stub.append(.performAsync { call in try await body(Self._arguments(of: call)) })
    }
    return self
  }
}
