/// An object that is told when a test has failed: a session.
protocol FailureObserver: AnyObject, Sendable {
  func noteFailure()
}
