import FakeGenerator

/// A request of the compiler.
struct Expansion {
  /// The roles of the macros in this plugin.
  enum Role: String {
    case accessor, body, `extension`, member, memberAttribute, peer
  }

  /// A range of a source file.
  struct Source {
    var text: String
    var path: String
    /// The offset in the file at which it begins.
    var offset: Int
  }

  /// The type that the macro's declaration names.
  var macro: String
  var role: Role
  var attribute: Source
  var declaration: Source
  /// The complete enclosing type of the declaration, if the macro is attached to the type.
  var parent: Source?
  /// The headers of the declarations that enclose the declaration, innermost first.
  var context: [String] = []
  /// The name of the type to extend.
  var extendedType: String?
  /// The protocols that it doesn't conform to yet.
  var missingConformances: [String] = []
  /// Whether the module isolates declarations to the main actor by default, as far as the compiler tells.
  var isMainActorByDefault = false
}

/// The answer of the plugin.
struct Reply {
  /// A problem and its location.
  struct Complaint {
    var finding: Finding
    var source: Expansion.Source
  }

  /// The text to add to the program, which may be empty.
  var text = ""
  var complaints: [Complaint] = []
}
