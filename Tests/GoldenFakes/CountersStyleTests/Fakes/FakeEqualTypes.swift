// Written by mimus-fake: changes made here are lost.

final class FakeGlazier<Sand, Ware>: Glazier {
  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware!
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeEvenGlazier<Ware>: EvenGlazier {
  typealias Sand = Ware

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware!
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeTextGlazier: TextGlazier {
  typealias Sand = Ware
  typealias Ware = String

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware = ""
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeTileGlazier: TileGlazier {
  typealias Sand = Ware
  typealias Ware = Int

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware = 0
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeBrickGlazier<Sand>: BrickGlazier {
  typealias Ware = Int

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware = 0
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

final class FakePotGlazier<Sand>: PotGlazier {
  typealias Ware = [Int]

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware = []
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeRowGlazier<Ware>: RowGlazier {
  typealias Sand = [Ware]

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware!
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakePairGlazier: PairGlazier {
  typealias Sand = [Ware]
  typealias Ware = (Int, String)

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware = (0, "")
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeLoopGlazier<Ware>: LoopGlazier {
  typealias Sand = Ware

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware!
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }
}

final class FakeNamedGlazier<Sand, Ware>: NamedGlazier where Ware: Hashable, Ware: Swift.Hashable {
  typealias ID = Ware

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Sand] = []
  var fireReturnValue: Ware!
  func fire(_ sand: Sand) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(sand)
    return fireReturnValue
  }

  var idCallCount = 0
  var idReturnValue: Ware!
  var id: Ware {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}
