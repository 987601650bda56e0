/// An object that can be watched while waiting for its calls.
protocol Watchable: AnyObject, Sendable {
  /// Reads or changes the observers, under the lock of the observed state.
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result
}

/// An owner of recorded calls: the parts of a storage needed by a verification.
protocol CallOwner: Watchable {
  /// The name of the fake's type, if known and if texts show it with the fake's calls.
  var fakeName: String? { get }

  /// The name of the fake's type, without generic arguments if texts don't show it with the fake's calls.
  var typeName: String? { get }

  /// Reads or changes the calls under the lock. No user code may run in the closure.
  func withLog<Result>(_ body: (inout CallLog) -> Result) -> Result
}

extension CallOwner {
  /// Returns a call in a message about several fakes' calls, such as `FakeMailer.send(_: "Thank you", to: "alice")`.
  func qualified(_ call: String) -> String {
    fakeName.map { "\($0).\(call)" } ?? call
  }
}
