import Foundation

/// Describes a value for a failure message: strings in quotes, types without their modules, always the same for the
/// same value, and never long.
func describe(_ value: Any?) -> String {
  ValueDescription.text(of: value)
}

/// Writes a value into a text of bounded length. It always terminates, for any value: its depth is limited, and it
/// never enters an object twice.
struct ValueDescription {
  /// The maximum number of characters for a value.
  static let limit = 300
  /// The maximum number of bytes for a value, whose characters may have many.
  private static let byteLimit = 3 * limit
  /// The number of characters up to which a value is always shown whole.
  static let shortLimit = 80
  /// The maximum nesting depth of containers and types.
  private static let depthLimit = 8
  /// The maximum number of elements of an unordered container that are sorted.
  static let sortingLimit = 1_000
  /// The maximum number of values to examine, including those that only have to be sorted.
  private static let effort = 4_000

  private var output = ""
  private var depth = 0
  /// The paths to the parts to show, seen from the value that is being written, or nil to show them all.
  private var shownPaths: [String]?
  private var remainingEffort = effort
  private var openObjects: Set<ObjectIdentifier> = []

  static func text(of value: Any?) -> String {
    var description = ValueDescription()
    description.write(value)
    return cut(escapingControls(description.output))
  }

  /// Returns the text of a value, without the parts that lead to none of the given paths if it would be long with them.
  ///
  /// - Parameter paths: Paths as a ``Difference`` has them.
  static func text(of value: Any?, around paths: [String]) -> String {
    let whole = text(of: value)
    guard whole.count > shortLimit, !paths.contains("") else { return whole }
    var description = ValueDescription()
    description.shownPaths = paths
    description.write(value)
    return cut(escapingControls(description.output))
  }

  private static func cut(_ text: String) -> String {
    if text.utf8.count <= limit || text.utf8.count <= byteLimit && text.count <= limit { return text }
    return text.prefix(limit - 1).prefix(bytes: byteLimit) + "…"
  }

  /// Whether anything written from here on would be cut off.
  private var isFull: Bool { output.utf8.count > 4 * Self.limit }

  private mutating func write(_ value: Any?) {
    guard !isFull else { return }
    guard remainingEffort > 0 else { return output += "…" }
    remainingEffort -= 1
    guard let value = Comparison.unwrapped(value) else { return output += "nil" }
    if shownPaths != nil, let equal = Self.soleValue(of: value) { return write(equal) }
    switch value {
    case let text as any TextValue: output += Self.literal(text.text.prefix(Self.limit + 1))
    case let list as any ListValue: writeList(list)
    case let dictionary as any DictionaryValue: writeDictionary(dictionary)
    case let set as any SetValue: writeSet(set)
    case let value as any SelfDescribing: output += value.phrase
    case let value as any CustomStringConvertible: output += value.description.prefix(Self.limit + 1)
    case let value as any CustomDebugStringConvertible: output += value.debugDescription.prefix(Self.limit + 1)
    case let type as any Any.Type: output += "\(Self.name(of: type)).self"
    default: writeParts(value)
    }
  }
}

// MARK: - Containers

extension ValueDescription {
  private mutating func writeList(_ list: any ListValue) {
    writeOnce(list) { description in
      description.writeAll(in: "[", "]") { description in
        var items = Items()
        for offset in description.offsets(in: list.elementCount) {
          if description.isFull { break }
          description.writeItem(at: { "[\(offset)]" }, &items) { $0.write(list.element(at: offset)) }
        }
      }
    }
  }

  private mutating func writeDictionary(_ dictionary: any DictionaryValue) {
    guard dictionary.entryCount > 0 else { return output += "[:]" }
    writeOnce(dictionary) { description in
      description.writeAll(in: "[", "]") { description in
        let entries = dictionary.entries.prefix(Self.sortingLimit).map {
          (key: description.part($0.key), value: $0.value)
        }
        var items = Items()
        for entry in entries.sorted(by: { $0.key < $1.key }) where !description.isFull {
          description.writeItem(at: { "[\(entry.key)]" }, &items) { description in
            description.output += "\(entry.key): "
            description.write(entry.value)
          }
        }
      }
    }
  }

  private mutating func writeSet(_ set: any SetValue) {
    // A difference of members is one of the whole set.
    guard shownPaths == nil else { return output += "[…]" }
    writeOnce(set) { description in
      description.writeAll(in: "[", "]") { description in
        if set.memberCount > Self.sortingLimit, let smallest = set.smallestMembers(Self.limit) {
          description.output += smallest.map { description.part($0) }.joined(separator: ", ")
        } else {
          let members = set.members.prefix(Self.sortingLimit).map { description.part($0) }
          description.output += members.sorted().joined(separator: ", ")
        }
      }
    }
  }

  /// Returns the text of a part that is written later, when its position among others is known.
  private mutating func part(_ value: Any?) -> String {
    let (written, outerPaths) = (output, shownPaths)
    (output, shownPaths) = ("", nil)
    write(value)
    defer { (output, shownPaths) = (written, outerPaths) }
    return Self.cut(output)
  }

  /// Writes a container, unless it is an object that is already being written.
  private mutating func writeOnce(_ container: any ContainerValue, _ body: (inout ValueDescription) -> Void) {
    guard type(of: container) is AnyClass else { return body(&self) }
    let object = ObjectIdentifier(container as AnyObject)
    guard openObjects.insert(object).inserted else { return output += "[…]" }
    body(&self)
    openObjects.remove(object)
  }

