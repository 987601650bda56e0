/// A call to a closure that was passed to a fake, with the values for it; the closure's type is only known at run time.
struct ClosureCall: @unchecked Sendable {
  // Unchecked, since it carries what a test handed over for the thread that will make the call.

  /// What is left to do once a closure of the right type is found.
  enum Invocation {
    case anywhere(() -> Void)
    case onMainActor(@MainActor () -> Void)
  }

  /// The closure type that the values make, for a failure text.
  let type: String
  /// Bind the values to a closure, or return nil if its type takes other ones.
  let bind: (Any) -> Invocation?
}

// MARK: - Values

/// A value with one of the types as which it can be passed.
private protocol PassedValue<Parameter>: Sendable {
  associatedtype Parameter
  var value: Parameter { get }
}

/// Unchecked, since a test hands the value over to the thread that will make the call.
private struct Passed<Parameter>: PassedValue, @unchecked Sendable {
  let value: Parameter
}

/// A value as all that it can be passed as: its own type first, then an optional, an error, or anything.
private func passed<Value>(_ value: Value) -> [any PassedValue] {
  var passed: [any PassedValue] = [
    Passed(value: value), Passed<Value?>(value: value), Passed<Any>(value: value), Passed<Any?>(value: value),
  ]
  if let error = value as? any Error {
    passed += [Passed<any Error>(value: error), Passed<(any Error)?>(value: error)]
  }
  return passed
}

// MARK: - One for each number of values

// A function type is a type of its own for each isolation and sendability, and a cast finds only the very same one.
// Parameter packs cannot spell them (the compiler refuses to abstract over variadic function types).
extension ClosureCall {
  init() {
    type = "() -> ()"
    bind = { closure in
      switch closure {
      case let closure as () -> Void: .anywhere { closure() }
      case let closure as @Sendable () -> Void: .anywhere { closure() }
      case let closure as @MainActor () -> Void: .onMainActor { closure() }
      case let closure as @MainActor @Sendable () -> Void: .onMainActor { closure() }
      default: nil
      }
    }
  }

  init<A>(_ a: A) {
    type = "(\(A.self)) -> ()"
    let a = passed(a)
    bind = { closure in
      a.lazy.compactMap { Self.bind(closure, $0) }.first
    }
  }

  private static func bind<A>(
    _ closure: Any, _ a: some PassedValue<A>
  ) -> Invocation? {
    switch closure {
    case let closure as (A) -> Void: .anywhere { closure(a.value) }
    case let closure as @Sendable (A) -> Void: .anywhere { closure(a.value) }
    case let closure as @MainActor (A) -> Void: .onMainActor { closure(a.value) }
    case let closure as @MainActor @Sendable (A) -> Void: .onMainActor { closure(a.value) }
    default: nil
    }
  }

  init<A, B>(_ a: A, _ b: B) {
    type = "(\(A.self), \(B.self)) -> ()"
    let (a, b) = (passed(a), passed(b))
    bind = { closure in
      for a in a {
        if let bound = b.lazy.compactMap({ Self.bind(closure, a, $0) }).first { return bound }
      }
      return nil
    }
  }

  private static func bind<A, B>(
    _ closure: Any, _ a: some PassedValue<A>, _ b: some PassedValue<B>
  ) -> Invocation? {
    switch closure {
    case let closure as (A, B) -> Void: .anywhere { closure(a.value, b.value) }
    case let closure as @Sendable (A, B) -> Void: .anywhere { closure(a.value, b.value) }
    case let closure as @MainActor (A, B) -> Void: .onMainActor { closure(a.value, b.value) }
    case let closure as @MainActor @Sendable (A, B) -> Void: .onMainActor { closure(a.value, b.value) }
    default: nil
    }
  }

  init<A, B, C>(_ a: A, _ b: B, _ c: C) {
    type = "(\(A.self), \(B.self), \(C.self)) -> ()"
    let (a, b, c) = (passed(a), passed(b), passed(c))
    bind = { closure in
      for a in a {
        for b in b {
          if let bound = c.lazy.compactMap({ Self.bind(closure, a, b, $0) }).first { return bound }
        }
      }
      return nil
    }
  }

  private static func bind<A, B, C>(
    _ closure: Any, _ a: some PassedValue<A>, _ b: some PassedValue<B>, _ c: some PassedValue<C>
  ) -> Invocation? {
    switch closure {
    case let closure as (A, B, C) -> Void: .anywhere { closure(a.value, b.value, c.value) }
    case let closure as @Sendable (A, B, C) -> Void: .anywhere { closure(a.value, b.value, c.value) }
    case let closure as @MainActor (A, B, C) -> Void: .onMainActor { closure(a.value, b.value, c.value) }
    case let closure as @MainActor @Sendable (A, B, C) -> Void: .onMainActor { closure(a.value, b.value, c.value) }
    default: nil
    }
  }

  init<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) {
    type = "(\(A.self), \(B.self), \(C.self), \(D.self)) -> ()"
    let (a, b, c, d) = (passed(a), passed(b), passed(c), passed(d))
    bind = { closure in
      for a in a {
        for b in b {
          for c in c {
            if let bound = d.lazy.compactMap({ Self.bind(closure, a, b, c, $0) }).first { return bound }
          }
        }
      }
      return nil
    }
  }

  private static func bind<A, B, C, D>(
    _ closure: Any, _ a: some PassedValue<A>, _ b: some PassedValue<B>, _ c: some PassedValue<C>,
    _ d: some PassedValue<D>
  ) -> Invocation? {
    switch closure {
    case let closure as (A, B, C, D) -> Void: .anywhere { closure(a.value, b.value, c.value, d.value) }
    case let closure as @Sendable (A, B, C, D) -> Void: .anywhere { closure(a.value, b.value, c.value, d.value) }
    case let closure as @MainActor (A, B, C, D) -> Void: .onMainActor { closure(a.value, b.value, c.value, d.value) }
    case let closure as @MainActor @Sendable (A, B, C, D) -> Void:
      .onMainActor { closure(a.value, b.value, c.value, d.value) }
    default: nil
    }
  }

  init<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
    type = "(\(A.self), \(B.self), \(C.self), \(D.self), \(E.self)) -> ()"
    let (a, b, c, d, e) = (passed(a), passed(b), passed(c), passed(d), passed(e))
    bind = { closure in
      for a in a {
        for b in b {
          for c in c {
            for d in d {
              if let bound = e.lazy.compactMap({ Self.bind(closure, a, b, c, d, $0) }).first { return bound }
            }
          }
        }
      }
      return nil
    }
  }

  private static func bind<A, B, C, D, E>(
    _ closure: Any, _ a: some PassedValue<A>, _ b: some PassedValue<B>, _ c: some PassedValue<C>,
    _ d: some PassedValue<D>, _ e: some PassedValue<E>
  ) -> Invocation? {
    switch closure {
    case let closure as (A, B, C, D, E) -> Void: .anywhere { closure(a.value, b.value, c.value, d.value, e.value) }
    case let closure as @Sendable (A, B, C, D, E) -> Void:
      .anywhere { closure(a.value, b.value, c.value, d.value, e.value) }
    case let closure as @MainActor (A, B, C, D, E) -> Void:
      .onMainActor { closure(a.value, b.value, c.value, d.value, e.value) }
    case let closure as @MainActor @Sendable (A, B, C, D, E) -> Void:
      .onMainActor { closure(a.value, b.value, c.value, d.value, e.value) }
    default: nil
    }
  }
}
