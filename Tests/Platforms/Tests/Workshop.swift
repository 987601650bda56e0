import Foundation

/// A folder with the modules of a system, in which sources are compiled.
struct Workshop {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Platforms-\(UUID())")
  private let target: String

  /// Sets the modules up.
  init(for platform: Platform, with toolchain: Toolchain) throws {
    let isArm = toolchain.architecture == "aarch64"
    // Only on Apple's systems, this architecture has a name of its own.
    let architecture = isArm && platform.isApple ? "arm64" : toolchain.architecture
    target = "\(architecture)-\(platform.target)"
    let name = "\(architecture)-\(platform.interface).swiftinterface"
    for module in Toolchain.standardLibrary + ["Foundation"] + platform.modules {
      let text = try toolchain.interface(of: module, for: target) ?? Self.standIn(for: module, on: platform, target)
      try write(text, to: "Modules/\(module).swiftmodule/\(name)")
    }
    // The compiler would also find modules of this machine's system in the toolchain's folder.
    let resources = folder.appending(path: "Resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    for name in ["clang", "shims"] {
      try FileManager.default.createSymbolicLink(
        at: resources.appending(path: name), withDestinationURL: toolchain.resources.appending(path: name))
    }
  }

  /// Returns the interface with what the package uses of a module.
  private static func standIn(for module: String, on platform: Platform, _ target: String) throws -> String {
    let texts = try platform.standIns(for: module).map { name in
      let file = Repository.folder.appending(path: "Tests/Platforms/Modules/\(name).swiftinterface")
      return try String(contentsOf: file, encoding: .utf8)
    }
    return header(of: module, for: target) + texts.joined()
  }

  /// The comments that every interface begins with.
  private static func header(of module: String, for target: String) -> String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -target \(target) -module-name \(module) -O -disable-objc-interop

    """
  }

  /// Writes a source, and returns its path.
  func write(_ source: String) throws -> String { try write(source, to: "\(UUID()).swift") }

  @discardableResult
  private func write(_ text: String, to path: String) throws -> String {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Compiles sources with the settings of the package, up to where code would be generated.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - module: The name of their module, which later sources can import.
  /// - Returns: What the compiler prints, which is nothing if there are no errors and warnings.
  func compile(_ sources: [String], as module: String) throws -> String {
    let name = module.replacing("-", with: "_")
    let modules = folder.appending(path: "Modules").path
    let isScript = sources.contains { $0.hasSuffix("/main.swift") }
    let settings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
    // The stand-ins aren't Objective-C's.
    let options = [
      "-emit-module", "-emit-module-path", "\(modules)/\(name).swiftmodule", "-wmo", "-warnings-as-errors",
      "-swift-version", "6", "-package-name", "mimus", "-module-name", name, "-target", target,
      "-Xfrontend", "-disable-objc-interop",
      "-resource-dir", folder.appending(path: "Resources").path, "-I", modules,
      "-module-cache-path", folder.appending(path: "Cache").path,
    ]
    return try Compiler.run(options + (isScript ? [] : ["-parse-as-library"]) + settings + sources)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
