/// Answers interactions of one type, for a fake that isn't a ``Mock``.
///
/// ```swift
/// let prices = Stub<String, Int>()
/// prices.on("Emma", return: 12)
/// prices.on(.any) { $0.count }
/// try prices.invoke("Emma")  // 12
/// try prices.invoke("Persuasion")  // 10
/// ```
///
/// Of the behaviors that match, the one set up first is used, as in Dobby. In contrast, a fake's newest matching stub
/// answers.
public final class Stub<Interaction, Value>: Sendable {
  private struct Entry {
    let id: Int
    let matcher: Argument<Interaction>
    let location: SourceLocation
    let answer: (Interaction) throws -> Value
  }

  private struct State {
    var entries: [Entry] = []
    var lastID = 0

    /// Removes an entry, and returns it so that what its closure owns is released outside the lock.
    mutating func remove(_ id: Int) -> Entry? {
      entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
    }
  }

  private let state = Mutex(State())

  /// Creates a stub without behaviors.
  public init() {}

  // MARK: Setting up

  /// Returns a value for matching interactions.
  ///
  /// If several behaviors match, the first one is used.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the interactions to answer.
  ///   - value: The value to return.
  ///   - fileID: The source location of the behavior, shown in the error for an unexpected interaction. Defaults to the
  ///     caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The behavior, for removing it.
  @discardableResult
  public func on(
    _ matcher: Argument<Interaction>, return value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    add(matcher, at: SourceLocation(fileID, filePath, line, column)) { _ in value }
  }

  /// Runs a closure for matching interactions.
  ///
  /// If several behaviors match, the first one is used.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the interactions to answer.
  ///   - invoke: A closure that receives the interaction, and whose result the stub returns. It can also throw.
  ///   - fileID: The source location of the behavior, shown in the error for an unexpected interaction. Defaults to the
  ///     caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The behavior, for removing it.
  @discardableResult
  public func on(
    _ matcher: Argument<Interaction>, invoke: @escaping (Interaction) throws -> Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    add(matcher, at: SourceLocation(fileID, filePath, line, column), invoke)
  }

  private func add(
    _ matcher: Argument<Interaction>, at location: SourceLocation, _ answer: @escaping (Interaction) throws -> Value
  ) -> Behavior {
    matcher.report(matcher.misuses, at: location)
    let id = state.withLock { state in
      state.lastID += 1
      state.entries.append(Entry(id: state.lastID, matcher: matcher, location: location, answer: answer))
      return state.lastID
    }
    return Behavior(removal: { [weak self] in
      let removed = self?.state.withLock { $0.remove(id) }
      withExtendedLifetime(removed) {}
    })
  }

  // MARK: Invoking

  /// Answers an interaction with the first behavior that matches it.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: The value that the behavior returns.
  /// - Throws: The error that the behavior throws, or ``UnexpectedInteraction`` if no behavior matches.
  @discardableResult
  public func invoke(_ interaction: Interaction) throws -> Value {
    let entries = state.withLock { $0.entries }
    // Matchers and closures are user code, which may use this stub, so they run outside the lock.
    for entry in entries {
      let (isMatch, captures) = CaptureScope.collecting { _ in entry.matcher.matches(interaction) }
      guard isMatch, isRegistered(entry.id) else { continue }
      captures.commit()
      return try entry.answer(interaction)
    }
    throw UnexpectedInteraction(interaction, behaviors: entries.map { ("\($0.matcher)", $0.location) })
  }

  /// Returns whether a behavior hasn't been removed since the stub was read.
  private func isRegistered(_ id: Int) -> Bool {
    state.withLock { $0.entries.contains { $0.id == id } }
  }
}
