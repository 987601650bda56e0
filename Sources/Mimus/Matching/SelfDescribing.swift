import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

extension Date: SelfDescribing {
  /// The date with the fraction of its second, which its own description omits.
  var phrase: String {
    // Outside this range, Foundation may have no description, or, for a date that isn't a number, stop the process.
    let described = Date.distantPast.timeIntervalSince1970...Date.distantFuture.timeIntervalSince1970
    guard described.contains(timeIntervalSince1970) else { return "Date(\(timeIntervalSince1970))" }
    let second = timeIntervalSince1970.rounded(.down)
    let whole = Date(timeIntervalSince1970: second).description
    // More digits are only needed if the others are those of a whole second.
    let fractions = [6, 9, 12].lazy.map { String(format: "%.\($0)f", timeIntervalSince1970 - second) }
    let shown = fractions.first { $0.hasPrefix("0.") && $0.contains { !"0.".contains($0) } }
    guard var fraction = shown, let zone = whole.lastIndex(of: " ") else { return description }
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole[..<zone])\(fraction.dropFirst())\(whole[zone...])"
  }
}

// WebAssembly has no requests.
#if canImport(Darwin) || canImport(FoundationNetworking)
  extension URLRequest: SelfDescribing {
    /// The method unless it is GET, the address, the headers, and the body.
    var phrase: String {
      let method = httpMethod.map { $0 == "GET" ? "" : $0 + " " } ?? ""
      let headers = (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }
      return method + description + headers.joined() + (httpBody.map { ", \($0.phrase)" } ?? "")
    }
  }
#endif

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
