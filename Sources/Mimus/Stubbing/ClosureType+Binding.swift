// A cast finds a closure only by its exact type, so each value is cast to the type of its parameter, and the closure to
// the type that the types of its parameters and its result form.

extension ClosureType {
  /// Binds values to a closure.
  ///
  /// - Returns: The closure with its values, or nil if the argument isn't a closure or takes other values.
  static func bind(_ argument: Any, to values: [Any]) -> CallBack.Invocation? {
    let argument = Comparison.unwrapped(argument) ?? argument
    guard let type = ClosureType(Swift.type(of: argument)), type.parameters.count == values.count else { return nil }
    return type.bind(argument, values)
  }

  private func bind(_ closure: Any, _ values: [Any]) -> CallBack.Invocation? {
    let p = parameters
    return switch p.count {
    case 0: Self.bind(closure, result)
    case 1: Self.bind(closure, values, p[0], result)
    case 2: Self.bind(closure, values, p[0], p[1], result)
    case 3: Self.bind(closure, values, p[0], p[1], p[2], result)
    case 4: Self.bind(closure, values, p[0], p[1], p[2], p[3], result)
    case 5: Self.bind(closure, values, p[0], p[1], p[2], p[3], p[4], result)
    default: nil
    }
  }
}

extension ClosureType {
  /// Returns whether an argument is a closure that takes values of these types, although it can't be called back.
  static func takes(_ values: [Any], by argument: Any?) -> Bool {
    func takes<Parameter>(_: Parameter.Type, _ value: Any) -> Bool { Passed<Parameter>(value) != nil }
    guard let argument = Comparison.unwrapped(argument), let type = ClosureType(Swift.type(of: argument)),
      type.parameters.count == values.count
    else { return false }
    for (parameter, value) in zip(type.parameters, values) where !takes(parameter, value) { return false }
    return true
  }
}

/// A value as a parameter takes it. Unchecked because a test hands it over to the thread that makes the call.
private struct Passed<Parameter>: @unchecked Sendable {
  let value: Parameter

  init?(_ value: Any) {
    // A nil of one type is a nil of every other type, and itself an `Any`.
    guard let value = cast(Comparison.unwrapped(value), to: Parameter.self) ?? value as? Parameter else { return nil }
    self.value = value
  }
}

// MARK: - One function for each number of values

// Each isolation and sendability makes a different function type. A cast to a throwing type also accepts functions that
// can't throw. That is sound for synchronous functions, but an async function that can't throw leaves the location of
// its error unset, so those types are tried first. Parameter packs can't express these types (the compiler doesn't
// abstract over variadic function types).
extension ClosureType {
  /// Returns a closure as one of a `nonisolated(nonsending)` type, to which a cast also converts closures that are called
  /// differently.
  private static func exactly<Closure>(_ closure: Any, _ type: Closure.Type) -> Closure? {
    Swift.type(of: closure) == type ? closure as? Closure : nil
  }

  private static func bind<R>(
    _ closure: Any, _: R.Type
  ) -> CallBack.Invocation? {
    typealias Plain = nonisolated(nonsending) () async -> R
    typealias Sent = nonisolated(nonsending) @Sendable () async -> R
    typealias Throwing = nonisolated(nonsending) () async throws -> R
    typealias SentThrowing = nonisolated(nonsending) @Sendable () async throws -> R
    if let run = exactly(closure, Plain.self) { return .later { _ = await run() } }
    if let run = exactly(closure, Sent.self) { return .later { _ = await run() } }
    if let run = exactly(closure, Throwing.self) { return .later { _ = try await run() } }
    if let run = exactly(closure, SentThrowing.self) { return .later { _ = try await run() } }
    return switch closure {
    case let run as () throws -> R: .now { _ = try run() }
    case let run as @Sendable () throws -> R: .now { _ = try run() }
    case let run as @MainActor () throws -> R: .onMainActor { _ = try run() }
    case let run as @MainActor @Sendable () throws -> R: .onMainActor { _ = try run() }
    case let run as () async -> R: .later { _ = await run() }
    case let run as @Sendable () async -> R: .later { _ = await run() }
    case let run as @MainActor () async -> R: .laterOnMainActor { _ = await run() }
    case let run as @MainActor @Sendable () async -> R: .laterOnMainActor { _ = await run() }
    case let run as () async throws -> R: .later { _ = try await run() }
    case let run as @Sendable () async throws -> R: .later { _ = try await run() }
    case let run as @MainActor () async throws -> R: .laterOnMainActor { _ = try await run() }
    case let run as @MainActor @Sendable () async throws -> R: .laterOnMainActor { _ = try await run() }
    default: nil
    }
  }

