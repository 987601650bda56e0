/// What wants to know that a test has failed: a session.
protocol FailureObserver: AnyObject, Sendable {
  func noteFailure()
}
