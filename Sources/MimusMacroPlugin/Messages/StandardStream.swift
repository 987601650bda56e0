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

/// The standard streams, as bytes.
///
/// Foundation's file handles aren't used because loading Foundation takes as long as expanding a macro.
enum StandardStream {
  /// Turns off the conversion of line endings, on systems that have one.
  static func useBytes() {
    #if os(Windows)
      for descriptor: Int32 in [0, 1] { _ = _setmode(descriptor, _O_BINARY) }
    #endif
  }

  /// Reads from standard input.
  ///
  /// - Returns: At most `count` bytes, none at the end of input, or nil if reading fails.
  static func read(_ count: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var got = readInput(buffer)
      while got < 0, errno == EINTR { got = readInput(buffer) }
      failed = got < 0
      initialized = max(got, 0)
    }
    return failed ? nil : bytes
  }

  /// Writes to standard output.
  ///
  /// - Returns: Whether all bytes were written.
  static func write(_ bytes: [UInt8]) -> Bool { write(bytes, to: 1) }

  /// Writes a line to standard error, and exits.
  static func fail(_ line: String) -> Never {
    _ = write(Array("\(line)\n".utf8), to: 2)
    exit(1)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeSome(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }
}

// MARK: - The system's calls

private func readInput(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  #if os(Windows)
    Int(_read(0, buffer.baseAddress, UInt32(buffer.count)))
  #else
    read(0, buffer.baseAddress, buffer.count)
  #endif
}

private func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  #if os(Windows)
    Int(_write(descriptor, bytes.baseAddress, UInt32(min(bytes.count, 1 << 30))))
  #else
    write(descriptor, bytes.baseAddress, bytes.count)
  #endif
}
