/// Standard input and output as a channel of messages.
///
/// Each message is a frame: the number of its bytes, in eight bytes of their own, and then the bytes. A frame of no bytes
/// ends the session, as the end of input does.
struct MessageChannel {
  /// What keeps messages from being received or sent.
  struct Failure: Error {
    var text: String
  }

  /// The number of bytes that announce a message's size.
  private static let headerSize = 8

  /// The most bytes to ask for at once, so that a frame costs no more memory than there are bytes of it.
  private static let largestPart = 1 << 20

  /// Receives the next message.
  ///
  /// - Returns: its bytes; nil at the end of the session.
  /// - Throws: an error if input ends within a message, or can't be read.
  func receive() throws(Failure) -> [UInt8]? {
    let header = try read(UInt64(Self.headerSize))
    if header.isEmpty { return nil }
    if header.count < Self.headerSize {
      throw Failure(text: "its message was cut off after \(header.count) bytes of its size")
    }
    let size = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if size == 0 { return nil }
    let message = try read(size)
    if message.count < size {
      throw Failure(text: "its message was cut off after \(message.count) of \(size) bytes")
    }
    return message
  }

  /// Sends a message.
  ///
  /// - Throws: an error if it can't be written.
  func send(_ message: [UInt8]) throws(Failure) {
    let header = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
    // In one part, so that the compiler never waits for the second one.
    guard StandardStream.write(header + message) else { throw Failure(text: "the answer cannot be written") }
  }

  /// Reads a number of bytes, or all that are left.
  private func read(_ count: UInt64) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while UInt64(bytes.count) < count {
      let wanted = Int(min(count - UInt64(bytes.count), UInt64(Self.largestPart)))
      guard let part = StandardStream.read(wanted) else { throw Failure(text: "its message cannot be read") }
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
    }
    return bytes
  }
}
