import Foundation

/// A type whose own description wouldn't distinguish one value from another, or from a value of a different type.
protocol SelfDescribing {
  var phrase: String { get }
}

extension PartialRangeFrom: SelfDescribing { var phrase: String { "\(describe(lowerBound))..." } }
extension PartialRangeUpTo: SelfDescribing { var phrase: String { "..<\(describe(upperBound))" } }
extension PartialRangeThrough: SelfDescribing { var phrase: String { "...\(describe(upperBound))" } }
// What a stream will produce isn't known yet.
extension AsyncStream: SelfDescribing { var phrase: String { "a stream" } }
extension AsyncThrowingStream: SelfDescribing { var phrase: String { "a stream" } }
extension NSNull: SelfDescribing { var phrase: String { "NSNull" } }

extension NSNumber: SelfDescribing {
  var phrase: String { Comparison.isBoolean(self) ? "\(boolValue)" : description }
}

extension Data: SelfDescribing {
  /// The first bytes, and how many there are.
  var phrase: String {
    let bytes = ValueDescription.hexadecimal(prefix(ValueDescription.shownBytes))
    let isCut = count > ValueDescription.shownBytes
    return "Data(\(count == 1 ? "1 byte" : "\(count) bytes")\(isEmpty ? "" : ": " + bytes)\(isCut ? " …" : ""))"
  }
}

extension ValueDescription {
  /// The number of bytes of data to show.
  static let shownBytes = 16

  static func hexadecimal(_ bytes: Data) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
