import FakeGenerator
import Foundation

/// Writes fakes to files: only what has changed, and whole files only.
struct FakeWriter {
  /// What could not be written, in words.
  private(set) var problems: [String] = []

  /// Write a text to a file, unless it says so already.
  mutating func write(_ text: String, to path: String) {
    let url = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: url)) == data { return }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      problems.append("\(path): error: cannot be written: \(error.localizedDescription)")
    }
  }

  /// Write a file for each fake into a folder, and remove the generated files there whose types are gone.
  mutating func write(_ fakes: [Fake], to folder: String) {
    var written: Set<String> = []
    for fake in fakes {
      let base = fake.typeName.split(separator: ".").dropLast().joined() + fake.name
      var name = base
      var number = 2
      // Types of one name, under `#if` and `#else`, have a file each.
      while !written.insert(name + ".swift").inserted {
        name = "\(base)\(number)"
        number += 1
      }
      write(fake.fileText, to: (folder as NSString).appendingPathComponent(name + ".swift"))
    }
    removeStale(in: folder, keeping: written)
  }

  private mutating func removeStale(in folder: String, keeping written: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".swift") && !written.contains(name) {
      let path = (folder as NSString).appendingPathComponent(name)
      guard let data = FileManager.default.contents(atPath: path),
        data.starts(with: Data(FakeFile.firstLine.utf8))
      else { continue }
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        problems.append("\(path): error: cannot be removed: \(error.localizedDescription)")
      }
    }
  }
}
