import Foundation

// On systems other than Apple's, Foundation converts the values that an array or a dictionary returns, including
// everything they contain. Converting an array that contains itself would never end. So containers are taken out as
// objects, without conversion, which for arrays and sets only a mirror makes possible.

extension NSArray {
  /// Returns the element at an offset. A container is returned as an object, without conversion.
  func unconvertedElement(at offset: Int) -> Any? {
    #if canImport(ObjectiveC)
      return object(at: offset)
    #else
      guard type(of: self) == NSArray.self || type(of: self) == NSMutableArray.self else { return object(at: offset) }
      let children = Mirror(reflecting: self).children
      guard children.count == count else { return object(at: offset) }
      let element = children[children.index(children.startIndex, offsetBy: offset)].value
      return isContainer(element) ? element : object(at: offset)
    #endif
  }
}

extension NSDictionary {
  /// The entries. Containers are returned as objects, without conversion.
  var unconvertedEntries: [(key: Any, value: Any?)] {
    #if canImport(ObjectiveC)
      return map { ($0.key, $0.value) }
    #else
      let isKnown = type(of: self) == NSDictionary.self || type(of: self) == NSMutableDictionary.self
      let (keys, values) = isKnown ? (allKeys, allValues) : ([], [])
      guard !keys.isEmpty, keys.count == values.count else { return map { ($0.key, $0.value) } }
      // The keys and values are the objects that the dictionary holds, in the same order.
      return zip(keys, values).map { key, value in
        (key, isUnconverted(value) ? value : object(forKey: key))
      }
    #endif
  }
}

extension NSSet {
  /// The members. Containers are returned as objects, without conversion.
  var unconvertedMembers: [Any] {
    #if canImport(ObjectiveC)
      return allObjects
    #else
      guard type(of: self) == NSSet.self || type(of: self) == NSMutableSet.self else { return allObjects }
      let children = Mirror(reflecting: self).children.map(\.value)
      guard children.count == count else { return allObjects }
      if children.allSatisfy(isUnconverted) { return children }
      guard children.contains(where: isContainer) else { return allObjects }
      return children.map { isUnconverted($0) ? $0 : NSArray(array: [$0]).object(at: 0) }
    #endif
  }
}

/// Returns whether an object can be used as it is: a container must not be converted, and a number isn't.
private func isUnconverted(_ value: Any) -> Bool { type(of: value) is NSNumber.Type || isContainer(value) }

/// Returns whether an object may contain a reference back to its container.
private func isContainer(_ value: Any) -> Bool {
  let type = type(of: value)
  return type is NSArray.Type || type is NSDictionary.Type || type is NSSet.Type || type is NSOrderedSet.Type
}
