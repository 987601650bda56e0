import Foundation

/// The toolchain's interfaces of the standard library and of Swift Testing.
struct Toolchain {
  /// The toolchain in use, or `nil` if it has no interfaces.
  static let current = try? Toolchain()

  /// The modules of the standard library, which every system has.
  static let standardLibrary = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]

  /// The architecture of this machine.
  let architecture: String
  /// The folder with what the compiler itself needs.
  let resources: URL
  /// The target triple of this machine.
  private let triple: String
  /// The interfaces of the modules that the package uses, by their names.
  private let interfaces: [String: String]

  /// What the compiler says of itself.
  private struct Information: Decodable {
    struct Target: Decodable {
      let arch: String
      let moduleTriple: String
    }
    struct Paths: Decodable {
      let runtimeLibraryPaths: [String]
      let runtimeResourcePath: String
    }
    let target: Target
    let paths: Paths
  }

  private init() throws {
    let output = try Compiler.run(["-print-target-info"])
    let information = try JSONDecoder().decode(Information.self, from: Data(output.utf8))
    architecture = information.target.arch
    resources = URL(filePath: information.paths.runtimeResourcePath)
    triple = information.target.moduleTriple
    let name = "\(triple).swiftinterface"
    let folder = URL(filePath: information.paths.runtimeLibraryPaths.first ?? "")
    let texts = try (Self.standardLibrary + ["Testing"]).map { module in
      let file = folder.appending(path: "\(module).swiftmodule/\(name)")
      return (module, try String(contentsOf: file, encoding: .utf8).portable)
    }
    interfaces = Dictionary(uniqueKeysWithValues: texts)
  }

  /// Returns the interface of a module as one for another target triple, or nil if it isn't one of the toolchain's.
  func interface(of module: String, for target: String) -> String? {
    let flags = "-target \(target) -disable-availability-checking"
    return interfaces[module]?.replacing("-target \(triple)", with: flags, maxReplacements: 1)
  }
}

extension String {
  /// An interface without what only some systems have.
  fileprivate var portable: String {
    // On Apple's systems, the functions with this attribute have no bodies, which the attribute requires.
    replacing(/@backDeployed\(before: [^)]*\)/, with: "")
      // Windows has no floating-point numbers with 80 bits, nor functions for them.
      .replacing(/_stdlib_(remainder|squareRoot)l\([^)]*\)/, with: "self + self")
  }
}

/// The compiler as it's found in a terminal.
enum Compiler {
  /// Runs the compiler.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: What it prints, and how it ends unless it succeeds.
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
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "exit status \(process.terminationStatus)"
  }
}
