#if HAS_SWIFT_SYNTAX
  import Testing

  @testable import FakeGenerator

  /// A comparison of the generator's reader with the toolchain's parser, and the amount of source compared.
  struct Agreement {
    private(set) var sources = 0
    private(set) var declarations = 0
    private(set) var members = 0
    /// Descriptions of the declarations read differently, each with its first difference.
    private(set) var differences: [String] = []
    /// Declarations that the reader refuses although the parser accepts them. The compiler may refuse them after
    /// parsing.
    private var refusals: [String] = []

    /// Reads a source with both and compares the results.
    ///
    /// - Returns: Whether the source has a declaration that the parser accepts.
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

    /// Records an issue for each difference, and prints what was compared.
    ///
    /// - Parameters:
    ///   - what: A description of the sources.
    ///   - mostRefusals: The maximum number of declarations that the reader may refuse although the parser accepts
    ///     them.
    func conclude(_ what: String, mostRefusals: Int = 0) {
      print("\(what): \(declarations) declarations with \(members) members of \(sources) sources compared")
      for refusal in refusals { print("  refused by the reader alone: \(refusal)") }
      #expect(refusals.count <= mostRefusals, "\(refusals.count) declarations are refused by the reader alone")
      for difference in differences.prefix(10) { Issue.record("\(difference)") }
      #expect(differences.isEmpty, "\(differences.count) declarations are read differently")
    }
  }
#endif
