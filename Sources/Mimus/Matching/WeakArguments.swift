import Foundation

// What a storage records in place of arguments if it doesn't retain them.

extension [Any?] {
  /// The arguments without anything that would keep an object or a closure alive. No user code runs.
  var heldWeakly: [Any?] { map { heldArgument($0) ?? $0 } }
}

/// Returns what to record in place of a value that would keep an object or a closure alive, or nil for any other value.
func heldArgument(_ argument: Any?) -> (any HeldArgument)? {
  guard let value = Comparison.unwrapped(argument) else { return nil }
  let type = type(of: value)
  if let type = type as? AnyClass { return value is any ValueObject ? nil : WeakObject(value as AnyObject, type) }
  if let container = value as? any HoldableContainer { return container.heldWeakly }
  return ClosureType.describes(type) ? DroppedClosure(type) : nil
}

extension RecordedCall {
  /// For each argument, whether it wasn't kept alive and no longer exists.
  var areArgumentsLost: [Bool] { arguments.map(isGone) }
}

/// Returns whether a value was recorded in place of an object or a closure, or is what remains of a container of such
/// values. It must not be taken for a value of a type such as `AnyObject`.
func isGone(_ argument: Any?) -> Bool {
  guard let value = Comparison.unwrapped(argument) else { return false }
  let type = type(of: value)
  if type == DeallocatedObject.self || type == DroppedClosure.self { return true }
  return (value as? any ContainerRemains)?.isAnyGone ?? false
}

extension Comparison {
  /// Returns whether an argument is what remains of a container that a parameter of a type may have had.
  static func isRemains<Value>(_ argument: Any?, of type: Value.Type) -> Bool {
    guard isGone(argument), let remains = unwrapped(argument) else { return false }
    let wrapped = wrappedType(of: type)
    return isExistential(wrapped) || wrapped == AnyHashable.self
      || (wrapped as? any HoldableContainer.Type)?.mayHaveHeld(remains) ?? false
  }
}

/// A container of the type in which what remains of a container is recorded.
private protocol ContainerRemains {
  var isAnyGone: Bool { get }
}

extension Array: ContainerRemains where Element == Any? {
  fileprivate var isAnyGone: Bool { contains(where: isGone) }
}

extension Dictionary: ContainerRemains where Value == Any? {
  fileprivate var isAnyGone: Bool { values.contains(where: isGone) }
}

// MARK: - Objects

/// An object that is recorded weakly.
final class WeakObject: HeldArgument, @unchecked Sendable {
  // Unchecked because the object is an argument of the fake, and is used wherever the call is read.
  private weak var object: AnyObject?
  private let type: AnyClass

  init(_ object: AnyObject, _ type: AnyClass) {
    self.object = object
    self.type = type
  }

  var value: Any? { object ?? DeallocatedObject(type: type) }
}

/// The representation of an object that was recorded weakly and no longer exists.
struct DeallocatedObject: UnrecordedArgument, CustomStringConvertible, Sendable {
  let type: AnyClass

  var description: String {
    let name = ValueDescription.name(of: type)
    return "\("AEIOU".contains(name.prefix(1)) ? "an" : "a") \(name), since deallocated"
  }

  var mayBeClosure: Bool { false }

  func passes<Value>(for type: Value.Type) -> Bool {
    if let optional = type as? any WrappingType.Type { return optional.passes(self) }
    // For an existential type, there is no way to tell whether a class conforms to it.
    return self.type is Value.Type || Comparison.isExistential(type) || type == AnyHashable.self
  }
}

/// An optional type.
private protocol WrappingType {
  static func passes(_ object: DeallocatedObject) -> Bool
}

extension Optional: WrappingType {
  fileprivate static func passes(_ object: DeallocatedObject) -> Bool { object.passes(for: Wrapped.self) }
}

/// An object that acts as a value, so it is kept.
private protocol ValueObject {}

extension NSString: ValueObject {}
extension NSNumber: ValueObject {}
extension NSURL: ValueObject {}
extension NSNull: ValueObject {}
extension NSError: ValueObject {}

// MARK: - Closures

/// What is recorded for a closure. Only the code that answers the call receives the closure itself.
struct DroppedClosure: HeldArgument, UnrecordedArgument, CustomStringConvertible, Sendable {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  var description: String { "a closure \(ValueDescription.name(of: type))" }
  var value: Any? { self }
}

// MARK: - Containers

/// A container whose elements may be objects or closures.
private protocol HoldableContainer {
  /// What to record in its place, if any element would be kept alive.
  var heldWeakly: (any HeldArgument)? { get }
  /// Returns whether something may be what remains of such a container.
  static func mayHaveHeld(_ remains: Any) -> Bool
}

/// A container with some elements that are recorded weakly.
private struct HeldContainer<Element>: HeldArgument {
  /// The elements, including the substitutes for some of them.
  private let elements: [Any]
  /// Recreates the container, if all elements still exist.
  private let whole: ([Element]) -> Any
  /// Creates a container from what remains of each element.
  private let remains: ([Any?]) -> Any

  /// Creates the container, or returns nil if no element is an object or a closure.
  init?(
    _ elements: some Collection<Element>, whole: @escaping ([Element]) -> Any, remains: @escaping ([Any?]) -> Any
  ) {
    // There may be very many numbers.
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
    let same = left.compactMap { isGone($0) ? nil : cast($0, to: Element.self) }
    return same.count == left.count ? whole(same) : remains(left)
  }
}

extension Array: HoldableContainer {
  fileprivate var heldWeakly: (any HeldArgument)? {
    HeldContainer(self, whole: { $0 }, remains: { $0 })
  }

  fileprivate static func mayHaveHeld(_ remains: Any) -> Bool { areElements(remains, of: Element.self) }
}

extension Set: HoldableContainer {
  fileprivate var heldWeakly: (any HeldArgument)? {
    HeldContainer(self, whole: { Set($0) }, remains: { $0 })
  }

  fileprivate static func mayHaveHeld(_ remains: Any) -> Bool { areElements(remains, of: Element.self) }
}

extension Dictionary: HoldableContainer {
  fileprivate var heldWeakly: (any HeldArgument)? {
    let keys = Array(keys)
    // Keys that are objects may have become equal since the call.
    return HeldContainer(
      values, whole: { Dictionary(zip(keys, $0)) { _, last in last } },
      remains: { [Key: Any?](zip(keys, $0)) { _, last in last } })
  }

  fileprivate static func mayHaveHeld(_ remains: Any) -> Bool {
    guard type(of: remains) == [Key: Any?].self, let remains = remains as? [Key: Any?] else { return false }
    return remains.values.allSatisfy { Comparison.isRecordable($0, as: Value.self) }
  }
}

/// Returns whether something is a list of what remains of elements of a type.
private func areElements<Element>(_ remains: Any, of type: Element.Type) -> Bool {
  guard Swift.type(of: remains) == [Any?].self, let remains = remains as? [Any?] else { return false }
  return remains.allSatisfy { Comparison.isRecordable($0, as: type) }
}
