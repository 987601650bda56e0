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

extension UInt8 {
  /// Whether the byte is one of the few that matter in a body or an interpolation that is skipped.
  @inline(__always)
  var isDelimiter: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""),
      UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  /// Whether it can be part of an ASCII operator.
  var isOperatorPart: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension UInt64 {
  /// Returns whether any of the eight bytes is the one to find.
  ///
  /// In a byte that is zero, subtracting 1 sets the highest bit, which wasn't set before.
  @inline(__always)
  func containsByte(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = self ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }
}
