extension FakeFunction {
  /// Returns a verification, to be called with the arguments to match: `save.verify(.never)(.any, "mallory")`.
  ///
  /// - Parameters:
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The verification, which is called with the arguments to match.
  public func verify(
    _ mode: VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> FunctionVerification<Arguments> {
    FunctionVerification(verification: _Verification(storage, mode, fileID, filePath, line, column), name: name)
  }
}

/// A verification of a function, which is called with the arguments to match. Returned by `FakeFunction.verify`.
public struct FunctionVerification<Arguments>: Sendable {
  let verification: _Verification
  let name: String
}

extension FunctionVerification {
  /// Verifies the calls whose arguments match.
  public func callAsFunction() where Arguments == () {
    verification.check(name)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameter argument: The matcher for the argument, or for the tuple of all arguments.
  @_disfavoredOverload
  public func callAsFunction(_ argument: Argument<Arguments>) {
    verification.check(name, argument)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  public func callAsFunction<A, B>(_ first: Argument<A>, _ second: Argument<B>) where Arguments == (A, B) {
    verification.check(name, first, second)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  public func callAsFunction<A, B, C>(_ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>)
  where Arguments == (A, B, C) {
    verification.check(name, first, second, third)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  ///   - fourth: The matcher for the fourth argument.
  public func callAsFunction<A, B, C, D>(
    _ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>, _ fourth: Argument<D>
  ) where Arguments == (A, B, C, D) {
    verification.check(name, first, second, third, fourth)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  ///   - fourth: The matcher for the fourth argument.
  ///   - fifth: The matcher for the fifth argument.
  public func callAsFunction<A, B, C, D, E>(
    _ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>, _ fourth: Argument<D>, _ fifth: Argument<E>
  ) where Arguments == (A, B, C, D, E) {
    verification.check(name, first, second, third, fourth, fifth)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameters:
  ///   - first: The matcher for the first argument.
  ///   - second: The matcher for the second argument.
  ///   - third: The matcher for the third argument.
  ///   - fourth: The matcher for the fourth argument.
  ///   - fifth: The matcher for the fifth argument.
  ///   - sixth: The matcher for the sixth argument.
  public func callAsFunction<A, B, C, D, E, F>(
    _ first: Argument<A>, _ second: Argument<B>, _ third: Argument<C>, _ fourth: Argument<D>, _ fifth: Argument<E>,
    _ sixth: Argument<F>
  ) where Arguments == (A, B, C, D, E, F) {
    verification.check(name, first, second, third, fourth, fifth, sixth)
  }

  /// Verifies the calls whose arguments match.
  ///
  /// - Parameter arguments: The matchers for the arguments.
  @_disfavoredOverload
  public func callAsFunction<each Element>(_ arguments: repeat Argument<each Element>)
  where Arguments == (repeat each Element) {
    verification.check(name, repeat each arguments)
  }
}
