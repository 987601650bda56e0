/// A Swift file with its path and its contents. The library itself reads no files.
public struct SourceFile: Sendable {
  /// The purpose of the file.
  public enum Role: Sendable {
    /// The file's declarations are to be faked, including its classes if `named` is true.
    case wanted(named: Bool)
    /// The file is read only for declarations that others inherit from.
    case context
  }

  /// The path as shown in diagnostics.
  public let path: String
  /// The UTF-8 text.
  public let bytes: [UInt8]
  /// The purpose of the file.
  public let role: Role
  /// The module that the file belongs to, if known.
  public let module: String?

  /// Creates a source file from its bytes.
  ///
  /// - Parameters:
  ///   - path: The path to show in diagnostics.
  ///   - bytes: The UTF-8 text.
  ///   - role: The purpose of the file. By default, its declarations are to be faked, including its classes.
  ///   - module: The module that the file belongs to, if known.
  public init(path: String, bytes: [UInt8], role: Role = .wanted(named: true), module: String? = nil) {
    self.path = path
    // An empty text has no base address, which the scan would have to check at every step.
    self.bytes = bytes.isEmpty ? [0x0A] : bytes
    self.role = role
    self.module = module
  }

  /// Creates a source file from a string.
  ///
  /// - Parameters:
  ///   - path: The path to show in diagnostics.
  ///   - text: The contents of the file.
  ///   - role: The purpose of the file. By default, its declarations are to be faked, including its classes.
  ///   - module: The module that the file belongs to, if known.
  public init(path: String, text: String, role: Role = .wanted(named: true), module: String? = nil) {
    self.init(path: path, bytes: Array(text.utf8), role: role, module: module)
  }

  /// Whether the file's declarations are to be faked.
  var isWanted: Bool {
    if case .wanted = role { true } else { false }
  }

  /// Whether the file was named individually, so that its classes are faked too.
  var isNamed: Bool {
    if case .wanted(named: true) = role { true } else { false }
  }

  /// Returns the text of a range of bytes. Invalid UTF-8 is repaired, because a slice must not crash.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the line and column of a byte. Both count from 1, and the column is in bytes, as in the compiler's
  /// diagnostics.
  func position(of offset: Int) -> SourcePosition {
    LineTable(self).position(of: offset)
  }
}

/// A location in a source file, in the compiler's format.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The line, counting from 1.
  public var line: Int
  /// The column in bytes, counting from 1.
  public var column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line, counting from 1.
  ///   - column: The column in bytes, counting from 1.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The location as `file:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
