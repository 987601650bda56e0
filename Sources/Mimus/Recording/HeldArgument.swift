import Foundation

// What a storage that retains no arguments records in their place.

/// An argument as it is recorded without being kept alive.
protocol HeldArgument {
  /// What is left of the argument, for whoever reads the call.
  var value: Any? { get }
}

extension [Any?] {
  /// The arguments without what would keep an object or a closure alive. No user code runs.
  var heldWeakly: [Any?] { map { heldArgument($0) ?? $0 } }

  /// The arguments as far as they are still there.
  var resolved: [Any?] { map { argument in (argument as? any HeldArgument).map(\.value) ?? argument } }
}

/// What is recorded in place of a value that would keep an object or a closure alive; nil for any other value.
func heldArgument(_ argument: Any?) -> (any HeldArgument)? {
  guard let value = Comparison.unwrapped(argument) else { return nil }
  let type = type(of: value)
  if let type = type as? AnyClass { return value is any ValueObject ? nil : WeakObject(value as AnyObject, type) }
  if let container = value as? any HoldableContainer { return container.heldWeakly }
  return ValueDescription.isClosure(type) ? DroppedClosure(type) : nil
}

extension RecordedCall {
  /// Whether the arguments lack something that wasn't kept alive.
  var lacksArguments: Bool { arguments.contains(where: isGone) }
}

/// Whether a value stands for what wasn't kept alive, or a container holds such a value.
private func isGone(_ argument: Any?) -> Bool {
  switch Comparison.unwrapped(argument) {
  case is DeallocatedObject, is DroppedClosure: true
  case let list as any ListValue: (0..<list.elementCount).contains { isGone(list.element(at: $0)) }
  case let dictionary as any DictionaryValue: dictionary.entries.contains { isGone($0.value) }
  default: false
  }
}

// MARK: - Objects

/// An object that is recorded weakly.
final class WeakObject: HeldArgument, @unchecked Sendable {
  // Unchecked, since the object is what the fake was called with, and is used wherever the call is read.
  private weak var object: AnyObject?
  private let type: AnyClass

  init(_ object: AnyObject, _ type: AnyClass) {
    self.object = object
    self.type = type
  }

  var value: Any? { object ?? DeallocatedObject(type: type) }
}

/// What there is to read of an object that was recorded weakly and doesn't exist any more.
struct DeallocatedObject: UnrecordedArgument, CustomStringConvertible, Sendable {
  let type: AnyClass

  var description: String {
    let name = ValueDescription.name(of: type)
    return "\("AEIOU".contains(name.prefix(1)) ? "an" : "a") \(name), since deallocated"
  }

  var mayBeClosure: Bool { false }

  func passes<Value>(for type: Value.Type) -> Bool {
    if let optional = type as? any WrappingType.Type { return optional.passes(self) }
    // Of an existential, nothing tells whether a class conforms to it.
    return !(type is AnyClass) || self.type is Value.Type
  }
}

/// An Optional type.
private protocol WrappingType {
  static func passes(_ object: DeallocatedObject) -> Bool
}

extension Optional: WrappingType {
  fileprivate static func passes(_ object: DeallocatedObject) -> Bool { object.passes(for: Wrapped.self) }
}

/// An object that is as good as a value: it's kept.
private protocol ValueObject {}

extension NSString: ValueObject {}
extension NSNumber: ValueObject {}
extension NSURL: ValueObject {}
extension NSNull: ValueObject {}
extension NSError: ValueObject {}

// MARK: - Closures

/// What is recorded of a closure. Only what answers the call gets the closure.
struct DroppedClosure: HeldArgument, UnrecordedArgument, CustomStringConvertible, Sendable {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  var description: String { "a closure \(ValueDescription.name(of: type))" }
  var value: Any? { self }
}

// MARK: - Containers

/// A container whose elements may be objects or closures.
private protocol HoldableContainer {
  /// What is recorded in its place, if any element would be kept alive.
  var heldWeakly: (any HeldArgument)? { get }
}

/// A container some of whose elements are recorded weakly.
private struct HeldContainer<Element>: HeldArgument {
  /// The elements, with what is recorded in place of some of them.
  private let elements: [Any]
  /// Puts the container together again, of elements that are all there.
  private let whole: ([Element]) -> Any
  /// Makes a container of what is left of each.
  private let remains: ([Any?]) -> Any

  /// Creates one; nil if no element is an object or a closure.
  init?(
    _ elements: some Collection<Element>, whole: @escaping ([Element]) -> Any, remains: @escaping ([Any?]) -> Any
  ) {
    // Numbers may be very many.
    if Element.self is any Numeric.Type { return nil }
    var isNeeded = false
    self.elements = elements.map { element -> Any in
      guard let held = heldArgument(element) else { return element }
      isNeeded = true
      return held
    }
    self.whole = whole
    self.remains = remains
    guard isNeeded else { return nil }
  }

  var value: Any? {
    let left = elements.map { element in (element as? any HeldArgument).map(\.value) ?? element }
    let same = left.compactMap { cast($0, to: Element.self) }
    return same.count == left.count ? whole(same) : remains(left)
  }
}

extension Array: HoldableContainer {
  fileprivate var heldWeakly: (any HeldArgument)? {
    HeldContainer(self, whole: { $0 }, remains: { $0 })
  }
}

extension Set: HoldableContainer {
  fileprivate var heldWeakly: (any HeldArgument)? {
    HeldContainer(self, whole: { Set($0) }, remains: { $0 })
  }
}

extension Dictionary: HoldableContainer {
  fileprivate var heldWeakly: (any HeldArgument)? {
    let keys = Array(keys)
    return HeldContainer(
      values, whole: { Dictionary(uniqueKeysWithValues: zip(keys, $0)) },
      remains: { [Key: Any?](uniqueKeysWithValues: zip(keys, $0)) })
  }
}
