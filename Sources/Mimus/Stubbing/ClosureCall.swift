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
  /// Bind the values to a closure, or return nil if its type is another one.
  let bind: (Any) -> Invocation?
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
    bind = { closure in
      switch closure {
      case let closure as (A) -> Void: .anywhere { closure(a) }
      case let closure as @Sendable (A) -> Void: .anywhere { closure(a) }
      case let closure as @MainActor (A) -> Void: .onMainActor { closure(a) }
      case let closure as @MainActor @Sendable (A) -> Void: .onMainActor { closure(a) }
      default: nil
      }
    }
  }

  init<A, B>(_ a: A, _ b: B) {
    type = "(\(A.self), \(B.self)) -> ()"
    bind = { closure in
      switch closure {
      case let closure as (A, B) -> Void: .anywhere { closure(a, b) }
      case let closure as @Sendable (A, B) -> Void: .anywhere { closure(a, b) }
      case let closure as @MainActor (A, B) -> Void: .onMainActor { closure(a, b) }
      case let closure as @MainActor @Sendable (A, B) -> Void: .onMainActor { closure(a, b) }
      default: nil
      }
    }
  }

  init<A, B, C>(_ a: A, _ b: B, _ c: C) {
    type = "(\(A.self), \(B.self), \(C.self)) -> ()"
    bind = { closure in
      switch closure {
      case let closure as (A, B, C) -> Void: .anywhere { closure(a, b, c) }
      case let closure as @Sendable (A, B, C) -> Void: .anywhere { closure(a, b, c) }
      case let closure as @MainActor (A, B, C) -> Void: .onMainActor { closure(a, b, c) }
      case let closure as @MainActor @Sendable (A, B, C) -> Void: .onMainActor { closure(a, b, c) }
      default: nil
      }
    }
  }

  init<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) {
    type = "(\(A.self), \(B.self), \(C.self), \(D.self)) -> ()"
    bind = { closure in
      switch closure {
      case let closure as (A, B, C, D) -> Void: .anywhere { closure(a, b, c, d) }
      case let closure as @Sendable (A, B, C, D) -> Void: .anywhere { closure(a, b, c, d) }
      case let closure as @MainActor (A, B, C, D) -> Void: .onMainActor { closure(a, b, c, d) }
      case let closure as @MainActor @Sendable (A, B, C, D) -> Void: .onMainActor { closure(a, b, c, d) }
      default: nil
      }
    }
  }

  init<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
    type = "(\(A.self), \(B.self), \(C.self), \(D.self), \(E.self)) -> ()"
    bind = { closure in
      switch closure {
      case let closure as (A, B, C, D, E) -> Void: .anywhere { closure(a, b, c, d, e) }
      case let closure as @Sendable (A, B, C, D, E) -> Void: .anywhere { closure(a, b, c, d, e) }
      case let closure as @MainActor (A, B, C, D, E) -> Void: .onMainActor { closure(a, b, c, d, e) }
      case let closure as @MainActor @Sendable (A, B, C, D, E) -> Void: .onMainActor { closure(a, b, c, d, e) }
      default: nil
      }
    }
  }
}
