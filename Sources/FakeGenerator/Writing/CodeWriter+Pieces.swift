// The overloads for a few pieces do what those for any number of them do, which copy each piece on the way.

// MARK: Pieces

extension CodeWriter {
  /// Write a piece where the writer is.
  mutating func write(_ piece: some Code) {
    piece.write(to: &self)
  }

  /// Write two pieces where the writer is.
  mutating func write(_ one: some Code, _ two: some Code) {
    one.write(to: &self)
    two.write(to: &self)
  }

  /// Write three pieces where the writer is.
  mutating func write(_ one: some Code, _ two: some Code, _ three: some Code) {
    write(one, two)
    three.write(to: &self)
  }

  /// Write four pieces where the writer is.
  mutating func write(_ one: some Code, _ two: some Code, _ three: some Code, _ four: some Code) {
    write(one, two)
    write(three, four)
  }

  /// Write five pieces where the writer is.
  mutating func write(_ one: some Code, _ two: some Code, _ three: some Code, _ four: some Code, _ five: some Code) {
    write(one, two)
    write(three, four, five)
  }

  /// Write pieces where the writer is.
  mutating func write<each Piece: Code>(_ pieces: repeat each Piece) {
    repeat (each pieces).write(to: &self)
  }

  /// Write pieces with a comma between them.
  mutating func write(list pieces: [some Code]) {
    for index in pieces.indices {
      if index > 0 { append(", ") }
      pieces[index].write(to: &self)
    }
  }
}

// MARK: - Items of lists

extension CodeWriter {
  /// Write the next item of a list.
  mutating func item(_ piece: some Code) {
    item()
    piece.write(to: &self)
  }

  /// Write the next item of a list, of two pieces.
  mutating func item(_ one: some Code, _ two: some Code) {
    item()
    write(one, two)
  }

  /// Write the next item of a list, of three pieces.
  mutating func item(_ one: some Code, _ two: some Code, _ three: some Code) {
    item()
    write(one, two, three)
  }
}

// MARK: - Lines

extension CodeWriter {
  /// Write one line, however long.
  mutating func line(_ piece: some Code) {
    unbrokenLine { piece.write(to: &$0) }
  }

  /// Write one line, however long.
  mutating func line<each Piece: Code>(_ pieces: repeat each Piece) {
    unbrokenLine { writer in repeat (each pieces).write(to: &writer) }
  }

  /// Write a line that opens a brace, what is in it, and the brace that closes it.
  mutating func block(_ opening: some Code, body: (inout CodeWriter) -> Void) {
    block({ opening.write(to: &$0) }, body: body)
  }

  /// Write a line that opens a brace, what is in it, and the brace that closes it.
  mutating func block<each Piece: Code>(_ opening: repeat each Piece, body: (inout CodeWriter) -> Void) {
    block({ writer in repeat (each opening).write(to: &writer) }, body: body)
  }
}
