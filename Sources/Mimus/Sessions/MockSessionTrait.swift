#if canImport(Testing)
  public import Testing

  /// A trait that runs a test, or each test of a suite, in a session of its own.
  public struct MockSessionTrait: TestTrait, SuiteTrait, TestScoping {
    let checks: SessionChecks
    let location: SourceLocation

    /// A Boolean value that indicates whether the trait applies to the tests in a suite. Always `true`.
    public var isRecursive: Bool { true }

    /// Runs one test case in a session.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test case.
    ///   - function: The function that runs the test case.
    /// - Throws: The error that the test throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let session = MockSession()
      do {
        try await MockSession.$running.withValue(session) {
          try await watchingIssues(of: test, testCase, session, function)
        }
      } catch {
        finish(session, of: test, after: error)
        throw error
      }
      finish(session, of: test, after: nil)
    }

    /// Ends a session. If the test has failed, including through failures that the session reports, the calls of its
    /// fakes are attached to it.
    private func finish(_ session: MockSession, of test: Test, after error: (any Error)?) {
      guard session.finish(checks, at: location, after: error), session.hasMembers else { return }
      for (name, text) in session.transcript.attachments {
        Attachment.record(text, named: name, sourceLocation: test.sourceLocation)
      }
    }

    /// Runs a test case and notes whether it recorded an issue.
    private func watchingIssues(
      of test: Test, _ testCase: Test.Case?, _ session: MockSession, _ function: @Sendable () async throws -> Void
    ) async throws {
      let watch = IssueHandlingTrait.compactMapIssues { issue in
        // An issue that belongs to no test is handed to every running test, and to whoever reports it.
        if Test.current == nil { return nil }
        if issue.failsTest { session.noteFailure() }
        return issue
      }
      try await watch.provideScope(for: test, testCase: testCase, performing: function)
    }
  }

  extension Issue {
    /// Whether the issue makes its test fail. Before Swift 6.3, a known issue can't be told from others, so it counts, too.
    fileprivate var failsTest: Bool {
      #if compiler(>=6.3)
        isFailure
      #else
        true
      #endif
    }
  }

  extension Trait where Self == MockSessionTrait {
    /// Runs each test in a session, which checks the fakes created in the test at its end, as `withMockSession` does.
    ///
    /// ```swift
    /// @Test(.mockSession) func `a book is paid once`() { … }
    /// ```
    public static var mockSession: MockSessionTrait {
      mockSession()
    }

    /// Runs each test in a session, which checks the fakes created in the test at its end, as `withMockSession` does.
    ///
    /// - Parameters:
    ///   - checks: The checks to make.
    ///   - fileID: The source location at which to report calls that no verification matched. Defaults to the trait's.
    ///   - filePath: The path of that file.
    ///   - line: The line in that file.
    ///   - column: The column in that line.
    /// - Returns: The trait.
    public static func mockSession(
      _ checks: SessionChecks = [.unusedStubs, .unfulfilledExpectations], fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> MockSessionTrait {
      MockSessionTrait(checks: checks, location: SourceLocation(fileID, filePath, line, column))
    }
  }
#endif