  private static func bind<A, R>(
    _ closure: Any, _ values: [Any], _: A.Type, _: R.Type
  ) -> CallBack.Invocation? {
    guard let a = Passed<A>(values[0]) else { return nil }
    typealias Plain = nonisolated(nonsending) (A) async -> R
    typealias Sent = nonisolated(nonsending) @Sendable (A) async -> R
    typealias Throwing = nonisolated(nonsending) (A) async throws -> R
    typealias SentThrowing = nonisolated(nonsending) @Sendable (A) async throws -> R
    if let run = exactly(closure, Plain.self) { return .later { _ = await run(a.value) } }
    if let run = exactly(closure, Sent.self) { return .later { _ = await run(a.value) } }
    if let run = exactly(closure, Throwing.self) { return .later { _ = try await run(a.value) } }
    if let run = exactly(closure, SentThrowing.self) { return .later { _ = try await run(a.value) } }
    return switch closure {
    case let run as (A) throws -> R: .now { _ = try run(a.value) }
    case let run as @Sendable (A) throws -> R: .now { _ = try run(a.value) }
    case let run as @MainActor (A) throws -> R: .onMainActor { _ = try run(a.value) }
    case let run as @MainActor @Sendable (A) throws -> R: .onMainActor { _ = try run(a.value) }
    case let run as (A) async -> R: .later { _ = await run(a.value) }
    case let run as @Sendable (A) async -> R: .later { _ = await run(a.value) }
    case let run as @MainActor (A) async -> R: .laterOnMainActor { _ = await run(a.value) }
    case let run as @MainActor @Sendable (A) async -> R: .laterOnMainActor { _ = await run(a.value) }
    case let run as (A) async throws -> R: .later { _ = try await run(a.value) }
    case let run as @Sendable (A) async throws -> R: .later { _ = try await run(a.value) }
    case let run as @MainActor (A) async throws -> R: .laterOnMainActor { _ = try await run(a.value) }
    case let run as @MainActor @Sendable (A) async throws -> R: .laterOnMainActor { _ = try await run(a.value) }
    default: nil
    }
  }

