/// An argument that is recorded without being kept alive.
protocol HeldArgument {
  /// What remains of the argument, for code that reads the call.
  var value: Any? { get }
}

extension [Any?] {
  /// What remains of the arguments.
  var resolved: [Any?] { map { argument in (argument as? any HeldArgument).map(\.value) ?? argument } }
}
