/// Something that calls happen to and that can be watched while it waits for them.
protocol Watchable: AnyObject, Sendable {
  /// Read or change who watches, under the lock of the state that is watched.
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result
}

/// What owns recorded calls: all that a verification needs to know of a storage.
protocol CallOwner: Watchable {
  /// The type of the fake, where it is known.
  var fakeName: String? { get }

  /// Read or change the calls under the lock; no user code may run meanwhile.
  func withLog<Result>(_ body: (inout CallLog) -> Result) -> Result
}

extension CallOwner {
  /// A call in a text where several fakes' calls meet: `FakeMailer.send(_: "Thank you", to: "alice")`.
  func qualified(_ call: String) -> String {
    fakeName.map { "\($0).\(call)" } ?? call
  }
}
