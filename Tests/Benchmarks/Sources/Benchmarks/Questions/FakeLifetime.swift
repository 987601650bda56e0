extension Question {
  /// Measures the creation and release of a fake.
  static var fakeLifetime: [Question] {
    [
      .time(
        "create and release a fake", against: "the spy", mine: { { for _ in 0..<1_000 { keep(MimusGateway()) } } },
        theirs: { { for _ in 0..<1_000 { keep(HandWrittenGateway()) } } }),
      .time(
        "create a fake, call it once, and release it", against: "the spy",
        mine: {
          {
            for index in 0..<1_000 {
              let gateway = MimusGateway()
              gateway.charge(index, to: "alice")
            }
          }
        },
        theirs: {
          {
            for index in 0..<1_000 {
              let gateway = HandWrittenGateway()
              gateway.charge(index, to: "alice")
            }
          }
        }),
    ]
  }
}