  private static func bind<A, B, R>(
    _ closure: Any, _ values: [Any], _: A.Type, _: B.Type, _: R.Type
  ) -> CallBack.Invocation? {
    guard let a = Passed<A>(values[0]), let b = Passed<B>(values[1]) else { return nil }
    typealias Plain = nonisolated(nonsending) (A, B) async -> R
    typealias Sent = nonisolated(nonsending) @Sendable (A, B) async -> R
    typealias Throwing = nonisolated(nonsending) (A, B) async throws -> R
    typealias SentThrowing = nonisolated(nonsending) @Sendable (A, B) async throws -> R
    if let run = exactly(closure, Plain.self) { return .later { _ = await run(a.value, b.value) } }
    if let run = exactly(closure, Sent.self) { return .later { _ = await run(a.value, b.value) } }
    if let run = exactly(closure, Throwing.self) { return .later { _ = try await run(a.value, b.value) } }
    if let run = exactly(closure, SentThrowing.self) { return .later { _ = try await run(a.value, b.value) } }
    return switch closure {
    case let run as (A, B) throws -> R: .now { _ = try run(a.value, b.value) }
    case let run as @Sendable (A, B) throws -> R: .now { _ = try run(a.value, b.value) }
    case let run as @MainActor (A, B) throws -> R: .onMainActor { _ = try run(a.value, b.value) }
    case let run as @MainActor @Sendable (A, B) throws -> R: .onMainActor { _ = try run(a.value, b.value) }
    case let run as (A, B) async -> R: .later { _ = await run(a.value, b.value) }
    case let run as @Sendable (A, B) async -> R: .later { _ = await run(a.value, b.value) }
    case let run as @MainActor (A, B) async -> R: .laterOnMainActor { _ = await run(a.value, b.value) }
    case let run as @MainActor @Sendable (A, B) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value) }
    case let run as (A, B) async throws -> R: .later { _ = try await run(a.value, b.value) }
    case let run as @Sendable (A, B) async throws -> R: .later { _ = try await run(a.value, b.value) }
    case let run as @MainActor (A, B) async throws -> R: .laterOnMainActor { _ = try await run(a.value, b.value) }
    case let run as @MainActor @Sendable (A, B) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value) }
    default: nil
    }
  }

  private static func bind<A, B, C, R>(
    _ closure: Any, _ values: [Any], _: A.Type, _: B.Type, _: C.Type, _: R.Type
  ) -> CallBack.Invocation? {
    guard let a = Passed<A>(values[0]), let b = Passed<B>(values[1]), let c = Passed<C>(values[2]) else { return nil }
    typealias Plain = nonisolated(nonsending) (A, B, C) async -> R
    typealias Sent = nonisolated(nonsending) @Sendable (A, B, C) async -> R
    typealias Throwing = nonisolated(nonsending) (A, B, C) async throws -> R
    typealias SentThrowing = nonisolated(nonsending) @Sendable (A, B, C) async throws -> R
    if let run = exactly(closure, Plain.self) { return .later { _ = await run(a.value, b.value, c.value) } }
    if let run = exactly(closure, Sent.self) { return .later { _ = await run(a.value, b.value, c.value) } }
    if let run = exactly(closure, Throwing.self) { return .later { _ = try await run(a.value, b.value, c.value) } }
    if let run = exactly(closure, SentThrowing.self) { return .later { _ = try await run(a.value, b.value, c.value) } }
    return switch closure {
    case let run as (A, B, C) throws -> R: .now { _ = try run(a.value, b.value, c.value) }
    case let run as @Sendable (A, B, C) throws -> R: .now { _ = try run(a.value, b.value, c.value) }
    case let run as @MainActor (A, B, C) throws -> R: .onMainActor { _ = try run(a.value, b.value, c.value) }
    case let run as @MainActor @Sendable (A, B, C) throws -> R: .onMainActor { _ = try run(a.value, b.value, c.value) }
    case let run as (A, B, C) async -> R: .later { _ = await run(a.value, b.value, c.value) }
    case let run as @Sendable (A, B, C) async -> R: .later { _ = await run(a.value, b.value, c.value) }
    case let run as @MainActor (A, B, C) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value, c.value) }
    case let run as @MainActor @Sendable (A, B, C) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value, c.value) }
    case let run as (A, B, C) async throws -> R: .later { _ = try await run(a.value, b.value, c.value) }
    case let run as @Sendable (A, B, C) async throws -> R: .later { _ = try await run(a.value, b.value, c.value) }
    case let run as @MainActor (A, B, C) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value, c.value) }
    case let run as @MainActor @Sendable (A, B, C) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value, c.value) }
    default: nil
    }
  }

  private static func bind<A, B, C, D, R>(
    _ closure: Any, _ values: [Any], _: A.Type, _: B.Type, _: C.Type, _: D.Type, _: R.Type
  ) -> CallBack.Invocation? {
    guard let a = Passed<A>(values[0]), let b = Passed<B>(values[1]), let c = Passed<C>(values[2]),
      let d = Passed<D>(values[3])
    else { return nil }
    typealias Plain = nonisolated(nonsending) (A, B, C, D) async -> R
    typealias Sent = nonisolated(nonsending) @Sendable (A, B, C, D) async -> R
    typealias Throwing = nonisolated(nonsending) (A, B, C, D) async throws -> R
    typealias SentThrowing = nonisolated(nonsending) @Sendable (A, B, C, D) async throws -> R
    if let run = exactly(closure, Plain.self) { return .later { _ = await run(a.value, b.value, c.value, d.value) } }
    if let run = exactly(closure, Sent.self) { return .later { _ = await run(a.value, b.value, c.value, d.value) } }
    if let run = exactly(closure, Throwing.self) {
      return .later { _ = try await run(a.value, b.value, c.value, d.value) }
    }
    if let run = exactly(closure, SentThrowing.self) {
      return .later { _ = try await run(a.value, b.value, c.value, d.value) }
    }
    return switch closure {
    case let run as (A, B, C, D) throws -> R: .now { _ = try run(a.value, b.value, c.value, d.value) }
    case let run as @Sendable (A, B, C, D) throws -> R: .now { _ = try run(a.value, b.value, c.value, d.value) }
    case let run as @MainActor (A, B, C, D) throws -> R:
      .onMainActor { _ = try run(a.value, b.value, c.value, d.value) }
    case let run as @MainActor @Sendable (A, B, C, D) throws -> R:
      .onMainActor { _ = try run(a.value, b.value, c.value, d.value) }
    case let run as (A, B, C, D) async -> R: .later { _ = await run(a.value, b.value, c.value, d.value) }
    case let run as @Sendable (A, B, C, D) async -> R:
      .later { _ = await run(a.value, b.value, c.value, d.value) }
    case let run as @MainActor (A, B, C, D) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value, c.value, d.value) }
    case let run as @MainActor @Sendable (A, B, C, D) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value, c.value, d.value) }
    case let run as (A, B, C, D) async throws -> R: .later { _ = try await run(a.value, b.value, c.value, d.value) }
    case let run as @Sendable (A, B, C, D) async throws -> R:
      .later { _ = try await run(a.value, b.value, c.value, d.value) }
    case let run as @MainActor (A, B, C, D) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value, c.value, d.value) }
    case let run as @MainActor @Sendable (A, B, C, D) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value, c.value, d.value) }
    default: nil
    }
  }

  private static func bind<A, B, C, D, E, R>(
    _ closure: Any, _ values: [Any], _: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: R.Type
  ) -> CallBack.Invocation? {
    guard let a = Passed<A>(values[0]), let b = Passed<B>(values[1]), let c = Passed<C>(values[2]),
      let d = Passed<D>(values[3]), let e = Passed<E>(values[4])
    else { return nil }
    typealias Plain = nonisolated(nonsending) (A, B, C, D, E) async -> R
    typealias Sent = nonisolated(nonsending) @Sendable (A, B, C, D, E) async -> R
    typealias Throwing = nonisolated(nonsending) (A, B, C, D, E) async throws -> R
    typealias SentThrowing = nonisolated(nonsending) @Sendable (A, B, C, D, E) async throws -> R
    if let run = exactly(closure, Plain.self) {
      return .later { _ = await run(a.value, b.value, c.value, d.value, e.value) }
    }
    if let run = exactly(closure, Sent.self) {
      return .later { _ = await run(a.value, b.value, c.value, d.value, e.value) }
    }
    if let run = exactly(closure, Throwing.self) {
      return .later { _ = try await run(a.value, b.value, c.value, d.value, e.value) }
    }
    if let run = exactly(closure, SentThrowing.self) {
      return .later { _ = try await run(a.value, b.value, c.value, d.value, e.value) }
    }
    return switch closure {
    case let run as (A, B, C, D, E) throws -> R: .now { _ = try run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @Sendable (A, B, C, D, E) throws -> R:
      .now { _ = try run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @MainActor (A, B, C, D, E) throws -> R:
      .onMainActor { _ = try run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @MainActor @Sendable (A, B, C, D, E) throws -> R:
      .onMainActor { _ = try run(a.value, b.value, c.value, d.value, e.value) }
    case let run as (A, B, C, D, E) async -> R:
      .later { _ = await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @Sendable (A, B, C, D, E) async -> R:
      .later { _ = await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @MainActor (A, B, C, D, E) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @MainActor @Sendable (A, B, C, D, E) async -> R:
      .laterOnMainActor { _ = await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as (A, B, C, D, E) async throws -> R:
      .later { _ = try await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @Sendable (A, B, C, D, E) async throws -> R:
      .later { _ = try await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @MainActor (A, B, C, D, E) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value, c.value, d.value, e.value) }
    case let run as @MainActor @Sendable (A, B, C, D, E) async throws -> R:
      .laterOnMainActor { _ = try await run(a.value, b.value, c.value, d.value, e.value) }
    default: nil
    }
  }
}
