extension RecordedCall {
  /// The arguments as one value of a type: the only one by itself, more of them as a tuple; nil if they are of others.
  ///
  /// A cast of a tuple casts its elements, so that a tuple of `Any` becomes one of any types and labels.
  func tuple<Value>(_ type: Value.Type = Value.self) -> Value? {
    let values = arguments.map { $0 ?? Any?.none as Any }
    switch values.count {
    case 0: return () as? Value
    case 1: return values[0] as? Value
    default: return tuple(of: values[...])
    }
  }

  /// A tuple of any number of values: it grows by one at each step.
  private func tuple<each Element, Value>(of rest: ArraySlice<Any>, after elements: repeat each Element) -> Value? {
    guard let next = rest.first else { return (repeat each elements) as? Value }
    return tuple(of: rest.dropFirst(), after: repeat each elements, next)
  }
}
