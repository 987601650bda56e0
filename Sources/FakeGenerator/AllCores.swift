import Dispatch

extension RandomAccessCollection where Index == Int, Self: Sendable {
  /// Compute a value for each element, on all cores; the values come in the order of the elements.
  package func mapOnAllCores<Value: Sendable>(_ compute: @Sendable (Element) -> Value) -> [Value] {
    guard count > 1 else { return map(compute) }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each place is written once, by whichever thread has it.
      nonisolated(unsafe) let places = buffer.baseAddress!
      DispatchQueue.concurrentPerform(iterations: count) { offset in
        (places + offset).initialize(to: compute(self[startIndex + offset]))
      }
      initializedCount = count
    }
  }
}
