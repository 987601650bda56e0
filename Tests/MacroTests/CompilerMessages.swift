/// The compiler's messages, as far as these tests send them. They follow the toolchain's protocol exactly.
enum CompilerMessage {
  struct Capability: Encodable {
    struct Request: Encodable { var capability = ["protocolVersion": 7] }
    var getCapability = Request()
  }

  struct Expansion: Encodable {
    var expandAttachedMacro: Request
  }

  struct Request: Encodable {
    var macro: [String: String]
    var macroRole: String
    var discriminator = "unique"
    var attributeSyntax: Syntax
    var declSyntax: Syntax
    var parentDeclSyntax: Syntax?
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
    var lexicalContext: [Syntax] = []
    var staticBuildConfiguration: String?
  }

  struct Syntax: Encodable {
    struct Location: Encodable {
      var fileID = "Bookshop/Fakes.swift"
      var fileName = "/bookshop/Fakes.swift"
      var offset: Int
      var line = 1
      var column = 1
    }

    var kind: String
    var source: String
    var location: Location

    init(_ kind: String, _ source: String, at offset: Int = 0) {
      self.kind = kind
      self.source = source
      location = Location(offset: offset)
    }
  }
}
