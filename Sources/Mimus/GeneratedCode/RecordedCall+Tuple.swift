extension RecordedCall {
  /// Returns the arguments as a value of a type: a single argument alone, several as a tuple. The result is nil if they
  /// are of different types, or if some weren't kept alive.
  ///
  /// Casting a tuple casts its elements, so a tuple of `Any` can become one of any types and labels.
  func tuple<Value>(_ type: Value.Type = Value.self) -> Value? {
    if areArgumentsLost.contains(true) { return nil }
    let values = arguments.map { $0 ?? Any?.none as Any }
    switch values.count {
    case 0: return () as? Value
    case 1: return values[0] as? Value
    default: return tuple(of: values[...])
    }
  }

  /// Builds a tuple of any number of values, adding one at each step.
  private func tuple<each Element, Value>(of rest: ArraySlice<Any>, after elements: repeat each Element) -> Value? {
    guard let next = rest.first else { return (repeat each elements) as? Value }
    return tuple(of: rest.dropFirst(), after: repeat each elements, next)
  }
}
