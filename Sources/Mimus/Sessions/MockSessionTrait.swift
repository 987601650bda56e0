#if canImport(Testing)
  public import Testing

  /// The trait that puts a test, or each test of a suite, into a session of its own.
  public struct MockSessionTrait: TestTrait, SuiteTrait, TestScoping {
    let checks: SessionChecks
    let location: SourceLocation

    /// Whether it applies to the tests in a suite: it does.
    public var isRecursive: Bool { true }

    /// Run one test case in a session.
    ///
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: its case.
    ///   - function: what runs it.
    /// - Throws: what the test throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let session = MockSession()
      do {
        try await MockSession.$current.withValue(session) {
          try await watchingIssues(of: test, testCase, session, function)
        }
      } catch {
        session.finish(checks, at: location, session.ending(after: error))
        throw error
      }
      session.finish(checks, at: location, session.ending(after: nil))
    }

    /// Run a test case and note whether it recorded an issue.
    private func watchingIssues(
      of test: Test, _ testCase: Test.Case?, _ session: MockSession, _ function: @Sendable () async throws -> Void
    ) async throws {
      #if compiler(>=6.2)
        let watch = IssueHandlingTrait.compactMapIssues { issue in
          if issue.isFailure { session.noteFailure() }
          return issue
        }
        try await watch.provideScope(for: test, testCase: testCase, performing: function)
      #else
        try await function()
      #endif
    }
  }

  extension Trait where Self == MockSessionTrait {
    /// Check at the end of each test what is left of all mocks made in it, as `withMockSession` does.
    ///
    /// ```swift
    /// @Test(.mockSession) func `a book is paid once`() { … }
    /// ```
    public static var mockSession: MockSessionTrait {
      mockSession()
    }

    /// Check at the end of each test what is left of all mocks made in it, as `withMockSession` does.
    ///
    /// - Parameters:
    ///   - checks: what is checked.
    ///   - fileID: the file of the trait, to which calls that no verification matched are reported.
    ///   - filePath: The path of that file.
    ///   - line: the line of the trait.
    ///   - column: the column of the trait.
    /// - Returns: the trait.
    public static func mockSession(
      _ checks: SessionChecks = [.unusedStubs, .unfulfilledExpectations], fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> MockSessionTrait {
      MockSessionTrait(checks: checks, location: SourceLocation(fileID, filePath, line, column))
    }
  }
#endif
