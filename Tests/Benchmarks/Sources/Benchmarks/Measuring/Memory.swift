import CAllocations
import Foundation

/// This process's memory.
enum Memory {
  /// The number of bytes currently allocated.
  static var allocated: Int { Int(allocated_bytes()) }

  /// The peak memory usage of the process in bytes, or `nil` if it can't be determined.
  static var peak: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1_024 }
  }
}
