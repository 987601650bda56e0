// Written by mimus-fake: changes made here are lost.

final class FakeOpenable: Openable {
  init() {
  }
}

final class FakeRestorable: Restorable {
  init() {
  }

  init?(code: Int) {
  }
}

final class FakeStartable: Startable {
  init() {
  }
}

final class FakeReopenable: Reopenable {
  init() {
  }
}

final class FakeFillable<Item>: Fillable {
  init() {
  }

  var itemCallCount = 0
  var itemReturnValue: Item!
  var item: Item {
    get {
      itemCallCount += 1
      return itemReturnValue
    }
  }
}

actor FakeOpenableActor: OpenableActor {
  init() {
  }
}

final class FakeOpenableView: OpenableView {
  init() {
  }
}

final class FakeAttemptable: Attemptable {
  init() throws {
  }
}
