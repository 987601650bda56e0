import Foundation
import Mimus

extension Question {
  /// Measures passing and failing verifications with a large value, including the text of the failure.
  static var compareValues: [Question] {
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    let numbers = Array(0..<10_000)
    let rows = numbers.map { [$0, 1] }
    let names = Dictionary(uniqueKeysWithValues: numbers.map { ("book \($0)", $0) })
    return compare("1 MB of bytes", bytes, bytes.dropLast() + [8])
      + compare("a slice of 1 MB of bytes", bytes[...], bytes.dropLast() + [8])
      + compare("an array of 10,000 arrays", rows, rows.dropLast() + [[0, 0]])
      + compare("a set of 10,000 integers", Set(numbers), Set(numbers.dropLast()).union([-1]))
      + compare("a set of 10,000 arrays", Set(rows), Set(rows.dropLast()).union([[0, 0]]))
      + compare("a dictionary of 10,000 integers", names, names.merging(["book 1": 0]) { $1 })
      + compare("a dictionary of 10,000 arrays", names.mapValues { [$0] }, names.mapValues { [$0 / 9_999] })
      + compare("10,000 values of any type", numbers.map { $0 as Any }, numbers.map { ($0 / 9_999) as Any })
      + compare(
        "an NSSet of 10,000 numbers", NSSet(array: numbers), Set(numbers.dropLast()).union([-1]), actual: Set(numbers))
      + compare(
        "an NSDictionary of 10,000 numbers", NSDictionary(dictionary: names), names.merging(["book 1": 0]) { $1 },
        actual: names)
  }

  /// Creates the questions about a verification with one recorded value.
  ///
  /// - Parameters:
  ///   - expected: A matcher for the value.
  ///   - other: The recorded value in the failing verification.
  ///   - actual: The recorded value in the passing verification. Defaults to the expected value.
  private static func compare(
    _ name: String, _ expected: any Matcher, _ other: Any, actual: Any? = nil
  ) -> [Question] {
    [("passing", actual ?? expected), ("failing", other)].map { outcome, recorded in
      Question(
        name: "a \(outcome) verification of \(name)", baseline: "none", unit: .milliseconds, bound: .atMost(100),
        rounds: 3
      ) {
        let gateway = MimusGateway()
        gateway.recordCall(withIdentifier: "stock(_:)", arguments: [recorded])
        var watch = Stopwatch()
        watch.time(1) {
          keep(captureFailures { gateway.verifyCall(withIdentifier: "stock(_:)", arguments: [expected]) })
        }
        return Sample(value: watch.nanosecondsEach / 1e6)
      }
    }
  }
}
