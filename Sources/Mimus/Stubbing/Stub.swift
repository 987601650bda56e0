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
/// The first behaviour that matches is used, in the order in which they were set up. Dobby's `Stub`.
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

  /// Make a stub without a behaviour.
  public init() {}

  // MARK: Setting up

  /// Return a value for the interactions that match.
  ///
  /// - Parameters:
  ///   - matcher: which interactions are meant.
  ///   - value: what is returned for them.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the behaviour, with which it can be taken back.
  @discardableResult
  public func on(
    _ matcher: Argument<Interaction>, return value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    add(matcher, at: SourceLocation(fileID, filePath, line, column)) { _ in value }
  }

  /// Run a closure for the interactions that match.
  ///
  /// - Parameters:
  ///   - matcher: which interactions are meant.
  ///   - invoke: what is run with each of them; it returns what is returned for it, or throws.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the behaviour, with which it can be taken back.
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
    return Behavior { [weak self] in
      let removed = self?.state.withLock { $0.remove(id) }
      withExtendedLifetime(removed) {}
    }
  }

  // MARK: Invoking

  /// Answer an interaction with the first behaviour that matches it.
  ///
  /// - Parameter interaction: what the stub is asked.
  /// - Returns: what the behaviour returns.
  /// - Throws: what the behaviour throws, or ``UnexpectedInteraction`` if none matches.
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

  /// Whether a behaviour has not been disposed of since the stub was read.
  private func isRegistered(_ id: Int) -> Bool {
    state.withLock { $0.entries.contains { $0.id == id } }
  }
}
