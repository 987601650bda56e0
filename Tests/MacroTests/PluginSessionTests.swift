import Foundation
import Testing

/// Tests the plugin's answers to messages of real compilers, to other messages, and to invalid input.
struct PluginSessionTests {
  private static let capability = Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)

  /// Returns the messages that Swift 6.3.1 sent while it compiled a fake and a mockable protocol.
  private static func recordedMessages() throws -> [Data] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Messages/Swift-6.3.1.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { Data($0.utf8) }
  }

  // MARK: - Real messages

  @Test func `the messages of a real compiler are answered`() throws {
    let plugin = try PluginProcess()
    let answers = try Self.recordedMessages().map { try plugin.answer(to: $0) }

    #expect(answers.first.map(NSDictionary.init) == ["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    let expansions = answers.compactMap { $0["expandMacroResult"] as? [String: Any] }
    #expect(expansions.count == 7)
    #expect(expansions.allSatisfy { ($0["diagnostics"] as? [Any])?.isEmpty == true })
    let sources = expansions.map { $0["expandedSource"] as? String ?? "" }
    let expected = [
      "func verify(", "@_FakeBody(", "@_FakeAccessors(", "extension FakePaymentGateway: nonisolated Mimus.Mock {}",
      "get {", "final class FakeMailer", "storage._call(\"charge(_:to:)\", amount, name)",
    ]
    for (source, text) in zip(sources, expected) { #expect(source.contains(text)) }
    #expect(try plugin.end() == (0, "", ""))
  }

  /// The keys that a compiler may omit.
  private static let spareKeys: Set = [
    "capability", "staticBuildConfiguration", "lexicalContext", "discriminator", "moduleName", "name", "kind", "fileID",
    "line", "column",
  ]

  @Test func `optional keys may be missing, and unknown ones may be added`() throws {
    let plugin = try PluginProcess()
    for message in try Self.recordedMessages() {
      let answer = NSDictionary(dictionary: try plugin.answer(to: message))
      let object = try JSONSerialization.jsonObject(with: message)
      for changed in [Self.without(Self.spareKeys, object), Self.withMore(object)] {
        let other = try JSONSerialization.data(withJSONObject: changed)
        #expect(other != message)
        #expect(NSDictionary(dictionary: try plugin.answer(to: other)) == answer)
      }
    }
  }

  private static func without(_ keys: Set<String>, _ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.filter { !keys.contains($0.key) }.mapValues { without(keys, $0) }
    case let array as [Any]: array.map { without(keys, $0) }
    default: value
    }
  }

  /// Returns the value with an additional key in each object except the outermost one, whose key names the request.
  private static func withMore(_ value: Any, isRequest: Bool = true) -> Any {
    switch value {
    case let object as [String: Any]:
      object.mapValues { withMore($0, isRequest: false) }
        .merging(isRequest ? [:] : ["addedLater": ["a": [1, NSNull(), ["b": "{"]]]]) { old, _ in old }
    case let array as [Any]: array.map { withMore($0, isRequest: false) }
    default: value
    }
  }

  // MARK: - Other messages

  struct BadMessage: CustomTestStringConvertible {
    var text: String
    var reason: String
    var fileName = ""
    var offset = 0

    var testDescription: String { String(text.prefix(60)) }
  }

  private static let unreadable = "the compiler's message cannot be read: "
  private static let place = #"{"source":"class A {}","location":{"fileName":"/a.swift","offset":7}}"#

  static let badMessages = [
    BadMessage(text: "{", reason: unreadable + "it is not a request in JSON"),
    BadMessage(text: "\u{0}", reason: unreadable + "it is not a request in JSON"),
    BadMessage(text: "null", reason: unreadable),
    BadMessage(text: "[1]", reason: unreadable),
    BadMessage(text: "{}", reason: unreadable + "it is not a request in JSON"),
    BadMessage(text: String(repeating: "[", count: 100_000), reason: unreadable + "it is not a request in JSON"),
    BadMessage(
      text: #"{"expandAttachedMacro":{"macro":{"typeName":"Fake"},"declSyntax":{"source":""}}}"#,
      reason: unreadable + "it has no 'expandAttachedMacro.macroRole'"),
    BadMessage(
      text: #"{"expandAttachedMacro":{"macro":{"typeName":"Fake"},"macroRole":"member","declSyntax":7}}"#,
      reason: unreadable + "'expandAttachedMacro.declSyntax' has an unexpected type"),
    BadMessage(
      text: #"{"expandEverything":7}"#,
      reason: "this toolchain asks for 'expandEverything', which this version of Mimus does not know"),
    BadMessage(
      text: "{\"expandEverything\":{\"declSyntax\":\(place)}}",
      reason: "this toolchain asks for 'expandEverything', which this version of Mimus does not know",
      fileName: "/a.swift", offset: 7),
    BadMessage(
      text:
        "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"Fake\"},\"macroRole\":\"later\",\"declSyntax\":\(place)}}",
      reason: "this toolchain expands 'Fake' in a way that this version of Mimus does not know", fileName: "/a.swift",
      offset: 7),
    BadMessage(
      text: "{\"expandFreestandingMacro\":{\"macro\":{\"typeName\":\"Fake\",\"name\":\"Fake \"},\"syntax\":\(place)}}",
      reason: "this toolchain expands 'Fake' in a way that this version of Mimus does not know", fileName: "/a.swift",
      offset: 7),
  ]

  @Test(arguments: badMessages)
  func `an unknown message fails one expansion, but not the session`(_ message: BadMessage) throws {
    let plugin = try PluginProcess()
    let answer = try plugin.answer(to: Data(message.text.utf8))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] as? String == nil)
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    #expect(Set(diagnostic.keys) == ["message", "severity", "position", "highlights", "notes", "fixIts"])
    let text = try #require(diagnostic["message"] as? String)
    #expect(text.hasPrefix(message.reason))
    #expect(text.hasSuffix(" (macro protocol 7): use the version made for it, or the command mimus-fake"))
    #expect(diagnostic["severity"] as? String == "error")
    let position: NSDictionary = ["fileName": message.fileName, "offset": message.offset]
    #expect((diagnostic["position"] as? [String: Any]).map(NSDictionary.init) == position)

    #expect(try plugin.answer(to: Self.capability)["getCapabilityResult"] != nil)
    #expect(try plugin.end().status == 0)
  }

  @Test func `a library is never loaded`() throws {
    let request = Data(#"{"loadPluginLibrary":{"libraryPath":"/a.so","moduleName":"A"}}"#.utf8)
    let answer = try PluginProcess().answer(to: request)
    #expect(NSDictionary(dictionary: answer) == ["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]])
  }

  // MARK: - Frames

  @Test func `an empty frame ends the session, as does the end of input`() throws {
    for bytes in [Data(), PluginProcess.header(0), PluginProcess.header(0) + Data("{".utf8)] {
      let plugin = try PluginProcess()
      #expect(try plugin.answer(to: Self.capability)["getCapabilityResult"] != nil)
      try plugin.send(bytes)
      #expect(try plugin.end() == (0, "", ""))
    }
  }

  @Test(arguments: [
    (Data([1, 0, 0]), "3 bytes of its size"),
    (PluginProcess.header(100) + Data("{".utf8), "1 of 100 bytes"),
    (PluginProcess.header(1 << 40) + Data("{}".utf8), "2 of 1099511627776 bytes"),
    (PluginProcess.header(.max) + Data("{}".utf8), "2 of 18446744073709551615 bytes"),
  ])
  func `a truncated frame ends the plugin with a message`(_ bytes: Data, _ place: String) throws {
    let plugin = try PluginProcess()
    try plugin.send(bytes)
    let (status, output, errors) = try plugin.end()
    #expect(status == 1)
    #expect(output.isEmpty)
    #expect(errors == "error: Mimus cannot talk to this compiler: its message was cut off after \(place)\n")
  }

  @Test func `a frame may have millions of bytes`() throws {
    var expander = try MacroExpander()
    let comment = "\n  // " + String(repeating: "charge refund ", count: 400_000)
    let text = try expander.expand(
      "Mockable", "peer", declaration: "@Mockable protocol Bell {\(comment)\n  func ring()\n}")
    #expect(text.contains("func ring()"))
    #expect(expander.complaints.isEmpty)
  }
}
