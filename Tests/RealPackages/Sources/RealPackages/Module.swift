import Foundation

/// A module of a package, which is compiled and faked.
struct Module {
  let package: String
  let name: String
  let folder: String
  /// The folders and files of its sources.
  var roots: [String]
  var files: [String]
  /// The paths of more of its sources, in which nothing is faked.
  var contexts: [String] = []
  /// The names of the modules that it depends on.
  let dependencies: [String]
  let options: [String]
  /// The folder of its public headers if it's written in C.
  let headers: String?

  init?(_ target: Manifest.Target, of manifest: Manifest, products: [String: [String]]) {
    guard let folder = target.folder else { return nil }
    self.folder = folder
    package = manifest.package
    name = target.name.identifier
    options = target.options
    roots = target.sources?.map { folder + "/" + $0 } ?? [folder]
    dependencies = target.dependencies.flatMap { products[$0] ?? [$0] }.map(\.identifier)
    let excluded = target.excluded.map { folder + "/" + $0 }
    files = roots.flatMap(Self.swiftFiles).filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    let headers = folder + "/" + target.publicHeaders
    let isSystem = FileManager.default.fileExists(atPath: folder + "/module.modulemap")
    self.headers = files.isEmpty ? (isSystem ? folder : headers) : nil
  }

  /// The options of the generator for compiler options that change what declarations mean.
  var generatorOptions: [String] {
    zip(options, options.dropFirst()).flatMap { option, value in
      switch (option, value) {
      case ("-default-isolation", _), ("-enable-upcoming-feature", "NonisolatedNonsendingByDefault"):
        ["-" + option, value]
      case ("-swift-version", "6"):
        ["GlobalActorIsolatedTypesUsability", "IsolatedDefaultValues"].flatMap { ["--enable-upcoming-feature", $0] }
      default: [String]()
      }
    }
  }

  private static func swiftFiles(under root: String) -> [String] {
    if root.hasSuffix(".swift") { return [root] }
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { root + "/" + $0 }
  }

  /// Returns the module map of a module written in C. If the module has none, this writes one for all its headers to
  /// `folder`.
  func moduleMap(in folder: String) -> String? {
    guard let headers, FileManager.default.fileExists(atPath: headers) else { return nil }
    let own = headers + "/module.modulemap"
    if FileManager.default.fileExists(atPath: own) { return own }
    let umbrella = "\(headers)/\(name).h"
    let content =
      FileManager.default.fileExists(atPath: umbrella)
      ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(headers)\""
    let path = "\(folder)/\(name).modulemap"
    try? Data("module \(name) {\n  \(content)\n  export *\n}\n".utf8).write(to: URL(filePath: path))
    return path
  }
}
