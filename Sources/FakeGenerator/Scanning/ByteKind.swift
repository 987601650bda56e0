/// The kinds of token that a byte can start.
enum ByteKind {
  case other, space, newline, word

  /// Returns the kind of a byte. Every byte beyond ASCII may be part of a name.
  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): self = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...0xFF: self = .word
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: self = .space
    case 0x0A, 0x0D: self = .newline
    default: self = .other
    }
  }
}
