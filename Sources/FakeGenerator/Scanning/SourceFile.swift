/// A Swift file as it was read: where it lies and what it says. The library itself reads nothing.
public struct SourceFile: Sendable {
  /// What the file is for.
  public enum Role: Sendable {
    /// Fakes are wanted of what the file declares; of its classes too where `named` is true.
    case wanted(named: Bool)
    /// The file is only read for the declarations that others inherit from.
    case context
  }

  /// The path as diagnostics print it.
  public let path: String
  /// The UTF-8 text.
  public let bytes: [UInt8]
  /// What the file is for.
  public let role: Role
  /// The module that the file is a source of, where that is known.
  public let module: String?

  /// Make a source file of the bytes read from it.
  public init(path: String, bytes: [UInt8], role: Role = .wanted(named: true), module: String? = nil) {
    self.path = path
    // An empty text has no base address, which the scan would have to ask for at every step.
    self.bytes = bytes.isEmpty ? [0x0A] : bytes
    self.role = role
    self.module = module
  }

  /// Make a source file of a string.
  public init(path: String, text: String, role: Role = .wanted(named: true), module: String? = nil) {
    self.init(path: path, bytes: Array(text.utf8), role: role, module: module)
  }

  /// Whether the file's fakes are wanted.
  var isWanted: Bool {
    if case .wanted = role { true } else { false }
  }

  /// Whether the file was named by itself, so that its classes are faked too.
  var isNamed: Bool {
    if case .wanted(named: true) = role { true } else { false }
  }

  /// The text of a range of bytes; what is no UTF-8 is repaired, since a slice may not crash.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Find the line and column of a byte, both counted from 1, the column in bytes as the compiler counts it.
  func position(of offset: Int) -> SourcePosition {
    var line = 1
    var start = 0
    for index in bytes.indices.prefix(offset) where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return SourcePosition(path: path, line: line, column: offset - start + 1)
  }
}

/// A place in a source file, as the compiler prints places.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// Make a place.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The place as `file:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
