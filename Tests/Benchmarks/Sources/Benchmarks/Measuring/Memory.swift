import CAllocations
import Foundation

/// The memory of this process.
enum Memory {
  /// How many bytes are allocated at this moment.
  static var allocated: Int { Int(allocated_bytes()) }

  /// The most memory that the process has had at any time, in bytes; nil where that cannot be read.
  static var peak: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1_024 }
  }
}
