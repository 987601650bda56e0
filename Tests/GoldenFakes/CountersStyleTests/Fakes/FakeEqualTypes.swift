// Written by mimus-fake: changes made here are lost.

final class FakeKiln<Clay, Ware>: Kiln {
  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeEvenKiln<Ware>: EvenKiln {
  typealias Clay = Ware

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeTextKiln: TextKiln {
  typealias Clay = Ware
  typealias Ware = String

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeTileKiln: TileKiln {
  typealias Clay = Ware
  typealias Ware = Int

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeBrickKiln<Clay>: BrickKiln {
  typealias Ware = Int

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

final class FakePotKiln<Clay>: PotKiln {
  typealias Ware = [Int]

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeRowKiln<Ware>: RowKiln {
  typealias Clay = [Ware]

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakePairKiln: PairKiln {
  typealias Clay = [Ware]
  typealias Ware = (Int, String)

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeLoopKiln<Ware>: LoopKiln {
  typealias Clay = Ware

  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
    return fireReturnValue
  }
}

final class FakeNamedKiln<Clay, Ware>: NamedKiln where Ware: Hashable {
  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Ware!
  func fire(_ clay: Clay) -> Ware {
    fireCallCount += 1
    fireArgsForCall.append(clay)
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
