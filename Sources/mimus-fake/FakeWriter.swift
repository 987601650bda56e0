import FakeGenerator
import Foundation

/// Writes fakes where they are wanted: only what has changed, whole files only, and never over what others wrote.
struct FakeWriter {
  /// Whether all inputs could be read, so that a type that was not seen is gone.
  private let isEverythingRead: Bool
  /// Whether nothing is written, and what would be written is named.
  private let checksOnly: Bool
  /// The files that were read, which are never written.
  private let sources: Set<String>
  /// What could not be written, in words.
  private(set) var problems: [String] = []
  /// What would be written or removed if that were not only checked, in words.
  private(set) var differences: [String] = []

  init(isEverythingRead: Bool, checksOnly: Bool, sources: [String]) {
    self.isEverythingRead = isEverythingRead
    self.checksOnly = checksOnly
    self.sources = Set(sources.map(\.resolved))
  }

  /// Write what was generated, in the form and to the place that the command line asks for.
  mutating func write(_ generation: Generation, as invocation: Invocation) {
    let isJSON = invocation.format == .json
    let text: String
    if isJSON {
      text = generation.json
    } else if generation.fakes.isEmpty, invocation.output == nil {
      text = ""
    } else {
      text = FakeFile(fakes: generation.fakes, options: invocation.options).text
    }
    guard let output = invocation.output else {
      if let reason = ByteStream.output.write(text) {
        problems.append("<stdout>: error: cannot be written: \(reason)")
      }
      return
    }
    if !isJSON, invocation.filePart == .module {
      write(generation, as: invocation, toFolder: output)
    } else if !output.isFolder {
      write(text, to: output, isJSON: isJSON)
    } else if isJSON {
      write(text, to: output.appending("Fakes.json"), isJSON: true)
    } else {
      write(generation, toFolder: output)
    }
  }

  /// Write a file for each fake, and remove the fakes of types that are gone.
  private mutating func write(_ generation: Generation, toFolder folder: String) {
    // A file system may not tell large letters from small ones.
    var kept = Set(generation.unwrittenFileNames.map { $0.lowercased() })
    var written: Set<String> = []
    for fake in generation.fakes {
      var name = fake.fileName
      var number = 2
      // Types of one name, under `#if` and `#else`, have a file each.
      while !written.insert(name.lowercased()).inserted {
        name = "\(fake.fileName.dropLast(".swift".count))\(number).swift"
        number += 1
      }
      write(fake.fileText, to: folder.appending(name), isJSON: false)
    }
    kept.formUnion(written)
    if isEverythingRead { removeStale(in: folder, keeping: kept) }
  }

  /// Write a file for each module that was named, whether or not something of it is faked, and one for what has none.
  private mutating func write(_ generation: Generation, as invocation: Invocation, toFolder folder: String) {
    let fakes = Dictionary(grouping: generation.fakes, by: \.module)
    var kept: Set<String> = []
    for module in invocation.fakedModules {
      let name = module.map { "MimusFakes+\($0).swift" } ?? "MimusFakes.swift"
      kept.insert(name.lowercased())
      let file = FakeFile(fakes: fakes[module] ?? [], options: invocation.options)
      write(file.text, to: folder.appending(name), isJSON: false)
    }
    if isEverythingRead { removeStale(in: folder, keeping: kept) }
  }

  private mutating func removeStale(in folder: String, keeping kept: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".swift") && !kept.contains(name.lowercased()) {
      let path = folder.appending(name)
      guard let data = FileManager.default.contents(atPath: path), data.isFakes else { continue }
      if checksOnly {
        differences.append("\(path): error: left over: the type that it fakes is gone, or no longer marked")
      } else if unlink(path) != 0 {
        problems.append("\(path): error: cannot be removed: \(String(cString: strerror(errno)))")
      }
    }
  }
}

// MARK: - Files

extension FakeWriter {
  private mutating func write(_ text: String, to path: String, isJSON: Bool) {
    let data = Data(text.utf8)
    // Through a link, the file that it leads to is written.
    let target = path.resolved
    if sources.contains(target) {
      problems.append("\(path): error: not written, since it is one of the sources")
      return
    }
    let kind = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
    if kind == .typeRegular, let old = FileManager.default.contents(atPath: target) {
      if old == data { return }
      guard old.isEmpty || (isJSON ? old.first == UInt8(ascii: "{") : old.isFakes) else {
        problems.append(
          "\(path): error: not written over, since it is not mimus-fake's: remove it, or choose another path")
        return
      }
    }
    if checksOnly {
      differences.append("\(path): error: \(kind == nil ? "not written yet" : "out of date")")
      return
    }
    let folder = (target as NSString).deletingLastPathComponent
    // Where this fails, so does writing, which says why.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A device or a pipe is written to rather than replaced.
    let isReplaced = kind == nil || kind == .typeRegular
    let written = isReplaced ? "\(target).\(getpid())" : target
    let isWritten = text.writeBytes(to: written) && (!isReplaced || rename(written, target) == 0)
    if !isWritten {
      let reason = String(cString: strerror(errno))
      if isReplaced { unlink(written) }
      problems.append("\(path): error: cannot be written: \(reason)")
    }
  }
}

extension String {
  /// Whether fakes written to this path go to a file each.
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return hasSuffix("/")
      || (FileManager.default.fileExists(atPath: self, isDirectory: &isFolder) && isFolder.boolValue)
  }

  /// Write the text to a file; `errno` says why it could not be done.
  fileprivate func writeBytes(to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { return false }
    guard ByteStream(descriptor: descriptor).write(self) == nil else {
      let reason = errno
      close(descriptor)
      errno = reason
      return false
    }
    return close(descriptor) == 0
  }

  fileprivate func appending(_ name: String) -> String { hasSuffix("/") ? self + name : self + "/" + name }

  /// The path without links.
  fileprivate var resolved: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}

extension Data {
  /// Whether this is a file that the generator wrote.
  fileprivate var isFakes: Bool { starts(with: FakeFile.firstLine.utf8) }
}
