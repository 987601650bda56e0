#if canImport(XCTest)
  import XCTest

  /// Observes XCTest, which tells only observers whether a test case is running, fails, or is skipped.
  ///
  /// XCTest has a single center for observers, and an observer can't see what happened before it was added. So there is
  /// one for the process, added with the first session or the first failure.
  final class XCTestWatch: NSObject, XCTestObservation, Sendable {
    static let shared: XCTestWatch = {
      let watch = XCTestWatch()
      XCTestObservationCenter.shared.addTestObserver(watch)
      return watch
    }()

    private struct State {
      /// The running test case, if its start or a failure was observed.
      var testCase: XCTestCase?
      /// Whether it ended with an error, as far as that was observed.
      var hasThrown = false
      var sessions: [ObjectIdentifier: any FailureObserver] = [:]
      /// The number of failures that no test case accepted. They fail the suite that finishes next.
      var lostCount = 0
    }

    private let state = Mutex(State())
  }

  // MARK: - Sessions

  extension XCTestWatch {
    /// Whether the running test case was skipped.
    var isTestSkipped: Bool { testRun?.hasBeenSkipped ?? false }

    /// Whether the running test ended with an error.
    var hasTestThrown: Bool {
      #if canImport(Darwin)
        // XCTest counts errors separately from failed assertions.
        return testRun?.unexpectedExceptionCount ?? 0 > 0
      #else
        // XCTest also counts errors that an assertion caught.
        return state.withLock { $0.hasThrown }
      #endif
    }

    private var testRun: XCTestRun? { state.withLock { $0.testCase }?.testRun }

    /// Tells a session about each failure of a test case, no matter what records it, until the session ends.
    func begin(_ session: any FailureObserver) {
      state.withLock { $0.sessions[ObjectIdentifier(session)] = session }
    }

    func end(_ session: any FailureObserver) {
      let ended = state.withLock { $0.sessions.removeValue(forKey: ObjectIdentifier(session)) }
      withExtendedLifetime(ended) {}
    }

    #if canImport(Darwin)
      /// Attaches the calls of a session to the test case that runs, if that has failed.
      func attach(_ transcript: CallTranscript) {
        guard let testCase = state.withLock({ $0.testCase }), testCase.testRun?.totalFailureCount ?? 0 > 0 else {
          return
        }
        for (name, text) in transcript.attachments {
          let attachment = XCTAttachment(string: text)
          attachment.name = name
          testCase.add(attachment)
        }
      }
    #endif

    private func noteFailure(of testCase: XCTestCase) {
      replaceTestCase(by: testCase)
      for session in state.withLock({ $0.sessions.values.map(\.self) }) { session.noteFailure() }
    }

    /// Notes which test case runs. The one before may run user code in a `deinit`, so it is kept until the lock is
    /// released.
    private func replaceTestCase(by testCase: XCTestCase?) {
      let before = state.withLock { state in
        defer { state.testCase = testCase }
        if state.testCase !== testCase { state.hasThrown = false }
        return state.testCase
      }
      withExtendedLifetime(before) {}
    }
  }

  // MARK: - Observing

  extension XCTestWatch {
    func testCaseWillStart(_ testCase: XCTestCase) {
      replaceTestCase(by: testCase)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      replaceTestCase(by: nil)
    }

    #if canImport(Darwin)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
        noteFailure(of: testCase)
      }
    #else
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
      ) {
        Delivery.current?.arrive()
        noteFailure(of: testCase)
        // An error that a test throws has no place in a file, and XCTest doesn't report that of a failed `XCTUnwrap` again.
        if filePath == "<EXPR>" || description.hasPrefix("XCTUnwrap failed") { state.withLock { $0.hasThrown = true } }
      }

      func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        let count = state.withLock { state in
          defer { state.lostCount = 0 }
          return state.lostCount
        }
        guard count > 0 else { return }
        (testSuite.testRun as? XCTestSuiteRun)?.addTestRun(LostFailures(count, in: testSuite))
      }
    #endif
  }

  // MARK: - Deliveries

  #if !canImport(Darwin)
    /// A failure that is being reported to XCTest, which silently drops it if no test case is running.
    private final class Delivery: Sendable {
      @TaskLocal static var current: Delivery?

      private let state = Mutex(false)

      var hasArrived: Bool { state.withLock { $0 } }

      func arrive() { state.withLock { $0 = true } }
    }

    extension XCTestWatch {
      /// Reports a failure to XCTest.
      ///
      /// XCTest tells its observers about a failure on the thread that reports it, before the report returns. A failure
      /// between two test cases, such as from a class's `tearDown`, fails the suite instead.
      ///
      /// - Parameter report: A closure that reports the failure.
      /// - Returns: Whether a test case accepted it.
      func isDelivered(_ report: () -> Void) -> Bool {
        let isRunning = state.withLock { $0.testCase != nil }
        let delivery = Delivery()
        Delivery.$current.withValue(delivery, operation: report)
        // A test case may hide failures that it expects from its observers.
        if isRunning || delivery.hasArrived { return true }
        state.withLock { $0.lostCount += 1 }
        return false
      }
    }

    /// Failures that occurred while no test case was running, as part of the suite's result.
    private final class LostFailures: XCTestRun {
      private let count: Int

      init(_ count: Int, in suite: XCTestSuite) {
        self.count = count
        super.init(test: suite)
      }

      required init(test: XCTest) {
        count = 0
        super.init(test: test)
      }

      override var failureCount: Int { count }
    }
  #endif
#endif
