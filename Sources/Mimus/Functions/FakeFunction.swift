/// A fake of a closure that a program takes.
///
/// ```swift
/// let save = FakeFunction(of: ((Int, String) async throws -> Receipt).self, named: "save")
/// let checkout = Checkout(save: save.asyncThrowingFunction())
///
/// save.stub(30, .any).andReturn(receipt)
/// try await checkout.buy("Emma")
/// save.verify()(30, "alice")
/// #expect(save.calls[0].1 == "alice")
/// ```
///
/// `Arguments` is the type of the only parameter, or a tuple of the parameters' types. The effects of the closure
/// aren't part of the type: stubs have methods for every effect, and an answer that the closure can't give is reported
/// at the stub when the closure is called. A fake of a function is a ``Mock``, so everything that works with other
/// fakes works with it. Its calls are recorded under its name.
public final class FakeFunction<Arguments, Value>: Mock, Sendable {
  public let storage: Storage
  /// The identifier of recorded calls, which failures show as the function's name.
  @usableFromInline let name: String
  /// The number by which the storage knows the function.
  @usableFromInline let member: Int

  /// Creates a fake of a function whose type is known from the context.
  ///
  /// ```swift
  /// let save: FakeFunction<(Int, String), Receipt> = FakeFunction(named: "save")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public init(
    named name: String = "function", storage: Storage? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.name = name
    self.storage = storage ?? Storage(fileID: fileID, filePath: filePath, line: line, column: column)
    member = self.storage.number(of: name, in: Self.self)
  }

  /// The arguments of the calls, in order: a call's only argument, or a tuple of its arguments.
  public var calls: [Arguments] { storage._history(name) }
}

extension FakeFunction: NamedFake {}

// MARK: - Creating it from the closure's type

extension FakeFunction {
  /// Creates a fake of a closure.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init<each Argument, E: Error>(
    of type: ((repeat each Argument) throws(E) -> Value).Type, named name: String = "function",
    storage: Storage? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of an async closure.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init<each Argument, E: Error>(
    of type: ((repeat each Argument) async throws(E) -> Value).Type, named name: String = "function",
    storage: Storage? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of a `@Sendable` closure.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init<each Argument, E: Error>(
    of type: (@Sendable (repeat each Argument) throws(E) -> Value).Type, named name: String = "function",
    storage: Storage? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of an async `@Sendable` closure.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init<each Argument, E: Error>(
    of type: (@Sendable (repeat each Argument) async throws(E) -> Value).Type, named name: String = "function",
    storage: Storage? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of an async closure that runs on its caller's actor, as the upcoming feature
  /// `NonisolatedNonsendingByDefault` makes the default.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - isolation: The actor that the closure runs on: its caller's.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  @_disfavoredOverload
  public convenience init<each Argument, E: Error>(
    of type: (nonisolated(nonsending) (repeat each Argument) async throws(E) -> Value).Type,
    named name: String = "function", storage: Storage? = nil, isolation: (any Actor)?.Type = (any Actor)?.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of an async `@Sendable` closure that runs on its caller's actor.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - isolation: The actor that the closure runs on: its caller's.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  @_disfavoredOverload
  public convenience init<each Argument, E: Error>(
    of type: (nonisolated(nonsending) @Sendable (repeat each Argument) async throws(E) -> Value).Type,
    named name: String = "function", storage: Storage? = nil, isolation: (any Actor)?.Type = (any Actor)?.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of a closure on the main actor.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - isolation: The actor that the closure runs on.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init<each Argument, E: Error>(
    of type: (@MainActor @Sendable (repeat each Argument) throws(E) -> Value).Type, named name: String = "function",
    storage: Storage? = nil, isolation: MainActor.Type = MainActor.self, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a fake of an async closure on the main actor.
  ///
  /// - Parameters:
  ///   - type: The type of the closure.
  ///   - name: The name that failures show.
  ///   - storage: The function's storage. By default, the function has its own storage.
  ///   - isolation: The actor that the closure runs on.
  ///   - fileID: The source location at which to report a call that nothing answers. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public convenience init<each Argument, E: Error>(
    of type: (@MainActor @Sendable (repeat each Argument) async throws(E) -> Value).Type,
    named name: String = "function",
    storage: Storage? = nil, isolation: MainActor.Type = MainActor.self, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Arguments == (repeat each Argument) {
    self.init(named: name, storage: storage, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
