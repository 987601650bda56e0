// Written by mimus-fake: changes made here are lost.

final class FakeLocker<Content>: Locker<Content> {
  var contentCallCount = 0
  var contentSetCallCount = 0
  var contentSetArgsForCall: [Content] = []
  var contentReturnValue: Content!
  override var content: Content {
    get {
      contentCallCount += 1
      return contentReturnValue
    }
    set {
      contentSetCallCount += 1
      contentSetArgsForCall.append(newValue)
      contentReturnValue = newValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(place: Int, newValue: Content)] = []
  var subscriptReturnValue: Content!
  override subscript(_ place: Int) -> Content {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((place, newValue))
      subscriptReturnValue = newValue
    }
  }
}

final class FakeSealedLocker: SealedLocker {
  var contentCallCount = 0
  override var content: Never {
    get {
      contentCallCount += 1
      return Swift.fatalError("content never returns")
    }
    set {
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  override subscript(_ place: Int) -> Never {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return Swift.fatalError("subscript(_:) never returns")
    }
    set {
    }
  }
}
