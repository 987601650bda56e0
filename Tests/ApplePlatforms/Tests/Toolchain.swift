import Foundation

/// The toolchain's interfaces of the standard library and of Swift Testing.
struct Toolchain {
  /// The modules that the library uses.
  static let modules = ["Swift", "_Concurrency", "_StringProcessing", "Testing"]

  /// The toolchain in use, or `nil` if it has no interfaces.
  static let current = try? Toolchain()

  /// The architecture of this machine as Apple's target triples name it.
  let architecture: String
  /// The target triple of this machine.
  private let triple: String
  /// The folder with a folder for each module.
  private let folder: URL

  /// What the compiler says of itself.
  private struct Information: Decodable {
    struct Target: Decodable {
      let arch: String
      let moduleTriple: String
    }
    struct Paths: Decodable {
      let runtimeLibraryPaths: [String]
    }
    let target: Target
    let paths: Paths
  }

  private init() throws {
    let output = try Compiler.run(["-print-target-info"])
    let information = try JSONDecoder().decode(Information.self, from: Data(output.utf8))
    architecture = information.target.arch == "aarch64" ? "arm64" : information.target.arch
    triple = information.target.moduleTriple
    folder = URL(filePath: information.paths.runtimeLibraryPaths.first ?? "")
    for module in Self.modules { _ = try interface(of: module) }
  }

  /// Returns the interface of a module as one for another target.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - target: The target triple.
  func interface(of module: String, for target: String) throws -> String {
    try interface(of: module)
      .replacing("-target \(triple)", with: "-target \(target) -disable-availability-checking", maxReplacements: 1)
      // Elsewhere, the functions with this attribute have no bodies, which the attribute requires.
      .replacing(/@backDeployed\(before: [^)]*\)/, with: "")
  }

  private func interface(of module: String) throws -> String {
    let file = folder.appending(path: "\(module).swiftmodule/\(triple).swiftinterface")
    return try String(contentsOf: file, encoding: .utf8)
  }
}

/// The compiler as it's found in a terminal.
enum Compiler {
  /// Runs the compiler.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: What it prints.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
