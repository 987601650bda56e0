// What a fake made by `@Fake` forwards with. A macro sees the names of the fake's parents and nothing of what they
// declare, so that a type of the fake's may be an associated type there.

/// Hand on a value whose type is the same on both sides.
public func _same<Value>(_ value: Value) -> Value { value }

/// Hand on a value whose type is the same on both sides, though only the running program knows.
@_disfavoredOverload
public func _same<Value, Same>(_ value: Value) -> Same {
  guard let same = value as? Same else {
    preconditionFailure("A spy cannot forward \(Value.self) to what takes or gives \(Same.self)")
  }
  return same
}

extension _Call {
  /// Set a property of what a spy forwards to, and report a failure where it cannot be set there.
  ///
  /// - Parameters:
  ///   - path: the property.
  ///   - root: what has it.
  ///   - value: the value.
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
