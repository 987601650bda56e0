import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports a failure to the running test framework, which is determined for each failure, because one process may run
/// two.
///
/// Each framework may ignore or repeat what is recorded through the other, so a failure must reach exactly one of them.
/// Neither the program's name nor the way it was built tells which one.
enum TestRunner {
  /// The destination that a failure reached.
  enum Destination: Equatable {
    case swiftTesting
    case xcTest
    /// No framework is known to have accepted it, so it was offered to both and printed.
    case unknown
    /// It was only printed, because XCTest has no warnings.
    case standardError
  }

  /// Reports a failure to the running framework.
  ///
  /// - Parameter failure: The failure to report.
  /// - Returns: The destination that it reached.
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
    // This is either a detached task of Swift Testing in a host that runs both frameworks, or no test at all. If no
    // test is running, an issue is ignored, but the printed line can always be read.
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
  /// Whether a Swift Testing test is running this code, or the process runs nothing else.
  static var runsSwiftTesting: Bool {
    #if canImport(Testing)
      Test.current != nil || isSwiftTestingProcess
    #else
      false
    #endif
  }

  /// Whether this code is part of a Swift Testing test, rather than of work that a test has left to a queue or a
  /// thread.
  static var isOnTaskOfTest: Bool {
    #if canImport(Testing)
      Test.current != nil
    #else
      false
    #endif
  }

  /// Whether the process was started to run Swift Testing. This is known on every thread, whereas `Test.current` is
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
  /// Fails the running test case.
  ///
  /// - Returns: Whether XCTest accepted the failure.
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
    /// Whether XCTest is running a test case. Apple's test hosts run both frameworks in one process.
    private static var hasCurrentTestCase: Bool {
      typealias CurrentTestCase = @convention(c) () -> AnyObject?
      guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "_XCTCurrentTestCase") else { return false }
      return unsafeBitCast(symbol, to: CurrentTestCase.self)() != nil
    }
  #endif
}
