/// The bytes of a text that is being written.
///
/// A text is written in pieces of a few bytes. For those, an array's `append(contentsOf:)` costs several times as much
/// as the copying itself.
struct TextBuffer: ~Copyable {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes.
  private(set) var count = 0

  /// Makes an empty buffer.
  ///
  /// - Parameter capacity: The expected number of bytes.
  init(capacity: Int) {
    storage = .allocate(capacity: max(capacity, 256))
  }

  deinit { storage.deallocate() }

  /// The bytes written so far.
  var bytes: [UInt8] { self[0..<count] }

  /// The text written so far.
  var text: String { String(decoding: storage[..<count], as: UTF8.self) }

  /// A copy of some of the bytes.
  subscript(range: Range<Int>) -> [UInt8] { Array(storage[..<count][range]) }

  /// Returns whether a byte occurs in a range.
  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, storage[index] != byte { index += 1 }
    return index < range.upperBound
  }

  /// Returns the number of characters in a range.
  func width(of range: Range<Int>) -> Int {
    let bytes = storage[..<count][range]
    return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }
}

// MARK: - Change

extension TextBuffer {
  /// Appends a text.
  mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) != nil { return }
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends bytes.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  /// Appends a byte a number of times.
  mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    storage[count..<count + times].update(repeating: byte)
    count += times
  }

  /// Removes what follows a position.
  ///
  /// - Returns: The removed bytes.
  mutating func cut(from place: Int) -> [UInt8] {
    let bytes = self[place..<count]
    count = place
    return bytes
  }

  /// Replaces a range with one byte.
  mutating func replace(_ range: Range<Int>, with byte: UInt8) {
    let rest = storage[..<count][range.upperBound...]
    storage[range.lowerBound] = byte
    _ = storage[(range.lowerBound + 1)...].update(fromContentsOf: rest)
    count -= range.count - 1
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    guard let source = bytes.baseAddress, let target = storage.baseAddress else { return }
    UnsafeMutableRawPointer(target + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Makes room for further bytes.
  @inline(__always)
  private mutating func reserve(_ additional: Int) {
    if count + additional > storage.count { grow(by: additional) }
  }

  @inline(never)
  private mutating func grow(by additional: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(2 * storage.count, count + additional))
    _ = larger.update(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }
}
