/// The stubs of a property or subscript that is only read.
public struct _StubbedReading<Get> {
  /// The stub of its reads.
  public let get: Get

  /// Say which reads are meant.
  public init(_ get: Get) {
    self.get = get
  }
}

/// The stubs of a property that is read and set.
public struct _StubbedProperty<Get, Value> {
  /// The stub of its reads.
  public let get: Get
  private let setter: (Argument<Value>) -> _SyncStub<Value, Void>

  /// Say which property is meant.
  ///
  /// - Parameters:
  ///   - get: the stub of its reads.
  ///   - storage: whose calls.
  ///   - setter: what settings are recorded under.
  public init(_ get: Get, _ storage: Storage, _ setter: String) {
    self.get = get
    self.setter = { _SyncStub(storage, setter, $0) }
  }

  /// The stub of settings to a value.
  public func set(_ value: Argument<Value>) -> _SyncStub<Value, Void> { setter(value) }
}

/// The stubs of a subscript that is read and set.
public struct _StubbedSubscript<Get, SetArguments, Value> {
  /// The stub of its reads.
  public let get: Get
  private let setter: (Argument<Value>) -> _SyncStub<SetArguments, Void>

  /// Say which elements are meant.
  ///
  /// - Parameters:
  ///   - get: the stub of their reads.
  ///   - set: makes the stub of settings to a value.
  public init(_ get: Get, set: @escaping (Argument<Value>) -> _SyncStub<SetArguments, Void>) {
    self.get = get
    setter = set
  }

  /// The stub of settings to a value.
  public func set(_ value: Argument<Value>) -> _SyncStub<SetArguments, Void> { setter(value) }
}
