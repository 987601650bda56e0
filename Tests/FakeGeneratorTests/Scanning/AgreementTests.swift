import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import FakeGenerator

/// What the parser finds in a whole file, to compare what the scan finds with.
private final class ReferenceOutline: SyntaxVisitor {
  private(set) var found: [String] = []
  private var enclosing: [[String]] = []

  init(_ text: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: text))
  }

  private func add(_ kind: String, _ name: TokenSyntax, _ node: some DeclSyntaxProtocol) {
    let path = enclosing.flatMap { $0 } + [name.plainText]
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    found.append("\(kind) \(path.joined(separator: ".")) \(start)..<\(end)")
  }

  private func enter(_ names: [String]) -> SyntaxVisitorContinueKind {
    enclosing.append(names)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add("protocol", node.name, node)
    return enter([node.name.plainText])
  }
  override func visitPost(_: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add("class", node.name, node)
    return enter([node.name.plainText])
  }
  override func visitPost(_: ClassDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plainText]) }
  override func visitPost(_: StructDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plainText]) }
  override func visitPost(_: EnumDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plainText]) }
  override func visitPost(_: ActorDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(TypeExpression(node.extendedType).namePath ?? [node.extendedType.trimmedDescription])
  }
  override func visitPost(_: ExtensionDeclSyntax) { enclosing.removeLast() }

  // What is local has no fake.
  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

@Suite struct AgreementTests {
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The scan's findings in the reference's words; aliases are left to other tests, since the parser's end is not ours.
  private func found(in file: SourceFile) -> [String] {
    DeclarationScanner.outline(of: file).slices.filter { $0.kind != .typealias }
      .map { "\($0.kind) \(($0.enclosing + [$0.name]).joined(separator: ".")) \($0.range)" }
  }

  private func expectAgreement(on files: [URL]) throws {
    for url in files {
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(
        found(in: SourceFile(path: url.path, text: text)) == ReferenceOutline(text).found, "\(url.lastPathComponent)")
    }
  }

  private func files(under folder: URL, ending suffix: String) -> [URL] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return paths.filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }

  @Test func `the scan finds in this project what the parser finds`() throws {
    let sources = ["Sources", "Tests"].flatMap { files(under: Self.checkout.appending(path: $0), ending: ".swift") }
    #expect(sources.count > 100)
    try expectAgreement(on: sources)
  }

  @Test func `the scan finds in the toolchain's interfaces what the parser finds`() throws {
    // The library that is loaded tells where the toolchain lies.
    guard let library = Self.loadedParser else { return }
    let folder = library.deletingLastPathComponent().deletingLastPathComponent()
    let sizes = files(under: folder, ending: ".swiftinterface").compactMap { url in
      (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize).map { (url: url, size: $0) }
    }
    // The parser is what takes time: the large ones say nothing that the others do not.
    let some = sizes.filter { $0.size < Self.largest && !$0.url.path.contains(".private.") }
    #expect(!some.isEmpty)
    try expectAgreement(on: some.map(\.url))
  }

  private static let largest = 300_000

  /// The toolchain's parser, as it is loaded into this process.
  private static var loadedParser: URL? {
    #if os(Linux)
      // The kernel makes the file up as it is read, so that it has no size.
      guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
      var data = Data()
      while let part = try? maps.read(upToCount: 1 << 16), !part.isEmpty { data += part }
      let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
        $0.hasSuffix("/libSwiftParser.so")
      }
      return line.flatMap { line in line.firstIndex(of: "/").map { URL(fileURLWithPath: String(line[$0...])) } }
    #else
      return nil
    #endif
  }
}
