import Foundation

/// A hash of the contents of files.
struct Fingerprint: Codable, Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(ofFiles files: [String]) {
    for file in files { add(FileManager.default.contents(atPath: file) ?? Data()) }
  }

  mutating func add(_ data: Data) {
    for byte in data { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ UInt64(data.count)) &* 0x100_0000_01b3
  }

  func combined(with other: Fingerprint) -> Fingerprint {
    var both = self
    withUnsafeBytes(of: other.value) { both.add(Data($0)) }
    return both
  }
}
