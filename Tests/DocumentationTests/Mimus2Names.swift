// The names of Mimus 2 that have been replaced. Copy this file into a test target that uses them. The tests then
// compile, and a warning at each use says what to write instead. Delete the file when there are no warnings left.

import Mimus

// MARK: - Matchers

@available(*, deprecated, message: "use 'Argument.any'")
func mAny() -> any Matcher { Argument.any }

@available(*, deprecated, renamed: "Argument.equal(_:)")
func mEqual<T: Equatable>(_ object: T?) -> any Matcher { Argument.equal(object) }

@available(*, deprecated, renamed: "Argument.identical(to:)")
func mIdentical<T: AnyObject>(_ object: T?) -> any Matcher { Argument.identical(to: object) }

@available(*, deprecated, renamed: "Argument.instance(of:)")
func mInstanceOf<T>(_ type: T.Type) -> any Matcher { Argument.instance(of: type) }

@available(*, deprecated, renamed: "Argument.not(_:)")
func mNot(_ matcher: any Matcher) -> any Matcher { Argument.not(matcher) }

@available(*, deprecated, renamed: "Argument.matching(_:)")
func mClosure<T>(_ closure: @escaping (T?) -> Bool) -> any Matcher { Argument<T?>.matching(closure) }

/// A matcher that is replaced by one of `Argument`.
protocol ReplacedMatcher: Matcher, CustomStringConvertible {
  var replacement: any Matcher { get }
}

extension ReplacedMatcher {
  var description: String { "\(replacement)" }

  func matches(argument: Any?) -> Bool { replacement.matches(argument: argument) }

  func mismatchMessage(for argument: Any?) -> String { replacement.mismatchMessage(for: argument) }
}

@available(*, deprecated, message: "use 'Argument.any'")
struct AnyMatcher: ReplacedMatcher {
  var replacement: any Matcher { Argument.any }
}

@available(*, deprecated, message: "use 'Argument.equal(_:)' or the value itself")
struct EqualTo<T: Equatable>: ReplacedMatcher {
  let replacement: any Matcher

  init(_ object: T?) { replacement = Argument.equal(object) }
}

@available(*, deprecated, message: "use 'Argument.identical(to:)'")
struct IdenticalTo<T: AnyObject>: ReplacedMatcher {
  let replacement: any Matcher

  init(_ object: T?) { replacement = Argument.identical(to: object) }
}

@available(*, deprecated, message: "use 'Argument.instance(of:)'")
struct InstanceOf<T>: ReplacedMatcher {
  var replacement: any Matcher { Argument.instance(of: T.self) }
}

@available(*, deprecated, message: "use 'Argument.not(_:)'")
struct NotMatcher: ReplacedMatcher {
  let replacement: any Matcher

  init(containedMatcher: any Matcher) { replacement = Argument.not(containedMatcher) }
}

@available(*, deprecated, message: "use 'Argument.matching(_:)'")
struct ClosureMatcher<T>: ReplacedMatcher {
  let replacement: any Matcher

  init(_ closure: @escaping (T?) -> Bool) { replacement = Argument<T?>.matching(closure) }
}

// MARK: - Capturing

/// Captures an argument of each call that is compared, even if the call doesn't match. If the verification fails, the
/// calls are compared again for the failure's text.
@available(*, deprecated, message: "use 'ArgumentCaptor' and 'Argument.captured(by:)'")
class CaptureArgumentMatcher: Matcher {
  var capturedValues: [Any?] = []

  func lastValue<T>() -> T? { capturedValues.last as? T }

  func matches(argument: Any?) -> Bool {
    capturedValues.append(argument)
    return true
  }
}

@available(*, deprecated, message: "use 'ArgumentCaptor' and 'Argument.captured(by:)'")
struct CapturePointerMatcher<T>: Matcher {
  let pointer: UnsafeMutablePointer<T?>

  func matches(argument: Any?) -> Bool {
    pointer.pointee = argument as? T
    return true
  }
}

@available(*, deprecated, message: "use 'ArgumentCaptor' and 'Argument.captured(by:)'")
func mCaptureInto<T>(pointer: UnsafeMutablePointer<T?>) -> any Matcher { CapturePointerMatcher(pointer: pointer) }

// MARK: - Callbacks

