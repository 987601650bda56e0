/// A value in an expected container that can be compared with nothing, so that the container could never match.
///
/// A verification names it in its failure, instead of looking for a call that cannot be found.
struct IncomparableElement: Equatable, Sendable, CustomStringConvertible {
  /// Where the value is: `options["user"]`, `items[2]`.
  var path: String
  /// The value's type.
  var type: String

  var description: String { "\(path): \(type) is neither a Matcher nor Equatable" }

  /// How many a container names at most.
  fileprivate static let limit = 6
}

/// Find the values in an expected argument that can be compared with nothing. A scalar costs one cast, and so does a
/// container whose type says that its elements can be compared.
///
/// - Parameter path: What the argument is called in the failure: a label or a place.
func incomparableElements(in expected: (any Matcher)?, path: String) -> [IncomparableElement] {
  incomparableElements(inValue: expected, path: path)
}

/// Find them in a container, an argument made of others, or nothing at all.
func incomparableElements(inValue expected: Any?, path: String) -> [IncomparableElement] {
  guard let expected, let container = expected as? any ContainerValue else { return [] }
  if type(of: container).hasComparableElements { return [] }
  return container.incomparableElements(path: path)
}

/// Find them in an element, which may be one itself.
private func incomparableElements(inElement element: Any?, path: String) -> [IncomparableElement] {
  guard let value = Comparison.unwrapped(element), !Comparison.isComparable(type(of: value)) else { return [] }
  if value is any ContainerValue { return incomparableElements(inValue: value, path: path) }
  return [IncomparableElement(path: path, type: ValueDescription.name(of: type(of: value)))]
}

// MARK: - Containers

extension ListValue {
  func incomparableElements(path: String) -> [IncomparableElement] {
    var found: [IncomparableElement] = []
    for offset in 0..<elementCount where found.count < IncomparableElement.limit {
      found += Mimus.incomparableElements(inElement: element(at: offset), path: "\(path)[\(offset)]")
    }
    return found
  }
}

extension DictionaryValue {
  func incomparableElements(path: String) -> [IncomparableElement] {
    let found = entries.flatMap { key, value in
      Mimus.incomparableElements(inElement: value, path: "\(path)[\(describe(key))]")
    }
    return Array(found.sorted { $0.path < $1.path }.prefix(IncomparableElement.limit))
  }
}

extension SetValue {
  func incomparableElements(path: String) -> [IncomparableElement] { [] }
}

extension Optional {
  func incomparableElements(path: String) -> [IncomparableElement] {
    Mimus.incomparableElements(inElement: self, path: path)
  }
}
