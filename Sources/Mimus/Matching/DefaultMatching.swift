/// Finds out whether a matcher has a `matches(argument:)` of its own, which nothing in Swift tells.
final class DefaultMatching: Sendable {
  /// The search that is going on.
  @TaskLocal private static var current: DefaultMatching?

  private let type: Any.Type
  private let isUsed = Mutex(false)

  private init(of type: Any.Type) { self.type = type }

  /// Asks a matcher about an argument, and returns whether the default implementation answers.
  static func isUsed(by matcher: any Matcher, for argument: Any?) -> Bool {
    let search = DefaultMatching(of: Swift.type(of: matcher))
    _ = $current.withValue(search) { matcher.matches(argument: argument) }
    return search.isUsed.withLock { $0 }
  }

  /// Notes that the default implementation answers for a matcher of a type.
  static func note(_ type: Any.Type) {
    guard let current, current.type == type else { return }
    current.isUsed.withLock { $0 = true }
  }
}
