// What a fake uses to forward.

/// Passes on a value that is sent to the object that a spy forwards to, although the fake has recorded it.
public func _sent<Value: ~Copyable>(_ value: consuming Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}

// MARK: - Macros

// A macro sees the names of the fake's parents but not their declarations, so a type of the fake may be an associated
// type there.

/// Passes on a value whose type is the same on both sides.
public func _same<Value>(_ value: Value) -> Value { value }

/// Passes on a value whose type is the same on both sides, which is known only at run time.
@_disfavoredOverload
public func _same<Value, Same>(_ value: Value) -> Same {
  guard let same = value as? Same else {
    preconditionFailure("A spy cannot forward \(Value.self) to what takes or gives \(Same.self)")
  }
  return same
}

/// A variable that is passed on as `inout`, whose type is the same on both sides.
public struct _Changing<Value> {
  /// The value, as the call has left it.
  public private(set) var value: Value

  /// Creates a variable to pass on.
  ///
  /// - Parameter value: The value before the call.
  public init(_ value: Value) { self.value = value }

  /// Accesses the value as one of its own type.
  public subscript() -> Value {
    get { value }
    set { value = newValue }
  }

  /// Accesses the value as one of a type that is known to be the same only at run time.
  @_disfavoredOverload
  public subscript<Same>() -> Same {
    get { _same(value) }
    set { value = _same(newValue) }
  }
}

extension _Call {
  /// Sets a property of the object that a spy forwards to, and reports a failure if the property can't be set there.
  ///
  /// - Parameters:
  ///   - path: The key path of the property.
  ///   - root: The object that has the property.
  ///   - value: The value.
  public func set<Root, Property, Value>(
    _ path: KeyPath<Root, Property>, of root: inout Root, to value: Value
  ) {
    guard let path = path as? WritableKeyPath<Root, Property> else {
      let name = call.identifier.prefix { $0 != "." }
      let text = """
        Cannot forward \(call), since the property has no setter there.
        To have the spy give that value, stub its reads: stub.\(name).get.andReturn(…)
        """
      return FailureReporter.report(text, at: storage.location)
    }
    root[keyPath: path] = _same(value)
  }
}
