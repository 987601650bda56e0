import Foundation

// Outside of Apple's systems, Foundation converts what an array or a dictionary hands out, and all that is in it. An array
// that holds itself would never be converted to its end. So containers are taken out as the objects that they are; only
// a mirror shows them without conversion.

extension NSArray {
  /// The element at a place, a container as the object that it is.
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
  /// The entries, with containers as the objects that they are.
  var unconvertedEntries: [(key: Any, value: Any?)] {
    #if canImport(ObjectiveC)
      return map { ($0.key, $0.value) }
    #else
      let isKnown = type(of: self) == NSDictionary.self || type(of: self) == NSMutableDictionary.self
      let children = isKnown ? Mirror(reflecting: self).children.map(\.value) : []
      let keys = isKnown ? allKeys : []
      guard !keys.isEmpty, children.count == keys.count else { return map { ($0.key, $0.value) } }
      return zip(keys, children).map { key, child in
        if let entry = child as? (key: NSObject, value: AnyObject), isContainer(entry.value) {
          return (key, entry.value)
        }
        return (key, object(forKey: key))
      }
    #endif
  }
}

/// Whether an object may lead back to what holds it.
private func isContainer(_ value: Any) -> Bool {
  let type = type(of: value)
  return type is NSArray.Type || type is NSDictionary.Type || type is NSSet.Type || type is NSOrderedSet.Type
}
