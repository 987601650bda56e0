/// Standard input and output as a channel of messages.
///
/// Each message is a frame: the number of its bytes, encoded in eight bytes, and then the bytes themselves. An empty
/// frame ends the session, as does the end of input.
struct MessageChannel {
  /// The reason that messages can't be received or sent.
  struct Failure: Error {
    var text: String
  }

  /// The number of bytes that encode a message's size.
  private static let headerSize = 8

  /// The maximum number of bytes to read at a time, so that a frame never uses more memory than it has bytes.
  private static let largestPart = 1 << 20

  /// Receives the next message.
  ///
  /// - Returns: The bytes of the message, or nil at the end of the session.
  /// - Throws: An error if input ends within a message, or can't be read.
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
  /// - Throws: An error if the message can't be written.
  func send(_ message: [UInt8]) throws(Failure) {
    let header = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
    // The message is sent in one part, so that the compiler never waits for the second one.
    guard StandardStream.write(header + message) else { throw Failure(text: "the answer cannot be written") }
  }

  /// Reads a number of bytes, or all that remain.
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
