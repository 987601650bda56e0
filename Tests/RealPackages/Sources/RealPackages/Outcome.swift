/// What came of faking one module.
struct Outcome: Codable {
  /// What came of one style.
  struct Style: Codable {
    /// The fakes and the library that was compiled, so that the same are not compiled twice.
    var fingerprint: Fingerprint
    /// The names of the files of fakes.
    var protocols: [String]
    var classes: [String]
    /// What the generator said.
    var refusedProtocols: [String]
    var refusedClasses: [String]
    /// What the compiler said, by language mode.
    var messages: [String: [CompilerMessage]] = [:]
    /// The files that the compiler does not take, by language mode.
    var failed: [String: Set<String>] = [:]

    func compiled(_ files: [String], in mode: String) -> Int {
      files.count { !(failed[mode] ?? []).contains($0) }
    }
  }

  var package: String
  var module: String
  var styles: [String: Style] = [:]
}
