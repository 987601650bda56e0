extension Diagnostic.Message {
  static func tooManyParents(_ type: String) -> Self {
    Self(text: "cannot fake '\(type)': it inherits, directly or indirectly, from at least 500 others")
  }

  static func markerParent(_ parent: String, of type: String, through heir: String?) -> Self {
    Self(
      text: """
        cannot fake '\(type)': \(subject(heir)) inherits from '\(parent)', a marker protocol, which cannot be \
        conformed to explicitly
        """)
  }

  static func parent(_ parent: String, in module: String, of type: String, through heir: String?) -> Self {
    let context =
      KnownProtocols.isClass(parent)
      ? "'--context \(parent).swift' with 'class \(parent) { … }' and its initializers"
      : """
      '--context <path>/\(module).swiftmodule/<target>.swiftinterface', or '--context \(parent).swift' with \
      'protocol \(parent) { … }' and its requirements
      """
    return Self(
      text: """
        cannot fake '\(type)': \(subject(heir)) inherits from '\(parent)' of the module '\(module)', whose source is not \
        among the given files; add \(context)
        """)
  }

  private static func subject(_ heir: String?) -> String { heir.map { "its parent '\($0)'" } ?? "it" }

  static func unseenParent(_ parent: String, of type: String, through heir: String?) -> Self {
    Self(
      text: """
        cannot fake '\(type)': \(subject(heir)) inherits from '\(parent)', whose declaration is not among the given files; \
        name its file with --context
        """)
  }
}
