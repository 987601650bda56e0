import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Hands a failure to the test framework that runs, which is found anew for each failure: one process may run two.
///
/// Each framework may ignore what is recorded through the other one, or repeat it, so a failure has to reach exactly
/// one of them. What the program is called, or how it was built, says nothing about which.
enum TestRunner {
  /// Where a failure went.
  enum Destination: Equatable {
    case swiftTesting
    case xcTest
    /// Nobody is known to have taken it, so it was offered to both frameworks and printed.
    case unknown
    /// It was only printed: XCTest has no warnings.
    case standardError
  }

  /// Reports a failure to the framework that runs.
  ///
  /// - Parameter failure: The failure to report.
  /// - Returns: Where it went.
  @discardableResult
  static func report(_ failure: MockFailure) -> Destination {
    if runsSwiftTesting {
      recordIssue(failure)
      return .swiftTesting
    }
    guard !failure.isWarning else {
      print(failure)
      return .standardError
    }
    if failXCTest(failure) { return .xcTest }
    // A detached task of Swift Testing in a host that runs both frameworks, or no test at all: an issue is ignored where
    // no test runs, and the line can be read everywhere.
    recordIssue(failure)
    print(failure)
    return .unknown
  }

  private static func print(_ failure: MockFailure) {
    FileHandle.standardError.write(Data((failure.description + "\n").utf8))
  }
}

// MARK: - Swift Testing

extension TestRunner {
  /// Whether a test of Swift Testing runs this code, or the process runs nothing else.
  static var runsSwiftTesting: Bool {
    #if canImport(Testing)
      Test.current != nil || isSwiftTestingProcess
    #else
      false
    #endif
  }

  /// Whether this code is part of a test of Swift Testing, and not of what a test has left to a queue or a thread.
  static var isOnTaskOfTest: Bool {
    #if canImport(Testing)
      Test.current != nil
    #else
      false
    #endif
  }

  /// Whether the process was started to run Swift Testing's tests: true on every thread of it, where `Test.current` is
  /// unknown on detached tasks, queues, and threads.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else {
      return arguments.contains("--testing-library=swift-testing")
    }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()

  private static func recordIssue(_ failure: MockFailure) {
    #if canImport(Testing)
      let location = Testing.SourceLocation(
        fileID: failure.location.wellFormedFileID, filePath: failure.filePath, line: failure.line,
        column: failure.column)
      let comment = Comment(rawValue: failure.message)
      #if compiler(>=6.3)
        Issue.record(comment, severity: failure.isWarning ? .warning : .error, sourceLocation: location)
      #else
        if failure.isWarning { print(failure) } else { Issue.record(comment, sourceLocation: location) }
      #endif
    #endif
  }
}

// MARK: - XCTest

extension TestRunner {
  /// Fails the test case that runs.
  ///
  /// - Returns: Whether XCTest has taken the failure.
  private static func failXCTest(_ failure: MockFailure) -> Bool {
    #if !canImport(XCTest)
      return false
    #elseif canImport(Darwin)
      guard hasCurrentTestCase else { return false }
      XCTFail(failure.message, file: failure.location.filePath, line: failure.location.line)
      return true
    #else
      return XCTestWatch.shared.isDelivered {
        XCTFail(failure.message, file: failure.location.filePath, line: failure.location.line)
      }
    #endif
  }

  #if canImport(XCTest) && canImport(Darwin)
    /// Whether XCTest runs a test case: Apple's test hosts run both frameworks in one process.
    private static var hasCurrentTestCase: Bool {
      typealias CurrentTestCase = @convention(c) () -> AnyObject?
      guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "_XCTCurrentTestCase") else { return false }
      return unsafeBitCast(symbol, to: CurrentTestCase.self)() != nil
    }
  #endif
}
