import FakeGenerator

/// What the compiler asks for.
struct Expansion {
  /// What a macro may add, as far as those of this plugin do.
  enum Role: String {
    case accessor, body, `extension`, member, memberAttribute, peer
  }

  /// A stretch of a source file.
  struct Source {
    var text: String
    var path: String
    /// Where it begins in the file.
    var offset: Int
  }

  /// The type that the macro's declaration names.
  var macro: String
  var role: Role
  var attribute: Source
  var declaration: Source
  /// The type around the declaration, in full, where the macro stands on that.
  var parent: Source?
  /// The headers of what is around the declaration, innermost first.
  var context: [String] = []
  /// The type that is to be extended, as it is called.
  var extendedType: String?
  /// The protocols that it does not conform to yet.
  var missingConformances: [String] = []
}

/// What the plugin answers.
struct Reply {
  /// Something wrong, and where.
  struct Complaint {
    var finding: Finding
    var source: Expansion.Source
  }

  /// What is added to the program; empty where that is nothing.
  var text = ""
  var complaints: [Complaint] = []
}
