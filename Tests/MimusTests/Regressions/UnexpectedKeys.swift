import Mimus
import Testing

/// A dictionary with more keys than expected passed.
@Test func `missing and unexpected keys are both listed`() {
  let failures = captureFailures {
    verify(["Dune": 30, "Emma": 20], hasTheSameItemsAs: ["Dune": 30, "Ulysses": 40])
  }
  #expect(failures.count == 1)
  #expect(failures.first?.message.contains("Ulysses") == true)
  #expect(failures.first?.message.contains("Emma") == true)
}
