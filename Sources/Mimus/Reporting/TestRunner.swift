import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The test framework that runs this process, found anew for each failure, since one process may host two.
///
/// Each framework ignores what is recorded through the other one, so a failure has to reach the right one: the one
/// whose test is running, or, on a detached task, a queue or a thread, the one that the process was started for.
enum TestRunner: Equatable {
  case swiftTesting
  case xcTest
  case none

  static var current: TestRunner {
    #if canImport(Testing)
      if Test.current != nil || isSwiftTestingProcess { return .swiftTesting }
    #endif
    #if canImport(XCTest)
      if isXCTestProcess { return .xcTest }
    #endif
    return .none
  }

  func report(_ failure: MockFailure) {
    switch self {
    case .swiftTesting: recordIssue(failure)
    case .xcTest: failXCTest(failure)
    case .none: FileHandle.standardError.write(Data((failure.description + "\n").utf8))
    }
  }
}

// MARK: - Finding the runner

extension TestRunner {
  /// Whether the process was started to run Swift Testing's tests: true on every thread of it.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else {
      return arguments.contains("--testing-library=swift-testing")
    }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()

  #if canImport(XCTest)
    #if canImport(Darwin)
      /// Whether XCTest is running a test case: Apple's test hosts run both frameworks in one process.
      private static var isXCTestProcess: Bool {
        typealias CurrentTestCase = @convention(c) () -> AnyObject?
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "_XCTCurrentTestCase") else { return false }
        return unsafeBitCast(symbol, to: CurrentTestCase.self)() != nil
      }
    #else
      /// Whether the process is a bundle of tests, which on other systems is a program of its own.
      private static let isXCTestProcess = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
    #endif
  #endif
}

// MARK: - Reporting to it

extension TestRunner {
  private func recordIssue(_ failure: MockFailure) {
    #if canImport(Testing)
      let location = Testing.SourceLocation(
        fileID: failure.fileID, filePath: failure.filePath, line: failure.line, column: failure.column)
      let comment = Comment(rawValue: failure.message)
      #if compiler(>=6.3)
        Issue.record(comment, severity: failure.isWarning ? .warning : .error, sourceLocation: location)
      #else
        if failure.isWarning {
          TestRunner.none.report(failure)
        } else {
          Issue.record(comment, sourceLocation: location)
        }
      #endif
    #endif
  }

  private func failXCTest(_ failure: MockFailure) {
    #if canImport(XCTest)
      if failure.isWarning {
        TestRunner.none.report(failure)
      } else {
        XCTFail(failure.message, file: failure.location.filePath, line: failure.location.line)
      }
    #endif
  }
}
