import FakeGenerator

/// The files that the command line names, without duplicates.
struct InputList {
  /// A file to read.
  private struct Input {
    var path: String
    var role: SourceFile.Role
    var module: String?
  }

  /// The result of reading.
  struct Sources {
    var files: [SourceFile] = []
    /// Descriptions of what couldn't be read.
    var problems: [String] = []
  }

  /// The style of what is written, which isn't read again.
  private let style: FakeGenerator.Options.Style
  private var inputs: [Input] = []
  /// The indices in `inputs`, by the files' identities.
  private var places: [String: Int] = [:]
  /// The folders that have been searched, so that cycles of links end.
  private var folders: Set<String> = []
  private var problems: [String] = []

  init(style: FakeGenerator.Options.Style) {
    self.style = style
  }

  /// The number of files.
  var count: Int { inputs.count }

  /// Returns whether the file at a path is one of the inputs that aren't passed over.
  func contains(_ path: String) -> Bool { places[path.realPath] != nil }

  /// Adds a path: a file, all Swift files of a folder, or `-` for standard input.
  mutating func add(_ input: Invocation.Input) {
    let path = input.path
    func add(as role: SourceFile.Role, identity: String) {
      self.add(Input(path: path, role: input.isContext ? .context : role, module: input.module), identity: identity)
    }
    if path == "-" { return add(as: .wanted(named: true), identity: path) }
    let kind = path.kind
    if kind == nil {
      problems.append("\(path): error: no such file or folder")
    } else if kind == .folder {
      folders = []
      addFolder(Input(path: path, role: input.isContext ? .context : .wanted(named: false), module: input.module))
    } else if path.isSwift || path.hasSuffix(".swiftinterface") {
      add(as: .wanted(named: true), identity: path.realPath)
    } else {
      problems.append("\(path): error: not a Swift file")
    }
  }

  /// Adds a file. A file that is named several times has the role that requests the most.
  private mutating func add(_ input: Input, identity: String) {
    if let place = places[identity] {
      if input.role.rank > inputs[place].role.rank { inputs[place] = input }
    } else {
      places[identity] = inputs.count
      inputs.append(input)
    }
  }

  /// Adds the Swift files of a folder in a stable order, except for hidden files, hidden folders, and build folders.
  /// What is neither a file nor a folder, such as a pipe, is skipped, too, because reading it could take forever.
  private mutating func addFolder(_ input: Input) {
    let folder = input.path
    let realFolder = folder.realPath
    guard folders.insert(realFolder).inserted else { return }
    let entries: [FolderEntry]
    do throws(FileFailure) {
      entries = try folder.entriesOfFolder()
    } catch {
      problems.append("\(folder): error: cannot be read: \(error.reason)")
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder.appending(entry.name)
      let input = Input(path: path, role: input.role, module: input.module)
      let kind = entry.kind == .other ? path.kind : entry.kind
      if kind == .folder {
        if !Self.buildFolders.contains(entry.name) { addFolder(input) }
      } else if entry.name.isSwift, kind != .other {
        add(input, identity: entry.kind == .file ? realFolder.appending(entry.name) : path.realPath)
      }
    }
  }

  /// Folders with the output of tools. One that is named explicitly is still read.
  private static let buildFolders: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
}

// MARK: - Reading

extension InputList {
  /// Reads all files, on all cores. Those that an earlier run has written are passed over.
  ///
  /// - Parameter isUsed: Returns whether a file is needed. Others aren't kept in memory.
  /// - Returns: The files, or descriptions of what couldn't be read.
  mutating func read(where isUsed: @Sendable (SourceFile) -> Bool) -> Sources {
    var sources = Sources(problems: problems)
    // What was written before may be among the sources. Fakes aren't faked, and protocols are only made anew.
    let firstLines = [FakeFile.firstLine, FakeFile.firstLine(of: style)].map { Array($0.utf8) }
    var passedOver: Set<Int> = []
    let results = inputs.concurrentMap { input in
      let result = Self.read(input, passingOver: firstLines)
      if case .file(let file) = result, !isUsed(file) { return ReadResult.unused }
      return result
    }
    for (index, result) in results.enumerated() {
      switch result {
      case .file(let file): sources.files.append(file)
      case .unused: break
      case .passedOver: passedOver.insert(index)
      case .problem(let problem): sources.problems.append(problem)
      }
    }
    if !passedOver.isEmpty { places = places.filter { !passedOver.contains($0.value) } }
    return sources
  }

  /// The result of reading a file.
  private enum ReadResult {
    case file(SourceFile)
    /// The file makes no difference to the fakes.
    case unused
    /// An earlier run has written the file.
    case passedOver
    /// The file can't be read.
    case problem(String)
  }

  /// Reads a file, unless its role allows to pass over it and it begins with one of these lines.
  private static func read(_ input: Input, passingOver firstLines: [[UInt8]]) -> ReadResult {
    let isStandardInput = input.path == "-"
    let path = isStandardInput ? "<stdin>" : input.path
    var bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try isStandardInput ? standardInput() : input.path.contentsOfFile()
    } catch {
      return .problem("\(path): error: cannot be read: \(error.reason)")
    }
    bytes.removeByteOrderMark()
    guard bytes.isText else { return .problem("\(path): error: not UTF-8") }
    if case .wanted(named: false) = input.role, firstLines.contains(where: { bytes.starts(with: $0) }) {
      return .passedOver
    }
    return .file(SourceFile(path: path, bytes: bytes, role: input.role, module: input.module))
  }
}

extension SourceFile.Role {
  /// The rank of the role. Roles that request more have a higher one.
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
}