/// Matches a closure that takes as many of the values as it has parameters, and calls it.
@available(*, deprecated, message: "use 'stubCall(withIdentifier:).andCallBack(_:with:)' before the call")
struct SimulateCallbackMatcher<T1, T2, T3>: Matcher {
  private let values: (T1, T2, T3)

  init(_ arg1: T1, _ arg2: T2, _ arg3: T3) { values = (arg1, arg2, arg3) }

  func matches(argument: Any?) -> Bool {
    switch argument {
    case let closure as (T1, T2, T3) -> Void: closure(values.0, values.1, values.2)
    case let closure as (T1, T2) -> Void: closure(values.0, values.1)
    case let closure as (T1) -> Void: closure(values.0)
    case let closure as () -> Void: closure()
    default: return false
    }
    return true
  }
}

@available(*, deprecated, message: "use 'stubCall(withIdentifier:).andCallBack(_:with:)' before the call")
func mSimulateCallback<T1>(_ arg1: T1) -> any Matcher { SimulateCallbackMatcher(arg1, (), ()) }

@available(*, deprecated, message: "use 'stubCall(withIdentifier:).andCallBack(_:with:)' before the call")
func mSimulateCallback<T1, T2>(_ arg1: T1, _ arg2: T2) -> any Matcher { SimulateCallbackMatcher(arg1, arg2, ()) }

@available(*, deprecated, message: "use 'stubCall(withIdentifier:).andCallBack(_:with:)' before the call")
func mSimulateCallback<T1, T2, T3>(_ arg1: T1, _ arg2: T2, _ arg3: T3) -> any Matcher {
  SimulateCallbackMatcher(arg1, arg2, arg3)
}

@available(*, deprecated, message: "use 'stubCall(withIdentifier:).andCallBack(_:)' before the call")
func mSimulateCompletion() -> any Matcher { SimulateCallbackMatcher((), (), ()) }

// MARK: - Types of your own

@available(*, deprecated, renamed: "Matcher")
protocol MockEquatable: Matcher {}

extension Matcher {
  @available(*, deprecated, message: "an Equatable type that conforms to 'Matcher' doesn't need 'matches(argument:)'")
  func compare<T: Equatable>(other: T?) -> Bool {
    guard let value = self as? T, let other else { return false }
    return value == other
  }
}

// MARK: - Verifying

/// The superclass of the verifiers that the Sourcery template generated.
@available(*, deprecated, message: "use generated fakes")
class MimusVerifier {
  let mock: any Mock
  let mode: VerificationMode
  let file: StaticString
  let line: UInt

  init(mock: any Mock, mode: VerificationMode, file: StaticString, line: UInt) {
    self.mock = mock
    self.mode = mode
    self.file = file
    self.line = line
  }
}

extension Mock {
  @available(*, deprecated, message: "take and pass 'fileID:', 'filePath:', 'line:', and 'column:'")
  func verifyCall(
    withIdentifier identifier: String, arguments: Arguments = .none, mode: VerificationMode = .times(1),
    file: StaticString, fileId: StaticString = "", line: UInt, column: UInt = 1
  ) {
    verifyCall(
      withIdentifier: identifier, arguments: arguments, mode: mode, fileID: fileId, filePath: file, line: line,
      column: column)
  }
}

// MARK: - Answering

extension Mock {
  @available(*, unavailable, message: "use 'stubCall(withIdentifier:arguments:).andReturn(_:)'")
  func record(returnValue: Any?, forCallWithIdentifier identifier: String, arguments: [Any?]? = nil) {}

  @available(*, unavailable, message: "use 'stubCall(withIdentifier:arguments:).andThrow(_:)'")
  func record(error: any Error, forCallWithIdentifier identifier: String, arguments: [Any?]? = nil) {}

  @available(*, unavailable, message: "use 'answerCall(arguments:)' in place of 'recordCall' and 'recordedValue'")
  func recordedValue<T>(forCallWithIdentifier identifier: String, arguments: Arguments = .none) -> T? { nil }

  @available(
    *, unavailable, message: "use 'answerThrowingCall(arguments:)' in place of 'recordCall' and 'recordedError'"
  )
  func recordedError(forCallWithIdentifier identifier: String, arguments: Arguments = .none) -> (any Error)? { nil }
}
