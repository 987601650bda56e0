/// Why a declaration could not be read, and where.
struct Unreadable: Error {
  /// What was expected, in the compiler's phrases; nil where the text nests too deep.
  var expected: String?
  /// The byte at which it was expected.
  var offset: Int
}
