// Written by mimus-fake: changes made here are lost.

final class FakePublication: Publication {
  var reprintCallCount = 0
  var reprintReturnValue: Publication!
  override func reprint() -> Publication {
    reprintCallCount += 1
    return reprintReturnValue
  }

  var sealCallCount = 0
  var sealReturnValue: Int = 0
  override func seal() -> Int {
    sealCallCount += 1
    return sealReturnValue
  }

  var coverCallCount = 0
  var coverReturnValue: Int = 0
  override var cover: Int {
    get {
      coverCallCount += 1
      return coverReturnValue
    }
  }

  var acceptCallCount = 0
  var acceptArgsForCall: [Copies] = []
  var acceptReturnValue: Bool = false
  override func accept(_ copies: Copies) -> Bool {
    acceptCallCount += 1
    acceptArgsForCall.append(copies)
    return acceptReturnValue
  }

  var sequelCallCount = 0
  var sequelArgsForCall: [Int] = []
  var sequelReturnValue: Publication?
  override func sequel(_ number: Int) -> Publication? {
    sequelCallCount += 1
    sequelArgsForCall.append(number)
    return sequelReturnValue
  }
}

final class FakeNovel: Novel {
  var reprintCallCount = 0
  var reprintReturnValue: Novel!
  override func reprint() -> Novel {
    reprintCallCount += 1
    return reprintReturnValue
  }

  var acceptCallCount = 0
  var acceptArgsForCall: [[Novel]] = []
  var acceptReturnValue: Bool = false
  override func accept(_ copies: [Novel]) -> Bool {
    acceptCallCount += 1
    acceptArgsForCall.append(copies)
    return acceptReturnValue
  }

  var sequelCallCount = 0
  var sequelArgsForCall: [Int] = []
  var sequelReturnValue: Novel!
  override func sequel(_ number: Int) -> Novel {
    sequelCallCount += 1
    sequelArgsForCall.append(number)
    return sequelReturnValue
  }
}

final class FakeTrilogy: Trilogy {
  var partCallCount = 0
  var partArgsForCall: [Int] = []
  var partReturnValue: Novel!
  override func part(_ number: Int) -> Novel {
    partCallCount += 1
    partArgsForCall.append(number)
    return partReturnValue
  }

  var reprintCallCount = 0
  var reprintReturnValue: Novel!
  override func reprint() -> Novel {
    reprintCallCount += 1
    return reprintReturnValue
  }

  var acceptCallCount = 0
  var acceptArgsForCall: [[Novel]] = []
  var acceptReturnValue: Bool = false
  override func accept(_ copies: [Novel]) -> Bool {
    acceptCallCount += 1
    acceptArgsForCall.append(copies)
    return acceptReturnValue
  }

  var sequelCallCount = 0
  var sequelArgsForCall: [Int] = []
  var sequelReturnValue: Novel!
  override func sequel(_ number: Int) -> Novel {
    sequelCallCount += 1
    sequelArgsForCall.append(number)
    return sequelReturnValue
  }
}

final class FakeLetterhead: Letterhead {
  var renderCallCount = 0
  var renderReturnValue: String = ""
  override func render() -> String {
    renderCallCount += 1
    return renderReturnValue
  }
}

final class FakeProblem: Problem, @unchecked Sendable {
  init() {}
}

final class FakeMisprint: Misprint, @unchecked Sendable {
  var explainCallCount = 0
  var explainReturnValue: String = ""
  override func explain() -> String {
    explainCallCount += 1
    return explainReturnValue
  }
}

final class FakeErratum: Erratum, @unchecked Sendable {
  var pageCallCount = 0
  var pageReturnValue: Int = 0
  override func page() -> Int {
    pageCallCount += 1
    return pageReturnValue
  }

  var explainCallCount = 0
  var explainReturnValue: String = ""
  override func explain() -> String {
    explainCallCount += 1
    return explainReturnValue
  }
}

final class FakePane: Pane {
  var openCallCount = 0
  var openReturnValue: Bool = false
  override func open() -> Bool {
    openCallCount += 1
    return openReturnValue
  }
}

final class FakeShopPane: ShopPane {
  var lightCallCount = 0
  var lightReturnValue: Int = 0
  override func light() -> Int {
    lightCallCount += 1
    return lightReturnValue
  }

  var openCallCount = 0
  var openReturnValue: Bool = false
  override func open() -> Bool {
    openCallCount += 1
    return openReturnValue
  }
}

final class FakeSafe: Safe {
  var unlockCallCount = 0
  var unlockReturnValue: Bool = false
  override func unlock() -> Bool {
    unlockCallCount += 1
    return unlockReturnValue
  }
}

final class FakeParcel<Content, Label>: Parcel<Content, Label> {
  var wrapCallCount = 0
  var wrapArgsForCall: [(content: Content, label: (Label) -> Content)] = []
  var wrapReturnValue: Label?
  override func wrap(_ content: Content, with label: @escaping (Label) -> Content) -> Label? {
    wrapCallCount += 1
    wrapArgsForCall.append((content, label))
    return wrapReturnValue
  }

  var copyCallCount = 0
  var copyReturnValue: Parcel<Content, Label>!
  override func copy() -> Parcel<Content, Label> {
    copyCallCount += 1
    return copyReturnValue
  }
}

final class FakePostcard: Postcard {
  var stampCallCount = 0
  var stampReturnValue: Int = 0
  override func stamp() -> Int {
    stampCallCount += 1
    return stampReturnValue
  }

  var wrapCallCount = 0
  var wrapArgsForCall: [(content: String, label: (Int) -> String)] = []
  var wrapReturnValue: Int?
  override func wrap(_ content: String, with label: @escaping (Int) -> String) -> Int? {
    wrapCallCount += 1
    wrapArgsForCall.append((content, label))
    return wrapReturnValue
  }

  var copyCallCount = 0
  var copyReturnValue: Parcel<String, Int>!
  override func copy() -> Parcel<String, Int> {
    copyCallCount += 1
    return copyReturnValue
  }
}
