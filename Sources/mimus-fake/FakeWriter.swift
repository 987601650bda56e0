import FakeGenerator

/// Writes fakes to their destination: only changed files, only as a whole, and never over files that it didn't write.
struct FakeWriter {
  /// Whether to list what would be written instead of writing it.
  private let checksOnly: Bool
  /// The files that were read, which are never overwritten.
  private let inputs: InputList
  /// Warnings about what was written.
  private(set) var warnings: [String] = []
  /// Descriptions of what couldn't be written.
  private(set) var problems: [String] = []
  /// Descriptions of what would be written or removed if this weren't only a check.
  private(set) var differences: [String] = []

  /// The line that the files begin with that this run may change.
  private let firstLine: String

  init(checksOnly: Bool, inputs: InputList, style: FakeGenerator.Options.Style) {
    self.checksOnly = checksOnly
    firstLine = FakeFile.firstLine(of: style)
    self.inputs = inputs
  }

  /// Writes what was generated, in the format and to the destination that the command line specifies.
  mutating func write(_ generation: Generation, as invocation: Invocation) {
    let isJSON = invocation.format == .json
    guard let output = invocation.output else {
      let parts = generation.fakes.isEmpty && !isJSON ? [] : parts(of: generation, as: invocation)
      if let reason = ByteStream.output.write(parts) {
        problems.append("<stdout>: error: cannot be written: \(reason)")
      }
      return
    }
    if !isJSON, invocation.filePart == .module {
      writeModules(generation, as: invocation, toFolder: output)
    } else if !output.holdsFakes {
      write(parts(of: generation, as: invocation), to: output, isJSON: isJSON)
    } else if isJSON {
      write(parts(of: generation, as: invocation), to: output.appending("Fakes.json"), isJSON: true)
    } else {
      write(generation, as: invocation, toFolder: output)
    }
  }

  /// Returns the contents of a single file with everything that was generated.
  private mutating func parts(of generation: Generation, as invocation: Invocation) -> [[UInt8]] {
    if invocation.format == .json { return [Array(generation.json.utf8)] }
    let file = FakeFile(fakes: generation.fakes, options: invocation.options)
    warnings += file.diagnostics.map(\.description)
    return file.parts
  }

  /// Writes a file for each fake, and removes the fakes of types that no longer exist.
  private mutating func write(_ generation: Generation, as invocation: Invocation, toFolder folder: String) {
    // A file system may not distinguish uppercase from lowercase letters.
    var kept = Set(generation.unwrittenFileNames.map { $0.lowercased() })
    var written: Set<String> = []
    for fake in generation.fakes {
      var name = fake.fileName
      var number = 2
      // Types with the same name, under `#if` and `#else`, have a file each.
      while !written.insert(name.lowercased()).inserted {
        name = "\(fake.fileName.dropLast(".swift".count))\(number).swift"
        number += 1
      }
      write(fake.file.parts, to: folder.appending(name), isJSON: false)
    }
    kept.formUnion(written)
    if generation.showsWhatIsStale(as: invocation) { removeStale(in: folder, keeping: kept) }
  }

  /// Writes a file for each named module, even if nothing of it is faked, and one for types without a module.
  private mutating func writeModules(_ generation: Generation, as invocation: Invocation, toFolder folder: String) {
    let fakes = Dictionary(grouping: generation.fakes, by: \.module)
    var kept: Set<String> = []
    for module in invocation.fakedModules {
      let name = module.map { "MimusFakes+\($0).swift" } ?? "MimusFakes.swift"
      kept.insert(name.lowercased())
      let file = FakeFile(fakes: fakes[module] ?? [], options: invocation.options)
      write(file.parts, to: folder.appending(name), isJSON: false)
    }
    if generation.showsWhatIsStale(as: invocation) { removeStale(in: folder, keeping: kept) }
  }

  private mutating func removeStale(in folder: String, keeping kept: Set<String>) {
    let names = ((try? folder.entriesOfFolder()) ?? []).map(\.name)
    for name in names where name.hasSuffix(".swift") && !kept.contains(name.lowercased()) {
      let path = folder.appending(name)
      guard path.kind == .file, let old = try? path.contentsOfFile(), old.starts(with: firstLine.utf8) else { continue }
      if checksOnly {
        differences.append("\(path): error: left over; the type that it fakes no longer exists, or is no longer marked")
        continue
      }
      do throws(FileFailure) {
        try path.removeFile()
      } catch {
        problems.append("\(path): error: cannot be removed: \(error.reason)")
      }
    }
  }
}

// MARK: - Files

extension FakeWriter {
  private mutating func write(_ parts: [[UInt8]], to path: String, isJSON: Bool) {
    // If the path is a link, its target is written.
    let target = path.resolved
    if inputs.contains(target) {
      problems.append("\(path): error: not written because it is one of the sources")
      return
    }
    let kind = target.kind
    if kind == .file {
      let old: [UInt8]
      do throws(FileFailure) {
        old = try target.contentsOfFile()
      } catch {
        problems.append("\(path): error: not overwritten because it cannot be read: \(error.reason)")
        return
      }
      if old.hasLines(of: parts) { return }
      guard old.isEmpty || (isJSON ? old.first == UInt8(ascii: "{") : old.starts(with: firstLine.utf8)) else {
        problems.append(
          "\(path): error: not overwritten because mimus-fake did not write it; remove it, or choose another path")
        return
      }
    }
    if checksOnly {
      differences.append("\(path): error: \(kind == nil ? "not written yet" : "out of date")")
      return
    }
    // If this fails, writing fails too, and reports the reason.
    target.createParents()
    do throws(FileFailure) {
      // A device or a pipe is written to rather than replaced.
      let isReplaced = kind == nil || kind == .file
      if isReplaced { try target.replaceFile(with: parts) } else { try target.writeFile(parts) }
    } catch {
      problems.append("\(path): error: cannot be written: \(error.reason)")
    }
  }
}

extension Generation {
  /// Returns whether the type of a fake that wasn't written in this run no longer exists. It may still exist if the run
  /// didn't read a file up to its end, or was asked for only some types.
  fileprivate func showsWhatIsStale(as invocation: Invocation) -> Bool {
    isComplete && invocation.options.only == nil
  }
}

extension String {
  /// Whether fakes written to this path go to a file each.
  fileprivate var holdsFakes: Bool { endsInSeparator || kind == .folder }
}
