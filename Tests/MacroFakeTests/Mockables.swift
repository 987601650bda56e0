import MimusMacros

@Mockable protocol Printer: Sendable {
  func label(for title: String) -> String
  var isReady: Bool { get async }
}

@MainActor @Mockable protocol Till {
  func open() throws -> Bool
}

@Mockable private protocol Safe { func lock(_ code: Int) -> Bool }

/// Uses what only this file sees.
func isLocked(with code: Int) -> Bool {
  let safe = FakeSafe()
  safe.stub.lock(.equal(code)).andReturn(true)
  return safe.lock(code)
}
