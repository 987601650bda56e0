#if HAS_SWIFT_SYNTAX
  import Testing

  @testable import FakeGenerator

  /// Whether the generator's reader and the toolchain's parser read the same in some sources, and how much that was.
  struct Agreement {
    private(set) var sources = 0
    private(set) var declarations = 0
    private(set) var members = 0
    /// What was read differently, told in the first difference of each declaration.
    private(set) var differences: [String] = []
    /// What the reader refuses though the parser finds no error in it. The compiler may refuse it too, later than parsing.
    private var refusals: [String] = []

    /// Read a source with both.
    ///
    /// - Returns: whether there was something in it that the parser finds no error in.
    @discardableResult
    mutating func read(_ file: SourceFile) -> Bool {
      let slices = DeclarationScanner.outline(of: file, keepsStructures: true).slices
      guard !slices.isEmpty else { return false }
      let reader = DeclarationReader(file: file, number: 0)
      let reference = ReferenceReader(file: file)
      var isCompared = false
      for slice in slices {
        guard let expected = reference.read(slice) else { continue }
        isCompared = true
        compare(reader.read(slice), with: expected, of: slice, in: file)
      }
      if isCompared { sources += 1 }
      return isCompared
    }

    private mutating func compare(
      _ found: DeclarationReader.Result, with expected: DeclarationReader.Result, of slice: Slice, in file: SourceFile
    ) {
      declarations += 1
      switch (found, expected) {
      case (.type(let found), .type(let expected)):
        members += expected.members.count + expected.associatedTypes.count + expected.aliases.count
        if found != expected { note(String(reflecting: found), String(reflecting: expected), slice, file) }
      case (.alias(let found), .alias(let expected)):
        if found != expected { note(String(reflecting: found), String(reflecting: expected), slice, file) }
      case (.invalid(let diagnostics), _):
        refusals.append(
          "\(diagnostics.map(\.description).joined(separator: "; ")) in: \(file.text(slice.range).prefix(1500))")
      default: note(String(reflecting: found), String(reflecting: expected), slice, file)
      }
    }

    private mutating func note(_ found: String, _ expected: String, _ slice: Slice, _ file: SourceFile) {
      let same = zip(found, expected).prefix { $0 == $1 }.count
      func part(_ text: String) -> Substring { text.dropFirst(max(0, same - 120)).prefix(400) }
      differences.append(
        """
        \(file.position(of: slice.nameOffset)) \(slice.name)
          found:    …\(part(found))
          expected: …\(part(expected))
          source:   \(file.text(slice.range).prefix(1500))
        """)
    }

    /// Fails on differences, and prints what was compared.
    ///
    /// - Parameters:
    ///   - what: What was read.
    ///   - mostRefusals: How many declarations the reader may refuse that the parser accepts.
    func conclude(_ what: String, mostRefusals: Int = 0) {
      print("\(what): \(declarations) declarations with \(members) members of \(sources) sources compared")
      for refusal in refusals { print("  refused by the reader alone: \(refusal)") }
      #expect(refusals.count <= mostRefusals, "\(refusals.count) declarations are refused by the reader alone")
      for difference in differences.prefix(10) { Issue.record("\(difference)") }
      #expect(differences.isEmpty, "\(differences.count) declarations are read differently")
    }
  }
#endif
