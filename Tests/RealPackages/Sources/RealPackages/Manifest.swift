import Foundation

/// A package's manifest, as `swift package dump-package` prints it.
struct Manifest {
  private let content: [String: Any]
  /// The name of the clone's folder, which is the identity of the package.
  let package: String
  let folder: String

  /// Reads the manifest of a clone. Returns `nil` if it can't be read.
  ///
  /// - Parameters:
  ///   - package: The name of the clone's folder.
  ///   - clones: The folder of clones.
  ///   - cache: A folder for the contents of manifests, because evaluating one takes seconds.
  init?(of package: String, in clones: String, cache: String) {
    self.package = package
    folder = clones + "/" + package
    let kept = "\(cache)/\(package).json"
    if !FileManager.default.fileExists(atPath: kept) {
      let command = ["swift", "package", "--scratch-path", "\(cache)/scratch", "dump-package"]
      guard let dump = try? Subprocess(command, log: "\(cache)/\(package).log", in: folder), dump.status == 0,
        let start = dump.output.firstIndex(of: "{")
      else { return nil }
      try? Data(dump.output[start...].utf8).write(to: URL(filePath: kept))
    }
    guard let data = FileManager.default.contents(atPath: kept),
      let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    self.content = content
  }

  /// The targets that users of the package build.
  var targets: [Target] {
    let targets = content["targets"] as? [[String: Any]] ?? []
    return targets.filter { ["regular", "system"].contains($0["type"] as? String) }.map { Target($0, of: self) }
  }

  /// The names of the targets in each product.
  var products: [String: [String]] {
    let products = content["products"] as? [[String: Any]] ?? []
    return Dictionary(products.map { ($0["name"] as? String ?? "", $0["targets"] as? [String] ?? []) }) { $0 + $1 }
  }

  /// The language mode of the targets.
  var languageMode: String {
    if let modes = content["swiftLanguageVersions"] as? [String], let last = modes.max() {
      return last.hasPrefix("6") ? "6" : "5"
    }
    let version = (content["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    return version.hasPrefix("6") ? "6" : "5"
  }

  /// The traits that are enabled by default.
  var traits: Set<String> {
    let traits = content["traits"] as? [[String: Any]] ?? []
    let enabled = Dictionary(
      traits.map { ($0["name"] as? String ?? "", $0["enabledTraits"] as? [String] ?? []) }
    ) { first, _ in first }
    var found: Set<String> = []
    var open = ["default"]
    while let next = open.popLast() {
      for trait in enabled[next] ?? [] where found.insert(trait).inserted { open.append(trait) }
    }
    return found
  }
}

extension Manifest {
  /// A target as the manifest declares it.
  struct Target {
    private let content: [String: Any]
    private let manifest: Manifest

    fileprivate init(_ content: [String: Any], of manifest: Manifest) {
      self.content = content
      self.manifest = manifest
    }

    var name: String { content["name"] as? String ?? "" }
    var sources: [String]? { content["sources"] as? [String] }
    var excluded: [String] { content["exclude"] as? [String] ?? [] }
    var publicHeaders: String { content["publicHeadersPath"] as? String ?? "include" }

    /// The folder of the target's sources.
    var folder: String? {
      let candidates =
        (content["path"] as? String).map { [$0] }
        ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)", "Sources", name]
      return candidates.map { manifest.folder + "/" + $0 }.first(where: FileManager.default.fileExists)
    }

    /// The names of the targets and products that the target depends on, on this platform.
    var dependencies: [String] {
      (content["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
        guard let parts = dependency.values.first as? [Any], let name = parts.first as? String else { return nil }
        let condition = parts.compactMap { $0 as? [String: Any] }.last { $0["platformNames"] != nil }
        return isMet(condition) ? name : nil
      }
    }

    /// The compiler options of the target.
    var options: [String] {
      var options: [String] = []
      var mode = manifest.languageMode
      for setting in content["settings"] as? [[String: Any]] ?? [] {
        guard setting["tool"] as? String == "swift", isMet(setting["condition"] as? [String: Any]),
          let kind = setting["kind"] as? [String: [String: Any]], let (name, content) = kind.first
        else { continue }
        let value = content["_0"] as? String ?? ""
        switch name {
        case "enableUpcomingFeature": options += ["-enable-upcoming-feature", value]
        case "enableExperimentalFeature": options += ["-enable-experimental-feature", value]
        case "define": options.append("-D" + value)
        case "unsafeFlags": options += content["_0"] as? [String] ?? []
        case "defaultIsolation": options += ["-default-isolation", value.isEmpty ? "nonisolated" : value]
        case "swiftLanguageMode": mode = value.hasPrefix("6") ? "6" : "5"
        default: break
        }
      }
      options += manifest.traits.sorted().map { "-D" + $0 }
      return ["-swift-version", mode, "-package-name", manifest.package.identifier, "-DSWIFT_PACKAGE"] + options
    }

    private func isMet(_ condition: [String: Any]?) -> Bool {
      if let traits = condition?["traits"] as? [String], manifest.traits.isDisjoint(with: traits) { return false }
      if let configuration = condition?["config"] as? String, configuration != "debug" { return false }
      guard let platforms = condition?["platformNames"] as? [String], !platforms.isEmpty else { return true }
      #if canImport(Darwin)
        return platforms.contains("macos")
      #else
        return platforms.contains("linux")
      #endif
    }
  }
}

extension String {
  /// The text with every character that can't be part of an identifier replaced by an underscore.
  var identifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
