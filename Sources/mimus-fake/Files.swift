#if os(Windows)
  import Foundation
#else
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif
#endif

// Access to files by their paths. System calls are three times as fast as Foundation, which matters with thousands of
// sources, and loading all of Foundation takes as long as reading 200 of them. It's used only on Windows, where those
// system calls aren't available.

/// The reason that a file couldn't be read or written.
struct FileFailure: Error {
  /// The reason, as the system describes it.
  var reason: String

  /// The failure of the most recent system call.
  static var ofLastCall: FileFailure { FileFailure(reason: String(cString: strerror(errno))) }
}

/// What there is at a path.
enum FileKind {
  case file, folder
  /// A device, a pipe, a link, or something else.
  case other
}

/// A file or folder in a folder.
struct FolderEntry {
  var name: String
  /// What it is, as far as the folder itself states it.
  var kind: FileKind
}

extension String {
  /// Returns the path of a file or folder in this folder.
  func appending(_ name: String) -> String { endsInSeparator ? self + name : self + "/" + name }

  /// Whether the path ends like that of a folder.
  var endsInSeparator: Bool {
    #if os(Windows)
      hasSuffix("/") || hasSuffix("\\")
    #else
      hasSuffix("/")
    #endif
  }

  /// The path without links, so that two paths of the same file are equal.
  var realPath: String {
    #if os(Windows)
      return resolved
    #else
      guard let path = realpath(self, nil) else { return self }
      defer { free(path) }
      return String(cString: path)
    #endif
  }

  /// The path without links, even if there is nothing at it yet.
  var resolved: String {
    let path = URL(fileURLWithPath: self).resolvingSymlinksInPath().path
    // A link to nothing isn't resolved.
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
    return path.siblingPath(target)
  }

  /// What there is at this path, if anything. A link stands for its target.
  var kind: FileKind? {
    #if os(Windows)
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else { return nil }
      return switch attributes[.type] as? FileAttributeType {
      case .typeRegular: .file
      case .typeDirectory: .folder
      default: .other
      }
    #else
      var information = stat()
      guard stat(self, &information) == 0 else { return nil }
      return switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    #endif
  }

  /// Returns the contents of the folder at this path, ordered by their names.
  func entriesOfFolder() throws(FileFailure) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    #if os(Windows)
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: self).map { FolderEntry(name: $0, kind: .other) }
      } catch {
        throw FileFailure(error)
      }
    #else
      guard let folder = opendir(self) else { throw .ofLastCall }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        let kind: FileKind =
          switch Int(entry.pointee.d_type) {
          case Int(DT_REG): .file
          case Int(DT_DIR): .folder
          default: .other
          }
        if name != ".", name != ".." { entries.append(FolderEntry(name: name, kind: kind)) }
      }
    #endif
    return entries.sorted { $0.name < $1.name }
  }

  /// Returns the bytes of the file at this path.
  func contentsOfFile() throws(FileFailure) -> [UInt8] {
    #if os(Windows)
      do {
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: self)))
      } catch {
        throw FileFailure(error)
      }
    #else
      let descriptor = open(self, O_RDONLY)
      guard descriptor >= 0 else { throw .ofLastCall }
      defer { close(descriptor) }
      return try bytes(of: descriptor)
    #endif
  }

  /// Creates the file at this path, or replaces it atomically, so that it never has partial contents. A file keeps its
  /// permissions.
  func replaceFile(with parts: [[UInt8]]) throws(FileFailure) {
    #if os(Windows)
      do {
        try Data(parts.joined()).write(to: URL(fileURLWithPath: self), options: .atomic)
      } catch {
        throw FileFailure(error)
      }
    #else
      let draft = "\(self).\(getpid())"
      do throws(FileFailure) {
        try draft.writeFile(parts)
        var information = stat()
        if stat(self, &information) == 0 { chmod(draft, information.st_mode & 0o777) }
        guard rename(draft, self) == 0 else { throw .ofLastCall }
      } catch {
        unlink(draft)
        throw error
      }
    #endif
  }

  /// Writes the parts of a text to the file at this path, which may be a device or a pipe.
  func writeFile(_ parts: [[UInt8]]) throws(FileFailure) {
    #if os(Windows)
      do {
        try Data(parts.joined()).write(to: URL(fileURLWithPath: self))
      } catch {
        throw FileFailure(error)
      }
    #else
      let descriptor = open(self, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      guard descriptor >= 0 else { throw .ofLastCall }
      let reason = ByteStream(descriptor: descriptor).write(parts)
      let isClosed = close(descriptor) == 0
      if let reason { throw FileFailure(reason: reason) }
      if !isClosed { throw .ofLastCall }
    #endif
  }

  /// Removes the file at this path.
  func removeFile() throws(FileFailure) {
    #if os(Windows)
      do {
        try FileManager.default.removeItem(atPath: self)
      } catch {
        throw FileFailure(error)
      }
    #else
      guard unlink(self) == 0 else { throw .ofLastCall }
    #endif
  }

  /// Returns the path that another path is if it's relative to the folder of the file at this path.
  func siblingPath(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: self).deletingLastPathComponent()).path
  }

  /// Creates the folders that a file at this path is in, as far as possible.
  func createParents() {
    let folder = URL(fileURLWithPath: self).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
}

/// Returns the bytes of standard input.
func standardInput() throws(FileFailure) -> [UInt8] {
  #if os(Windows)
    do {
      return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw FileFailure(error)
    }
  #else
    return try bytes(of: 0)
  #endif
}

#if !os(Windows)
  /// Reads to the end. The size of a file is only a hint: it may change during reading, and a pipe has none.
  private func bytes(of descriptor: Int32) throws(FileFailure) -> [UInt8] {
    var information = stat()
    let size = fstat(descriptor, &information) == 0 ? Int(information.st_size) : 0
    var bytes: [UInt8] = []
    var part = max(size, 0) + 1
    while true {
      let some = try readBytes(part, from: descriptor)
      if bytes.isEmpty { bytes = some } else { bytes += some }
      if some.count < part { return bytes }
      part = 1 << 16
    }
  }

  /// Reads a number of bytes, or all that remain.
  private func readBytes(_ size: Int, from descriptor: Int32) throws(FileFailure) -> [UInt8] {
    var failure: FileFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = .ofLastCall }
        guard got > 0 else { return }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
#else
  extension FileFailure {
    /// Creates the failure for an error from Foundation.
    fileprivate init(_ error: any Error) {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if let underlying, underlying.domain == NSPOSIXErrorDomain {
        reason = String(cString: strerror(Int32(underlying.code)))
      } else {
        reason = error.localizedDescription
      }
    }
  }
#endif
