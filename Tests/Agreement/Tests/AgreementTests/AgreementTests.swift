import Foundation
import Testing

@testable import FakeGenerator

/// Compares the generator's own reader with the toolchain's parser, field by field.
struct AgreementTests {
  #if HAS_SWIFT_SYNTAX
    @Test func `the toolchain's interfaces are read as the parser reads them`() throws {
      var agreement = Agreement()
      let interfaces = Places.interfaces
      #expect(!interfaces.isEmpty)
      for url in interfaces { agreement.read(try Places.source(url)) }
      agreement.conclude("Interfaces of the toolchain")
    }

    @Test func `this project's sources are read as the parser reads them`() throws {
      var agreement = Agreement()
      for url in Places.sources { agreement.read(try Places.source(url)) }
      agreement.conclude("Sources of this project")
    }

    @Test func `edge cases are read as the parser reads them`() throws {
      for lineEnd in ["\n", "\r\n"] {
        var agreement = Agreement()
        var count = 0
        for text in try EdgeCases.all {
          let file = SourceFile(path: "EdgeCases.swift", text: text.replacing("\n", with: lineEnd))
          let isRead = agreement.read(file)
          #expect(isRead, "the parser finds an error in: \(text)")
          count += 1
        }
        #expect(count > 25)
        agreement.conclude("Edge cases")
      }
    }

    @Test(arguments: 0..<4) func `mutated declarations are read as the parser reads them`(_ part: Int) throws {
      let declarations = try EdgeCases.all + EdgeCases.declarations(in: Places.sources, below: 700)
      #expect(declarations.count > 200)
      var agreement = Agreement()
      var round: UInt64 = 0
      while agreement.sources < 5_000 {
        for declaration in declarations {
          let original = Array(declaration.utf8)
          let seed = Mutation.seed(of: original) &+ round &* 4 &+ UInt64(part)
          var mutation = Mutation(seed: seed)
          let bytes = mutation.apply(to: original)
          guard bytes != original else { continue }
          agreement.read(SourceFile(path: "Seed\(seed).swift", bytes: bytes))
        }
        round += 1
      }
      // The parser accepts some invalid code. The reader must read what it accepts in the same way.
      agreement.conclude("Mutations \(part + 1) of 4", mostRefusals: 10)
    }

    @Test func `the scan finds the same declarations as the parser`() throws {
      // The parser is slow, and the large interfaces have nothing that the others don't.
      let interfaces = Places.interfaces.filter { url in
        !url.path.contains(".private.")
          && ((try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0) < 300_000
      }
      var count = 0
      for url in Places.sources + interfaces {
        let file = try Places.source(url)
        let outline = DeclarationScanner.outline(of: file, keepsStructures: true)
        let found = outline.slices.filter { $0.kind != .typealias }.map {
          "\($0.kind) \($0.qualifiedName) \($0.range)"
        }
        #expect(found == ReferenceOutline(file.text(0..<file.bytes.count)).found, "\(url.lastPathComponent)")
        count += found.count
      }
      print("Outlines: \(count) declarations compared")
    }
  #else
    @Test func `this toolchain does not include SwiftSyntax`() {
      print("Skipped: this toolchain does not include SwiftSyntax, so there is no reference.")
    }
  #endif
}
