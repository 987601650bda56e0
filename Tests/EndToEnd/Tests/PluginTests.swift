import Foundation
import Testing

extension EndToEndTests {
  /// Tests fakes that the build plugin and the command plugin write for a package with two modules.
  struct PluginTests {
    private let workshop = Workshop.current
  }
}

extension EndToEndTests.PluginTests {
  /// The modules of a bookshop, one of which isolates its declarations to the main actor, and test targets that treat
  /// warnings as errors. The build writes the fakes of two of them, and the command writes those of the third.
  static var targets: [ClientPackage.Target] {
    let tests = ["Bookshop/CheckoutTests"]
    return [
      .init(kind: .library, name: "Warehouse", fixtures: ["Bookshop/Warehouse"], dependencies: []),
      .init(kind: .library, name: "Shop", fixtures: ["Bookshop/Shop"], dependencies: [.warehouse]),
      .init(
        kind: .library, name: "Front", fixtures: ["Bookshop/Front"], dependencies: [],
        settings: [".defaultIsolation(MainActor.self)"],
        settingsForFakes: """
          # The shop is open.
          --default-isolation MainActor  # as in the manifest

          """),
      .init(
        kind: .test, name: "BuiltTests", fixtures: tests, dependencies: [.shop, .front, .mimus], hasFakes: true,
        settings: [".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)"]),
      .init(
        kind: .test, name: "BuiltXCTests", fixtures: ["Bookshop/CheckoutXCTests"],
        dependencies: [.shop, .front, .mimus],
        hasFakes: true, settings: [".swiftLanguageMode(.v5)", ".treatAllWarnings(as: .error)"]),
      .init(
        kind: .test, name: "WrittenTests", fixtures: tests, dependencies: [.shop, .front, .mimus],
        settings: [".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)"]),
    ]
  }

  private static let writtenFakes = [
    "FakeDisplay.swift", "FakeInventory.swift", "FakeMailer.swift", "FakeShopPaymentGateway.swift",
    "FakeWarehousePaymentGateway.swift",
  ]

  @Test func `the plugins write fakes once, update them when they change, and check them`() async throws {
    let package = try ClientPackage("Bookshop", in: workshop, targets: Self.targets)
    try await checkTheCommand(package)
    try await expectAllPassed(package)
    try await checkWhatIsWrittenAgain(package)
    try await checkContext(package)
    try await checkManySources(package)
    try await checkWhatCannotBeFaked(package)
    try await checkWrongSettings(package)
  }
}

// MARK: - Xcode projects

extension EndToEndTests.PluginTests {
  /// Xcode's module exists only in Xcode, so the plugins are compiled with the declarations that they use from it.
  @Test(arguments: ["MimusFakesPlugin", "MimusFakesCommand"])
  func `the plugins compile for Xcode projects`(_ plugin: String) async throws {
    let compiler = try #require(SwiftCommand.executable).deletingLastPathComponent().appendingPathComponent("swiftc")
    let library = try await libraryOfPlugins(compiler)
    let common = ["-parse-as-library", "-swift-version", "6", "-package-description-version", "6.2", "-I", library]
    let folder = workshop.folder.appendingPathComponent("XcodeProjectPlugin-\(plugin)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let module = Program(
      executable: compiler,
      arguments: common + ["-emit-module", "-module-name", "XcodeProjectPlugin"]
        + ["-o", folder.appendingPathComponent("XcodeProjectPlugin.swiftmodule").path]
        + [Workshop.fixtures.appendingPathComponent("XcodeProjectPlugin/XcodeProjectPlugin.swift").path])
    try await expectSuccess(module.run(in: folder))

    let sources = Workshop.checkout.appendingPathComponent("Sources/\(plugin)")
    let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
    let check = Program(
      executable: compiler,
      arguments: common + ["-typecheck", "-warnings-as-errors", "-module-name", plugin, "-I", folder.path]
        + files.map(\.path))
    try await expectSuccess(check.run(in: folder))
  }

  /// Returns the folder of the module that plugins import.
  private func libraryOfPlugins(_ compiler: URL) async throws -> String {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let outcome = try await Program(executable: compiler, arguments: ["-print-target-info"]).run(in: workshop.folder)
    let info = try JSONDecoder().decode(Info.self, from: Data(outcome.standardOutput.utf8))
    return info.paths.runtimeResourcePath + "/pm/PluginAPI"
  }
}

// MARK: - The command

