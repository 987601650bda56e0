#if canImport(XCTest)
  import XCTest
#endif

/// Tells a session of failures of an XCTest test case, whoever recorded them.
///
/// Under Swift Testing, the session's trait sees the issues of its test instead.
final class FailureWatch {
  #if canImport(XCTest)
    private final class Observer: NSObject, XCTestObservation {
      let session: MockSession

      init(_ session: MockSession) {
        self.session = session
      }

      #if canImport(Darwin)
        func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
          session.noteFailure()
        }
      #else
        func testCase(
          _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
          atLine lineNumber: Int
        ) {
          session.noteFailure()
        }
      #endif
    }

    private let observer: Observer?

    init(for session: MockSession) {
      observer = TestRunner.current == .xcTest ? Observer(session) : nil
      if let observer { XCTestObservationCenter.shared.addTestObserver(observer) }
    }

    func end() {
      if let observer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    }
  #else
    init(for session: MockSession) {}

    func end() {}
  #endif
}
