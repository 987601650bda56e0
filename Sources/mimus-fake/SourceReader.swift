import FakeGenerator
import Foundation

/// Reads the files that the command line names.
struct SourceReader {
  private(set) var files: [SourceFile] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []
  private var seen: Set<String> = []

  /// Read a path: a file, all Swift files of a folder, or standard input.
  mutating func read(_ path: String, asContext: Bool = false) {
    if path == "-" {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      return add(data, path: "<stdin>", role: asContext ? .context : .wanted(named: true))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      problems.append("\(path): error: no such file or folder")
      return
    }
    if isFolder.boolValue {
      for file in swiftFiles(in: path) { readFile(file, role: asContext ? .context : .wanted(named: false)) }
    } else if path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") {
      readFile(path, role: asContext ? .context : .wanted(named: true))
    } else {
      problems.append("\(path): error: not a Swift file")
    }
  }

  private mutating func readFile(_ path: String, role: SourceFile.Role) {
    // A file named twice, by itself and by its folder, counts as named first.
    guard seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted else { return }
    do {
      add(try Data(contentsOf: URL(fileURLWithPath: path)), path: path, role: role)
    } catch {
      problems.append("\(path): error: cannot be read: \(error.localizedDescription)")
    }
  }

  private mutating func add(_ data: Data, path: String, role: SourceFile.Role) {
    var bytes = [UInt8](data)
    // A byte order mark is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      problems.append("\(path): error: not UTF-8")
      return
    }
    files.append(SourceFile(path: path, bytes: bytes, role: role))
  }

  /// The Swift files of a folder in a stable order; hidden and build folders are left out.
  private func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      if name.hasPrefix(".") || name == "build" || name == "DerivedData" || name == "Pods" { return [] }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      if isFolder.boolValue { return swiftFiles(in: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
