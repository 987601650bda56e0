/// The stubs of a read-only property or subscript.
public struct _StubbedGetter<Get> {
  /// The stub of its reads.
  public let get: Get

  /// Creates the stubs from the stub of the reads.
  public init(_ get: Get) {
    self.get = get
  }
}

/// The stubs of a settable property.
public struct _StubbedProperty<Get, Value> {
  /// The stub of its reads.
  public let get: Get
  private let setter: (Argument<Value>) -> _SyncStub<Value, Void>

  /// Creates the stubs of a property.
  ///
  /// - Parameters:
  ///   - get: The stub of its reads.
  ///   - storage: The fake's storage.
  ///   - setter: The identifier under which the setter's calls are recorded.
  public init(_ get: Get, _ storage: Storage, _ setter: String) {
    self.get = get
    self.setter = { _SyncStub(storage, setter, $0) }
  }

  /// Returns the stub of setting the property to a matching value.
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The stub, for chaining answers.
  public func set(_ value: Argument<Value>) -> _SyncStub<Value, Void> { setter(value) }
}

/// The stubs of a settable subscript.
public struct _StubbedSubscript<Get, SetArguments, Value> {
  /// The stub of its reads.
  public let get: Get
  private let setter: (Argument<Value>) -> _SyncStub<SetArguments, Void>

  /// Creates the stubs of matching elements.
  ///
  /// - Parameters:
  ///   - get: The stub of their reads.
  ///   - set: Creates the stub of setting them to a matching value.
  public init(_ get: Get, set: @escaping (Argument<Value>) -> _SyncStub<SetArguments, Void>) {
    self.get = get
    setter = set
  }

  /// Returns the stub of setting matching elements to a matching value.
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The stub, for chaining answers.
  public func set(_ value: Argument<Value>) -> _SyncStub<SetArguments, Void> { setter(value) }
}
