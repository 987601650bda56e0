/// The result of faking one module.
struct Outcome: Codable {
  /// The result of one style.
  struct Style: Codable {
    /// A fingerprint of the fakes and the library, so that they aren't compiled again if they haven't changed.
    var fingerprint: Fingerprint
    /// The file names of the fakes.
    var protocols: [String]
    var classes: [String]
    /// The generator's errors.
    var refusedProtocols: [String]
    var refusedClasses: [String]
    /// The compiler's messages, by language mode.
    var messages: [String: [CompilerMessage]] = [:]
    /// The files that the compiler refuses, by language mode.
    var failed: [String: Set<String>] = [:]

    func compiled(_ files: [String], in mode: String) -> Int {
      files.count { !(failed[mode] ?? []).contains($0) }
    }
  }

  /// The result of extracting protocols from the module's types.
  struct Extraction: Codable {
    /// A fingerprint of the protocols.
    var fingerprint: Fingerprint
    /// The file names of the protocols.
    var protocols: [String]
    /// Why types have no protocol.
    var refused: [String]
    /// The compiler's errors when it compiles the module with the protocols.
    var errors: [CompilerMessage]
    /// The fakes of the protocols, if the module compiles with the protocols.
    var fakes: Style?
  }

  var package: String
  var module: String
  var styles: [String: Style] = [:]
  var extraction: Extraction?
}
