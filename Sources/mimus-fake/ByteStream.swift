#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(CRT)
  import CRT
#endif

/// Standard output, standard error, or an open file, without a buffer of its own.
struct ByteStream {
  static let output = ByteStream(descriptor: 1)
  static let error = ByteStream(descriptor: 2)

  let descriptor: Int32

  /// Prepares the process for writing.
  static func prepare() {
    #if os(Windows)
      // Fakes are the same on every system, so line endings aren't converted.
      for descriptor: Int32 in [0, 1] { _ = _setmode(descriptor, _O_BINARY) }
    #else
      // A reader that has seen enough closes the pipe. Writing to it then fails, which shouldn't end the process with a
      // signal.
      signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Whether the stream is a terminal.
  var isTerminal: Bool {
    #if os(Windows)
      _isatty(descriptor) != 0
    #else
      isatty(descriptor) == 1
    #endif
  }

  /// Writes a text.
  ///
  /// - Returns: The reason that it couldn't be written, or nil. It isn't an error if the reader has closed its end.
  @discardableResult
  func write(_ text: String) -> String? { write([Array(text.utf8)]) }

  /// Writes parts of a text, one after another.
  ///
  /// - Returns: The reason that they couldn't be written, or nil.
  func write(_ parts: [[UInt8]]) -> String? {
    for part in parts {
      if let reason = part.withUnsafeBufferPointer({ write($0) }) { return reason }
    }
    return nil
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var written = 0
    while written < bytes.count {
      let count = writeSome(bytes[written...], to: descriptor)
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        return nil
      } else if errno != EINTR, errno != EAGAIN {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}

/// Writes as many bytes as the system accepts.
private func writeSome(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to descriptor: Int32) -> Int {
  let bytes = UnsafeBufferPointer(rebasing: bytes)
  #if os(Windows)
    return Int(_write(descriptor, bytes.baseAddress, UInt32(min(bytes.count, 1 << 30))))
  #else
    return write(descriptor, bytes.baseAddress, bytes.count)
  #endif
}

/// Ends the process.
func quit(_ outcome: Command.Outcome) -> Never { exit(outcome.rawValue) }
