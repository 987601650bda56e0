/// A call to a closure that was passed to a fake, with the values for it; the closure's type is only known at run time.
struct ClosureCall: @unchecked Sendable {
  // Unchecked, since it carries what a test handed over for the thread that will make the call.

  /// What is left to do once a closure of the right type is found.
  enum Invocation {
    case anywhere(() -> Void)
    case onMainActor(@MainActor () -> Void)
  }

  /// The values, which a test hands over to the thread that will make the call.
  private struct Handed<Values>: @unchecked Sendable {
    let values: Values
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
    let handed = Handed(values: a)
    bind = { closure in
      switch closure {
      case let closure as (A) -> Void: .anywhere { closure(handed.values) }
      case let closure as @Sendable (A) -> Void: .anywhere { closure(handed.values) }
      case let closure as @MainActor (A) -> Void: .onMainActor { closure(handed.values) }
      case let closure as @MainActor @Sendable (A) -> Void: .onMainActor { closure(handed.values) }
      default: nil
      }
    }
  }

  init<A, B>(_ a: A, _ b: B) {
    type = "(\(A.self), \(B.self)) -> ()"
    let handed = Handed(values: (a, b))
    bind = { closure in
      switch closure {
      case let closure as (A, B) -> Void: .anywhere { closure(handed.values.0, handed.values.1) }
      case let closure as @Sendable (A, B) -> Void: .anywhere { closure(handed.values.0, handed.values.1) }
      case let closure as @MainActor (A, B) -> Void: .onMainActor { closure(handed.values.0, handed.values.1) }
      case let closure as @MainActor @Sendable (A, B) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1) }
      default: nil
      }
    }
  }

  init<A, B, C>(_ a: A, _ b: B, _ c: C) {
    type = "(\(A.self), \(B.self), \(C.self)) -> ()"
    let handed = Handed(values: (a, b, c))
    bind = { closure in
      switch closure {
      case let closure as (A, B, C) -> Void: .anywhere { closure(handed.values.0, handed.values.1, handed.values.2) }
      case let closure as @Sendable (A, B, C) -> Void:
        .anywhere { closure(handed.values.0, handed.values.1, handed.values.2) }
      case let closure as @MainActor (A, B, C) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1, handed.values.2) }
      case let closure as @MainActor @Sendable (A, B, C) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1, handed.values.2) }
      default: nil
      }
    }
  }

  init<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) {
    type = "(\(A.self), \(B.self), \(C.self), \(D.self)) -> ()"
    let handed = Handed(values: (a, b, c, d))
    bind = { closure in
      switch closure {
      case let closure as (A, B, C, D) -> Void:
        .anywhere { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3) }
      case let closure as @Sendable (A, B, C, D) -> Void:
        .anywhere { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3) }
      case let closure as @MainActor (A, B, C, D) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3) }
      case let closure as @MainActor @Sendable (A, B, C, D) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3) }
      default: nil
      }
    }
  }

  init<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
    type = "(\(A.self), \(B.self), \(C.self), \(D.self), \(E.self)) -> ()"
    let handed = Handed(values: (a, b, c, d, e))
    bind = { closure in
      switch closure {
      case let closure as (A, B, C, D, E) -> Void:
        .anywhere { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3, handed.values.4) }
      case let closure as @Sendable (A, B, C, D, E) -> Void:
        .anywhere { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3, handed.values.4) }
      case let closure as @MainActor (A, B, C, D, E) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3, handed.values.4) }
      case let closure as @MainActor @Sendable (A, B, C, D, E) -> Void:
        .onMainActor { closure(handed.values.0, handed.values.1, handed.values.2, handed.values.3, handed.values.4) }
      default: nil
      }
    }
  }
}
