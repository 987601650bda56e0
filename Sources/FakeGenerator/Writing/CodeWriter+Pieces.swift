// The overloads for a few pieces do the same as those for any number of pieces, but without copying each piece.

// MARK: Pieces

extension CodeWriter {
  /// Writes a piece.
  mutating func write(_ piece: some Code) {
    piece.write(to: &self)
  }

  /// Writes two pieces.
  mutating func write(_ one: some Code, _ two: some Code) {
    one.write(to: &self)
    two.write(to: &self)
  }

  /// Writes three pieces.
  mutating func write(_ one: some Code, _ two: some Code, _ three: some Code) {
    write(one, two)
    three.write(to: &self)
  }

  /// Writes four pieces.
  mutating func write(_ one: some Code, _ two: some Code, _ three: some Code, _ four: some Code) {
    write(one, two)
    write(three, four)
  }

  /// Writes five pieces.
  mutating func write(_ one: some Code, _ two: some Code, _ three: some Code, _ four: some Code, _ five: some Code) {
    write(one, two)
    write(three, four, five)
  }

  /// Writes pieces.
  mutating func write<each Piece: Code>(_ pieces: repeat each Piece) {
    repeat (each pieces).write(to: &self)
  }

  /// Writes pieces separated by commas.
  mutating func write(list pieces: [some Code]) {
    for index in pieces.indices {
      if index > 0 { append(", ") }
      pieces[index].write(to: &self)
    }
  }
}

// MARK: - Items of lists

extension CodeWriter {
  /// Writes the next item of a list.
  mutating func item(_ piece: some Code) {
    item()
    piece.write(to: &self)
  }

  /// Writes the next item of a list, made of two pieces.
  mutating func item(_ one: some Code, _ two: some Code) {
    item()
    write(one, two)
  }

  /// Writes the next item of a list, made of three pieces.
  mutating func item(_ one: some Code, _ two: some Code, _ three: some Code) {
    item()
    write(one, two, three)
  }
}

// MARK: - Lines

extension CodeWriter {
  /// Writes one line of any length.
  mutating func line(_ piece: some Code) {
    unbrokenLine { piece.write(to: &$0) }
  }

  /// Writes one line of any length.
  mutating func line<each Piece: Code>(_ pieces: repeat each Piece) {
    unbrokenLine { writer in repeat (each pieces).write(to: &writer) }
  }

  /// Writes a line that opens a brace, the contents of the braces, and the brace that closes it.
  mutating func block(_ opening: some Code, body: (inout CodeWriter) -> Void) {
    block({ opening.write(to: &$0) }, body: body)
  }

  /// Writes a line that opens a brace, the contents of the braces, and the brace that closes it.
  mutating func block<each Piece: Code>(_ opening: repeat each Piece, body: (inout CodeWriter) -> Void) {
    block({ writer in repeat (each opening).write(to: &writer) }, body: body)
  }
}
