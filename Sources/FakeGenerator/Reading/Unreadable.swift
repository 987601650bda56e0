/// The reason that a declaration couldn't be read, and its location.
struct Unreadable: Error {
  /// What was expected, in the compiler's phrases, or nil if the text nests too deeply.
  var expected: String?
  /// The byte at which it was expected.
  var offset: Int
}

extension String {
  /// Whether it's a condition about the version of Swift. What is written for other versions needn't be readable.
  var isAboutCompiler: Bool { contains("compiler(") || contains("swift(") || contains("_compiler_version(") }
}