extension EndToEndTests.PluginTests {
  private func checkTheCommand(_ package: ClientPackage) async throws {
    let folder = package.sources("WrittenTests/Fakes")
    let early = try await workshop.mimusFakes(package, "--target", "WrittenTests", "--check")
    #expect(early.status == 1)
    for name in Self.writtenFakes {
      #expect(early.text.contains("/WrittenTests/Fakes/\(name): error: not written yet"), "\(early)")
    }
    #expect(early.text.contains("error: The fakes of WrittenTests are not up to date"), "\(early)")
    #expect(!FileManager.default.fileExists(atPath: folder.path))

    try await expectSuccess(workshop.mimusFakes(package, "--target", "WrittenTests"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == Self.writtenFakes)
    let current = try await workshop.mimusFakes(package, "--target", "WrittenTests", "--check")
    #expect(current.text.contains("The fakes of WrittenTests are up to date."), "\(current)")
    #expect(current.status == 0)

    // The build writes the fakes of two targets, so the command doesn't write theirs.
    let all = try await workshop.mimusFakes(package, "--check")
    #expect(all.text.count(of: "/BuiltTests/Fakes/") == Self.writtenFakes.count, "\(all)")
    #expect(all.status == 1)

    let unknown = try await workshop.mimusFakes(package, "--target", "Nowhere")
    #expect(unknown.text.contains("error: The package has no Swift target called 'Nowhere'"), "\(unknown)")
    #expect(unknown.text.contains("'BuiltTests', 'BuiltXCTests', 'Front', 'Shop', 'Warehouse', 'WrittenTests'"))
    let misspelled = try await workshop.mimusFakes(package, "--chekc")
    #expect(misspelled.text.contains("error: Unknown argument '--chekc'"), "\(misspelled)")
    #expect(unknown.status != 0 && misspelled.status != 0)
  }
}

// MARK: - The build

extension EndToEndTests.PluginTests {
  /// Returns the modification dates of all fakes that the build has written.
  private func builtFakes() throws -> [String: Date] {
    let folder = workshop.scratch.appendingPathComponent("plugins/outputs/bookshop")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var dates: [String: Date] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let target = file.pathComponents.first { $0.hasSuffix("Tests") } ?? ""
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      dates["\(target)/\(file.lastPathComponent)"] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  private func build(_ package: ClientPackage) async throws -> Outcome {
    try await workshop.swift("build", package, ["--build-tests"])
  }

  private func checkWhatIsWrittenAgain(_ package: ClientPackage) async throws {
    // `swift build` links again after `swift test`.
    try await expectSuccess(build(package))
    let first = try builtFakes()
    #expect(
      first.keys.sorted() == [
        "BuiltTests/MimusFakes+Front.swift", "BuiltTests/MimusFakes+Shop.swift",
        "BuiltTests/MimusFakes+Warehouse.swift", "BuiltXCTests/MimusFakes+Front.swift",
        "BuiltXCTests/MimusFakes+Shop.swift", "BuiltXCTests/MimusFakes+Warehouse.swift",
      ])

    // A change to the tests alone doesn't regenerate fakes.
    try package.append("// Later.\n", to: "BuiltTests/CheckoutTests.swift")
    let unchanged = try await build(package)
    #expect(unchanged.status == 0 && !unchanged.text.contains("Write fakes for"), "\(unchanged)")

    // A change to a module does, and files with the same contents remain unchanged.
    try package.append("// Later.\n", to: "Shop/Shop.swift")
    let same = try await build(package)
    #expect(same.status == 0 && same.text.contains("Write fakes for BuiltTests"), "\(same)")
    #expect(try builtFakes() == first)

    try package.replace(
      "func open()", with: "func open()\n}\n\n// mimus:fake\nprotocol Door {", in: "Shop/Shop.swift")
    let changed = try await build(package)
    #expect(changed.status == 0, "\(changed)")
    let second = try builtFakes()
    for (file, date) in first { #expect((second[file] == date) != file.hasSuffix("+Shop.swift"), "\(file)") }
    let outdated = try await workshop.mimusFakes(package, "--target", "WrittenTests", "--check")
    #expect(outdated.text.contains("/WrittenTests/Fakes/FakeDoor.swift: error: not written yet"), "\(outdated)")
    #expect(outdated.text.count(of: ".swift: error: ") == 1)
    #expect(outdated.status == 1)
  }

  /// Checks that the plugins read what the settings of a module name.
  private func checkContext(_ package: ClientPackage) async throws {
    try package.append(
      "\nimport Foundation\n// mimus:fake\nprotocol Gauge: ProgressReporting {}\n", to: "Shop/Shop.swift")
    let refused = try await build(package)
    let refusal = "cannot fake 'Gauge': it inherits from 'ProgressReporting', whose declaration is not among"
    #expect(refused.text.contains(refusal) && refused.status != 0, "\(refused)")

    let inherited = package.sources("Inherited Protocols/ProgressReporting.swift")
    try FileManager.default.createDirectory(
      at: inherited.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("import Foundation\nprotocol ProgressReporting: NSObjectProtocol {}\n".utf8).write(to: inherited)
    try Data("--context = ../Inherited Protocols  # of Foundation\n".utf8)
      .write(to: package.sources("Shop/.mimus-fake"))
    let incomplete = try await build(package)
    #expect(incomplete.text.contains("type 'FakeGauge' does not conform to protocol 'ProgressReporting'"))

    // A change to a file that is named there is noticed.
    try package.replace(
      "{}", with: "{ var progress: Progress { get } }", in: "Inherited Protocols/ProgressReporting.swift")
    let complete = try await build(package)
    #expect(complete.status == 0, "\(complete)")
  }

  /// Checks that the plugins read more files than a command line can name.
  private func checkManySources(_ package: ClientPackage) async throws {
    // Object files have longer paths.
    var folder = package.sources("Warehouse/Shelves")
    while folder.path.utf8.count < Int(PATH_MAX) - 1_000 {
      folder.appendPathComponent(String(repeating: "Shelf", count: 40))
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0...sysconf(Int32(_SC_ARG_MAX)) / folder.path.utf8.count {
      try Data().write(to: folder.appendingPathComponent("Shelf\(number).swift"))
    }
    try Data("// mimus:fake\nprotocol Shelf {}\n".utf8).write(to: folder.appendingPathComponent("Shelf.swift"))
    let built = try await build(package)
    #expect(built.status == 0 && built.text.contains("Write fakes for BuiltTests"), "\(built)")
    let checked = try await workshop.mimusFakes(package, "--target", "WrittenTests", "--check")
    #expect(checked.text.contains("/WrittenTests/Fakes/FakeShelf.swift: error: not written yet"), "\(checked)")
    try FileManager.default.removeItem(at: package.sources("Warehouse/Shelves"))
  }

  private func checkWhatCannotBeFaked(_ package: ClientPackage) async throws {
    try package.replace("// mimus:fake\nclass", with: "// mimus:fake\n  final class", in: "Shop/Shop.swift")
    let refusal = "Shop/Shop.swift:18:15: error: cannot fake 'Mailer': a final class cannot be subclassed"
    let built = try await build(package)
    #expect(built.text.contains(refusal), "\(built)")
    #expect(built.status != 0)
    let written = try await workshop.mimusFakes(package, "--target", "WrittenTests")
    #expect(written.text.contains(refusal), "\(written)")
    #expect(written.text.contains("error: Not all fakes of WrittenTests could be written."), "\(written)")
    #expect(written.status == 1)
    #expect(FileManager.default.fileExists(atPath: package.sources("WrittenTests/Fakes/FakeDoor.swift").path))
  }

  private func checkWrongSettings(_ package: ClientPackage) async throws {
    try package.replace("MainActor ", with: "Main ", in: "Front/.mimus-fake")
    let refusal = "Front/.mimus-fake:2: The value 'Main' is invalid for '--default-isolation <isolation>'"
    let built = try await build(package)
    #expect(built.text.contains(refusal) && built.status != 0, "\(built)")
    let written = try await workshop.mimusFakes(package, "--target", "WrittenTests")
    #expect(written.text.contains(refusal) && written.status != 0, "\(written)")
  }

  private func expectAllPassed(_ package: ClientPackage) async throws {
    let outcome = try await workshop.swift("test", package)
    #expect(outcome.text.contains("Executed 2 tests, with 0 failures"), "\(outcome)")
    #expect(outcome.text.contains("Test run with 8 tests in 2 suites passed"), "\(outcome)")
    #expect(outcome.status == 0)
  }

  private func expectSuccess(_ outcome: Outcome) {
    #expect(outcome.status == 0, "\(outcome)")
  }
}

extension ClientPackage {
  /// Returns the URL of a source file or folder in the package.
  fileprivate func sources(_ path: String) -> URL { folder.appendingPathComponent("Sources/\(path)") }

  fileprivate func append(_ text: String, to path: String) throws {
    try write(String(contentsOf: sources(path), encoding: .utf8) + text, to: path)
  }

  fileprivate func replace(_ text: String, with other: String, in path: String) throws {
    let source = try String(contentsOf: sources(path), encoding: .utf8)
    try #require(source.contains(text))
    try write(source.replacingOccurrences(of: text, with: other), to: path)
  }

  /// Writes a source with a new modification date, because builds may follow each other within a second.
  private func write(_ text: String, to path: String) throws {
    let date = try FileManager.default.attributesOfItem(atPath: sources(path).path)[.modificationDate] as? Date
    try text.write(to: sources(path), atomically: true, encoding: .utf8)
    let next = max(date ?? .now, .now).addingTimeInterval(2)
    try FileManager.default.setAttributes([.modificationDate: next], ofItemAtPath: sources(path).path)
  }
}
