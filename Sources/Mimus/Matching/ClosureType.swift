/// The parameter and result types of a closure, which are known only at run time.
///
/// The layout of the metadata from which they are read is part of Swift's stable ABI ("Function metadata" in the
/// compiler's TypeMetadata document).
struct ClosureType {
  let parameters: [Any.Type]
  let result: Any.Type

  private static let functionKind: UInt = 0x302
  private static let parameterCountMask: UInt = 0xFFFF

  /// Creates the description of a closure's type, or returns nil for any other type.
  init?(_ type: Any.Type) {
    guard Self.describes(type) else { return nil }
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let types = UnsafeRawPointer(words + 2).assumingMemoryBound(to: Any.Type.self)
    result = types[0]
    parameters = (0..<Int(words[1] & Self.parameterCountMask)).map { types[$0 + 1] }
  }

  /// Returns whether a type is that of a closure.
  static func describes(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0] == functionKind
  }
}
