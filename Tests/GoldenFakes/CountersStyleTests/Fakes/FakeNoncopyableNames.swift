// Written by mimus-fake: changes made here are lost.

extension Tracing {
  final class FakeTracer: Tracer {
    init() {}

    var startCallCount = 0
    var startArgsForCall: [Span] = []
    var startReturnValue: Span!
    func start(_ parent: Span) -> Span {
      startCallCount += 1
      startArgsForCall.append(parent)
      return startReturnValue
    }

    var currentCallCount = 0
    var currentSetCallCount = 0
    var currentSetArgsForCall: [Span?] = []
    var currentReturnValue: Span?
    var current: Span? {
      get {
        currentCallCount += 1
        return currentReturnValue
      }
      set {
        currentSetCallCount += 1
        currentSetArgsForCall.append(newValue)
        currentReturnValue = newValue
      }
    }
  }
}

final class FakeScribe: Scribe {
  init() {}

  var copyCallCount = 0
  var copyArgsForCall: [Leaf] = []
  var copyReturnValue: Leaf?
  func copy(_ row: Leaf) -> Leaf? {
    copyCallCount += 1
    copyArgsForCall.append(row)
    return copyReturnValue
  }

  var postCallCount = 0
  var postArgsForCall: [Posting] = []
  var postReturnValue: Posting!
  func post(_ entry: Posting) -> Posting {
    postCallCount += 1
    postArgsForCall.append(entry)
    return postReturnValue
  }
}

final class FakeCopier<Leaf>: Copier {
  init() {}

  var copyCallCount = 0
  var copyArgsForCall: [Leaf] = []
  var copyReturnValue: Leaf?
  func copy(_ row: Leaf) -> Leaf? {
    copyCallCount += 1
    copyArgsForCall.append(row)
    return copyReturnValue
  }
}

final class FakeBookkeeper: Bookkeeper {
  var copyCallCount = 0
  var copyArgsForCall: [Leaf] = []
  var copyReturnValue: Leaf?
  override func copy(_ row: Leaf) -> Leaf? {
    copyCallCount += 1
    copyArgsForCall.append(row)
    return copyReturnValue
  }
}

extension Bookkeeper {
  final class FakeLeaf: Leaf {
  }
}

final class FakeKeeper: Keeper {
  init() {}

  var openCallCount = 0
  var openReturnValue: (() -> Deposit)!
  func open() -> Deposit {
    openCallCount += 1
    return openReturnValue()
  }

  var findCallCount = 0
  var findReturnValue: (() -> MaybeDeposit)!
  func find() -> MaybeDeposit {
    findCallCount += 1
    return findReturnValue()
  }

  var sealCallCount = 0
  var sealReturnValue: Int = 0
  func seal(_ safe: inout Deposit) -> Int {
    sealCallCount += 1
    return sealReturnValue
  }

  var sumCallCount = 0
  var sumReturnValue: Int = 0
  func sum(_ bytes: Bytes) -> Int {
    sumCallCount += 1
    return sumReturnValue
  }

  var fileCallCount = 0
  func file(_ folio: borrowing Cashbook.Folio) {
    fileCallCount += 1
  }
}
