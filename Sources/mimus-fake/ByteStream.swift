import Foundation

/// Standard output, standard error or an open file, written without a buffer of its own.
struct ByteStream {
  static let output = ByteStream(descriptor: 1)
  static let error = ByteStream(descriptor: 2)

  let descriptor: Int32

  /// Whether somebody watches.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Write a text.
  ///
  /// - Returns: why it could not be written, in words, or nil. That the reader has gone away is its own decision, and no
  ///   error.
  @discardableResult
  func write(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
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
}
