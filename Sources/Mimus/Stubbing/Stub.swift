/// Answers to interactions of one type, for a fake that is not a ``Mock``.
///
/// ```swift
/// let prices = Stub<String, Int>()
/// prices.on("Emma", return: 12)
/// prices.on(.any) { $0.count }
/// try prices.invoke("Emma")  // 12
/// try prices.invoke("Persuasion")  // 10
/// ```
///
/// The first behavior that matches is used, in the order in which they were set up, as in Dobby. The stubs of a fake,
/// which `stubCall` sets up, are chosen the other way around: the newest that matches answers.
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

    /// Take an entry out; it is handed back so that what its closure owns goes away outside of the lock.
    mutating func remove(_ id: Int) -> Entry? {
      entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
    }
  }

  private let state = Mutex(State())

  /// Makes a stub without a behavior.
  public init() {}

  // MARK: Setting up

  /// Returns a value for matching interactions.
  ///
  /// Of several behaviors that match, the first one is used.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions to answer.
  ///   - value: The value to return for them.
  ///   - fileID: The source location of the behavior, for the text of an unexpected interaction.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The behavior, to remove it.
  @discardableResult
  public func on(
    _ matcher: Argument<Interaction>, return value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    add(matcher, at: SourceLocation(fileID, filePath, line, column)) { _ in value }
  }

  /// Runs a closure for matching interactions.
  ///
  /// Of several behaviors that match, the first one is used.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions to answer.
  ///   - invoke: The closure to run with each of them; it returns what to return, or throws.
  ///   - fileID: The source location of the behavior, for the text of an unexpected interaction.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The behavior, to remove it.
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
    matcher.reportMisuse(at: location)
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
  /// - Parameter interaction: what the stub is asked.
  /// - Returns: what the behavior returns.
  /// - Throws: what the behavior throws, or ``UnexpectedInteraction`` if none matches.
  @discardableResult
  public func invoke(_ interaction: Interaction) throws -> Value {
    let entries = state.withLock { $0.entries }
    // Matchers and closures are user code, which may use this stub, so they run outside of the lock.
    for entry in entries {
      let (isMatch, captures) = CaptureScope.collecting { _ in entry.matcher.matches(interaction) }
      guard isMatch, isRegistered(entry.id) else { continue }
      captures.commit()
      return try entry.answer(interaction)
    }
    throw UnexpectedInteraction(interaction, behaviors: entries.map { ("\($0.matcher)", $0.location) })
  }

  /// Whether a behavior has not been removed since the stub was read.
  private func isRegistered(_ id: Int) -> Bool {
    state.withLock { $0.entries.contains { $0.id == id } }
  }
}