  /// Writes the contents of brackets, or `…` if the nesting is too deep.
  private mutating func writeAll(in open: String, _ close: String, _ body: (inout ValueDescription) -> Void) {
    output += open
    depth += 1
    if depth > Self.depthLimit { output += "…" } else { body(&self) }
    depth -= 1
    output += close
  }
}

// MARK: - Leaving parts out

extension ValueDescription {
  /// Limits the paths to those within a part.
  ///
  /// - Returns: Whether the part is to be shown.
  private mutating func enter(_ component: String) -> Bool {
    guard let paths = shownPaths else { return true }
    let inner = paths.filter { $0.hasPrefix(component) }.map { String($0.dropFirst(component.count)) }
      .filter { $0.isEmpty || $0.hasPrefix(".") || $0.hasPrefix("[") }
    shownPaths = inner.contains("") ? nil : inner
    return !inner.isEmpty
  }

  /// Returns the offsets of the elements to write: all, or those that paths lead to, with an element of each gap, so that
  /// a long list costs no more than what is shown of it.
  private func offsets(in count: Int) -> AnySequence<Int> {
    guard let shownPaths else { return AnySequence(0..<count) }
    let shown = shownPaths.compactMap { $0.hasPrefix("[") ? Int($0.dropFirst().prefix { $0 != "]" }) : nil }
    let near = Set([0] + shown.flatMap { [$0 - 1, $0, $0 + 1] })
    return AnySequence(near.filter((0..<count).contains).sorted())
  }

  /// The state of a list of parts.
  private struct Items {
    var isFirst = true
    var isLeftOut = false
  }

  /// Writes a part after a comma, or `…` for it and its neighbors if it isn't to be shown.
  private mutating func writeItem(
    at component: () -> String, _ items: inout Items, _ body: (inout ValueDescription) -> Void
  ) {
    let outerPaths = shownPaths
    defer { shownPaths = outerPaths }
    let isLeftOut = outerPaths != nil && !enter(component())
    if isLeftOut, items.isLeftOut { return }
    if !items.isFirst { output += ", " }
    items = Items(isFirst: false, isLeftOut: isLeftOut)
    if isLeftOut { output += "…" } else { body(&self) }
  }

  /// Returns the value that an argument must equal, if it is nothing else than that.
  private static func soleValue(of value: Any) -> Any? {
    (value as? any NodeMatcher)?.node.comparedValue
  }
}

// MARK: - Types

extension ValueDescription {
  /// Writes a value of a type that doesn't describe itself.
  private mutating func writeParts(_ value: Any) {
    let type = type(of: value)
    let mirror = Mirror(reflecting: value)
    if ClosureType.describes(type) {
      output += "a closure \(Self.name(of: type))"
    } else if type is AnyClass {
      writeObject(value as AnyObject, mirror)
    } else if mirror.displayStyle == .enum {
      writeCase(value, mirror)
    } else {
      if mirror.displayStyle != .tuple { output += Self.name(of: type) }
      writeChildren(Self.parts(of: mirror))
    }
  }

  private mutating func writeObject(_ object: AnyObject, _ mirror: Mirror) {
    output += Self.name(of: type(of: object))
    guard Self.isReadable(object) else { return }
    guard openObjects.insert(ObjectIdentifier(object)).inserted else { return output += "(…)" }
    writeChildren(Self.parts(of: mirror))
    openObjects.remove(ObjectIdentifier(object))
  }

  /// Returns whether the properties of an object can be read now. Those of others may be changing in another thread, or
  /// refer to what no longer exists. An object that can be compared is read by its own `==`, too.
  static func isReadable(_ object: Any) -> Bool {
    (object is any Equatable || object is any CustomReflectable) && !(object is any Actor)
  }

  private mutating func writeCase(_ value: Any, _ mirror: Mirror) {
    guard let payload = mirror.children.first else { return output += "\(value)" }
    output += payload.label ?? ""
    let parts = Mirror(reflecting: payload.value)
    let outerPaths = shownPaths
    defer { shownPaths = outerPaths }
    _ = enter(".\(payload.label ?? "")")
    if parts.displayStyle == .tuple {
      writeChildren(Self.parts(of: parts))
    } else {
      writeAll(in: "(", ")") { $0.write(payload.value) }
    }
  }

  private mutating func writeChildren(_ children: [(label: String?, value: Any)]) {
    writeAll(in: "(", ")") { description in
      var items = Items()
      for (offset, child) in children.enumerated() where !description.isFull {
        let label = child.label ?? "\(offset)"
        description.writeItem(at: { label.hasPrefix(".") ? label : ".\(label)" }, &items) { description in
          if let label = child.label, !label.hasPrefix(".") { description.output += "\(label): " }
          description.write(child.value)
        }
      }
    }
  }

  /// Returns the stored properties of a value, inherited ones first, without those that the compiler synthesizes.
  static func parts(of mirror: Mirror) -> [(label: String?, value: Any)] {
    let inherited = mirror.superclassMirror.map { parts(of: $0) } ?? []
    return inherited + mirror.children.filter { $0.label?.hasPrefix("$__lazy_storage_$") != true }
  }
}
