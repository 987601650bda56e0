import Dispatch

extension RandomAccessCollection where Index == Int, Self: Sendable {
  /// Computes a value for each element, on all cores. The values are in the order of the elements.
  package func concurrentMap<Value: Sendable>(_ compute: @Sendable (Element) -> Value) -> [Value] {
    guard count > 1 else { return map(compute) }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index is written once, by whichever thread takes it.
      nonisolated(unsafe) let places = buffer.baseAddress!
      DispatchQueue.concurrentPerform(iterations: count) { offset in
        (places + offset).initialize(to: compute(self[startIndex + offset]))
      }
      initializedCount = count
    }
  }
}
