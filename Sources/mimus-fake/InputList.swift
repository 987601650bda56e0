import FakeGenerator
import Foundation

/// The files that the command line names, each once.
struct InputList {
  /// A file to read.
  private struct Input {
    var path: String
    var role: SourceFile.Role
    var module: String?
  }

  /// What came of reading.
  struct Sources {
    var files: [SourceFile] = []
    /// What could not be read, in words.
    var problems: [String] = []
  }

  private var inputs: [Input] = []
  /// The places in `inputs`, by what tells files apart.
  private var places: [String: Int] = [:]
  /// The folders that were gone through, so that links between them end.
  private var folders: Set<String> = []
  private var problems: [String] = []

  /// How many files there are.
  var count: Int { inputs.count }

  /// Add a path: a file, all Swift files of a folder, or `-` for standard input.
  mutating func add(_ input: Invocation.Input) {
    let path = input.path
    func add(as role: SourceFile.Role, identity: String) {
      self.add(Input(path: path, role: input.isContext ? .context : role, module: input.module), identity: identity)
    }
    if path == "-" { return add(as: .wanted(named: true), identity: path) }
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      problems.append("\(path): error: no such file or folder")
    } else if isFolder.boolValue {
      folders = []
      addFolder(Input(path: path, role: input.isContext ? .context : .wanted(named: false), module: input.module))
    } else if path.isSwift || path.hasSuffix(".swiftinterface") {
      add(as: .wanted(named: true), identity: path.realPath)
    } else {
      problems.append("\(path): error: not a Swift file")
    }
  }

  /// Add a file. One that is named in several ways has the role that asks for most.
  private mutating func add(_ input: Input, identity: String) {
    if let place = places[identity] {
      if input.role.rank > inputs[place].role.rank { inputs[place] = input }
    } else {
      places[identity] = inputs.count
      inputs.append(input)
    }
  }

  /// Add the Swift files of a folder in a stable order; hidden and build folders are left out.
  private mutating func addFolder(_ input: Input) {
    let folder = input.path
    guard folders.insert(folder.realPath).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      problems.append("\(folder): error: cannot be read: \(folder.reasonNotToRead)")
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let entry = Input(path: path, role: input.role, module: input.module)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        if !Self.buildFolders.contains(name) { addFolder(entry) }
      } else if name.isSwift {
        add(entry, identity: path.realPath)
      }
    }
  }

  /// Folders that hold what tools have put there. One that is named by itself is read all the same.
  private static let buildFolders: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
}

// MARK: - Reading

extension InputList {
  /// Read all files, on all cores. What cannot be read is named, and the rest is read.
  func read() -> Sources {
    var sources = Sources(problems: problems)
    for result in inputs.mapOnAllCores(Self.read) {
      switch result {
      case .success(let file): if let file { sources.files.append(file) }
      case .failure(let unreadable): sources.problems.append(unreadable.problem)
      }
    }
    return sources
  }

  private struct Unreadable: Error {
    var problem: String
  }

  private static func read(_ input: Input) -> Result<SourceFile?, Unreadable> {
    let isStandardInput = input.path == "-"
    let path = isStandardInput ? "<stdin>" : input.path
    guard var bytes = isStandardInput ? bytes(of: 0) : bytes(ofFile: input.path) else {
      return .failure(Unreadable(problem: "\(path): error: cannot be read: \(input.path.reasonNotToRead)"))
    }
    // A byte order mark is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard bytes.isText else { return .failure(Unreadable(problem: "\(path): error: not UTF-8")) }
    // Fakes lie among the sources of a test target: they are no sources of fakes.
    if case .wanted(named: false) = input.role, bytes.starts(with: FakeFile.firstLine.utf8) { return .success(nil) }
    return .success(SourceFile(path: path, bytes: bytes, role: input.role, module: input.module))
  }

  private static func bytes(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor)
  }

  /// Read to the end. What a file's size says is only a guess: it may change meanwhile, and a pipe has none.
  private static func bytes(of descriptor: Int32) -> [UInt8]? {
    var information = stat()
    let size = fstat(descriptor, &information) == 0 ? Int(information.st_size) : 0
    var bytes: [UInt8] = []
    var part = max(size, 0) + 1
    while true {
      var failed = false
      let some = [UInt8](unsafeUninitializedCapacity: part) { buffer, count in
        while count < part {
          let got = Foundation.read(descriptor, buffer.baseAddress! + count, part - count)
          if got < 0, errno == EINTR { continue }
          failed = got < 0
          guard got > 0 else { return }
          count += got
        }
      }
      if failed { return nil }
      if bytes.isEmpty { bytes = some } else { bytes += some }
      if some.count < part { return bytes }
      part = 1 << 16
    }
  }
}

extension SourceFile.Role {
  /// The more a role asks for, the higher.
  fileprivate var rank: Int {
    switch self {
    case .context: 0
    case .wanted(named: false): 1
    case .wanted(named: true): 2
    }
  }
}

extension String {
  fileprivate var isSwift: Bool { hasSuffix(".swift") }

  /// The path without links, so that two ways to a file are one.
  fileprivate var realPath: String {
    guard let path = realpath(self, nil) else { return self }
    defer { free(path) }
    return String(cString: path)
  }

  /// Why the file or folder at this path cannot be read, in the system's words.
  fileprivate var reasonNotToRead: String {
    let descriptor = open(self, O_RDONLY)
    if descriptor >= 0 {
      close(descriptor)
      return "reading failed"
    }
    return String(cString: strerror(errno))
  }
}

extension [UInt8] {
  /// Whether they are UTF-8; nearly all sources are ASCII, which is seen at memory speed.
  fileprivate var isText: Bool {
    let isASCII = withUnsafeBytes { bytes in
      var all: UInt64 = 0
      var index = 0
      while index + 32 <= bytes.count {
        all |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        all |= bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
        all |= bytes.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self)
        all |= bytes.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self)
        index += 32
      }
      while index < bytes.count {
        all |= UInt64(bytes[index])
        index += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
    return isASCII || String(validating: self, as: UTF8.self) != nil
  }
}
