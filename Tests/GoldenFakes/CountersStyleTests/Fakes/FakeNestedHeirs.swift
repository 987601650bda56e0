// Written by mimus-fake: changes made here are lost.

extension Dockyard {
  final class FakeTag: Tag {
    init() {}
  }
}

extension Dockyard {
  final class FakeCounter: Counter {
    var lastCallCount = 0
    var lastReturnValue: Parcel?
    override var last: Parcel? {
      get {
        lastCallCount += 1
        return lastReturnValue
      }
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Parcel, body: Handler)] = []
    var handReturnValue: [Parcel: Int]!
    override func hand(_ parcel: Parcel, then body: @escaping Handler) -> [Parcel: Int] {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
      return handReturnValue
    }

    var slipCallCount = 0
    var slipReturnValue: Slip!
    override func slip() -> Slip {
      slipCallCount += 1
      return slipReturnValue
    }
  }
}

extension Dockyard.Counter {
  final class FakeWindow: Window {
    var lastCallCount = 0
    var lastReturnValue: Dockyard.Parcel?
    override var last: Dockyard.Parcel? {
      get {
        lastCallCount += 1
        return lastReturnValue
      }
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Dockyard.Parcel, body: Dockyard.Handler)] = []
    var handReturnValue: [Dockyard.Parcel: Dockyard.Int] = [:]
    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
      return handReturnValue
    }

    var slipCallCount = 0
    var slipReturnValue: Slip!
    override func slip() -> Slip {
      slipCallCount += 1
      return slipReturnValue
    }
  }
}

extension Dockyard {
  final class FakeBasket: Basket {
    var parcelCallCount = 0
    var parcelReturnValue: Parcel!
    override func parcel() -> Parcel {
      parcelCallCount += 1
      return parcelReturnValue
    }
  }
}

extension Dockyard {
  final class FakeRack<Content>: Rack<Content> {
    var itselfCallCount = 0
    var itselfReturnValue: Rack<Content>!
    override func itself() -> Rack<Content> {
      itselfCallCount += 1
      return itselfReturnValue
    }

    var swapCallCount = 0
    var swapArgsForCall: [Content] = []
    var swapReturnValue: Rack<Parcel>?
    override func swap(_ content: Content) -> Rack<Parcel>? {
      swapCallCount += 1
      swapArgsForCall.append(content)
      return swapReturnValue
    }
  }
}

extension Dockyard {
  final class FakeSorter<Key: Tag>: Sorter {
    init() {}

    var sortCallCount = 0
    var sortArgsForCall: [Parcel] = []
    var sortReturnValue: Key?
    func sort(_ parcel: Parcel) -> Key? {
      sortCallCount += 1
      sortArgsForCall.append(parcel)
      return sortReturnValue
    }

    var keysCallCount = 0
    var keysReturnValue: [Key] = []
    func keys() -> [Key] {
      keysCallCount += 1
      return keysReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeDesk: Desk {
    var lastCallCount = 0
    var lastReturnValue: Dockyard.Parcel?
    override var last: Dockyard.Parcel? {
      get {
        lastCallCount += 1
        return lastReturnValue
      }
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Dockyard.Parcel, body: Dockyard.Handler)] = []
    var handReturnValue: [Dockyard.Parcel: Dockyard.Int] = [:]
    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
      return handReturnValue
    }

    var slipCallCount = 0
    var slipReturnValue: Slip!
    override func slip() -> Slip {
      slipCallCount += 1
      return slipReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeCart: Cart {
    var parcelCallCount = 0
    var parcelReturnValue: Parcel!
    override func parcel() -> Parcel {
      parcelCallCount += 1
      return parcelReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeShelves: Shelves {
    var itselfCallCount = 0
    var itselfReturnValue: Dockyard.Rack<Dockyard.Stamp>!
    override func itself() -> Dockyard.Rack<Dockyard.Stamp> {
      itselfCallCount += 1
      return itselfReturnValue
    }

    var swapCallCount = 0
    var swapArgsForCall: [Dockyard.Stamp] = []
    var swapReturnValue: Dockyard.Rack<Dockyard.Parcel>?
    override func swap(_ content: Dockyard.Stamp) -> Dockyard.Rack<Dockyard.Parcel>? {
      swapCallCount += 1
      swapArgsForCall.append(content)
      return swapReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeDrawers<Content: Dockyard.Tag>: Drawers<Content> {
    var itselfCallCount = 0
    var itselfReturnValue: Dockyard.Rack<Content>!
    override func itself() -> Dockyard.Rack<Content> {
      itselfCallCount += 1
      return itselfReturnValue
    }

    var swapCallCount = 0
    var swapArgsForCall: [Content] = []
    var swapReturnValue: Dockyard.Rack<Dockyard.Parcel>?
    override func swap(_ content: Content) -> Dockyard.Rack<Dockyard.Parcel>? {
      swapCallCount += 1
      swapArgsForCall.append(content)
      return swapReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeStamps: Stamps {
    var itselfCallCount = 0
    var itselfReturnValue: Dockyard.Rack<Dockyard.Stamp>!
    override func itself() -> Dockyard.Rack<Dockyard.Stamp> {
      itselfCallCount += 1
      return itselfReturnValue
    }

    var swapCallCount = 0
    var swapArgsForCall: [Dockyard.Stamp] = []
    var swapReturnValue: Dockyard.Rack<Dockyard.Parcel>?
    override func swap(_ content: Dockyard.Stamp) -> Dockyard.Rack<Dockyard.Parcel>? {
      swapCallCount += 1
      swapArgsForCall.append(content)
      return swapReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeMachine<Key: Dockyard.Tag>: Machine {
    init() {}

    var sortCallCount = 0
    var sortArgsForCall: [Dockyard.Parcel] = []
    var sortReturnValue: Key?
    func sort(_ parcel: Dockyard.Parcel) -> Key? {
      sortCallCount += 1
      sortArgsForCall.append(parcel)
      return sortReturnValue
    }

    var keysCallCount = 0
    var keysReturnValue: [Key] = []
    func keys() -> [Key] {
      keysCallCount += 1
      return keysReturnValue
    }

    var countCallCount = 0
    var countArgsForCall: [Parcel] = []
    func count(_ parcel: Parcel) {
      countCallCount += 1
      countArgsForCall.append(parcel)
    }
  }
}

extension Dockyard.Annex {
  final class FakeStamper: Stamper {
    typealias Key = Dockyard.Stamp

    init() {}

    var sortCallCount = 0
    var sortArgsForCall: [Dockyard.Parcel] = []
    var sortReturnValue: Key?
    func sort(_ parcel: Dockyard.Parcel) -> Key? {
      sortCallCount += 1
      sortArgsForCall.append(parcel)
      return sortReturnValue
    }

    var keysCallCount = 0
    var keysReturnValue: [Key] = []
    func keys() -> [Key] {
      keysCallCount += 1
      return keysReturnValue
    }

    var stampCallCount = 0
    func stamp() {
      stampCallCount += 1
    }
  }
}

extension Dockyard.Annex {
  final class FakeScale<Unit: Dockyard.Tag>: Scale {
    init() {}

    var unitCallCount = 0
    var unitReturnValue: Unit!
    func unit() -> Unit {
      unitCallCount += 1
      return unitReturnValue
    }
  }
}

extension Dockyard.Annex {
  final class FakeTill: Till {
    var lastCallCount = 0
    var lastReturnValue: Dockyard.Parcel?
    override var last: Dockyard.Parcel? {
      get {
        lastCallCount += 1
        return lastReturnValue
      }
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Dockyard.Parcel, body: Dockyard.Handler)] = []
    var handReturnValue: [Dockyard.Parcel: Dockyard.Int] = [:]
    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
      return handReturnValue
    }

    var slipCallCount = 0
    var slipReturnValue: Slip!
    override func slip() -> Slip {
      slipCallCount += 1
      return slipReturnValue
    }
  }
}

extension Dockyard.Counter {
  final class FakeBooth: Booth {
    var lastCallCount = 0
    var lastReturnValue: Dockyard.Parcel?
    override var last: Dockyard.Parcel? {
      get {
        lastCallCount += 1
        return lastReturnValue
      }
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Dockyard.Parcel, body: Dockyard.Handler)] = []
    var handReturnValue: [Dockyard.Parcel: Dockyard.Int] = [:]
    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
      return handReturnValue
    }

    var slipCallCount = 0
    var slipReturnValue: Slip!
    override func slip() -> Slip {
      slipCallCount += 1
      return slipReturnValue
    }
  }
}

final class FakePallet: Pallet {
  var itselfCallCount = 0
  var itselfReturnValue: Dockyard.Rack<String>!
  override func itself() -> Dockyard.Rack<String> {
    itselfCallCount += 1
    return itselfReturnValue
  }

  var swapCallCount = 0
  var swapArgsForCall: [String] = []
  var swapReturnValue: Dockyard.Rack<Dockyard.Parcel>?
  override func swap(_ content: String) -> Dockyard.Rack<Dockyard.Parcel>? {
    swapCallCount += 1
    swapArgsForCall.append(content)
    return swapReturnValue
  }
}

extension Harbor {
  final class FakeOffice: Office {
    var lastCallCount = 0
    var lastReturnValue: Dockyard.Parcel?
    override var last: Dockyard.Parcel? {
      get {
        lastCallCount += 1
        return lastReturnValue
      }
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Dockyard.Parcel, body: Dockyard.Handler)] = []
    var handReturnValue: [Dockyard.Parcel: Dockyard.Int] = [:]
    override func hand(
      _ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler
    ) -> [Dockyard.Parcel: Dockyard.Int] {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
      return handReturnValue
    }

    var slipCallCount = 0
    var slipReturnValue: Slip!
    override func slip() -> Slip {
      slipCallCount += 1
      return slipReturnValue
    }
  }
}

extension Harbor {
  final class FakeCrate: Crate {
    var parcelCallCount = 0
    var parcelReturnValue: Parcel!
    override func parcel() -> Parcel {
      parcelCallCount += 1
      return parcelReturnValue
    }
  }
}

extension Harbor {
  final class FakeDesk: Dockyard.Counter, Desk {
    override init(_ parcel: Dockyard.Parcel) {
      super.init(parcel)
    }

    var handCallCount = 0
    var handArgsForCall: [(parcel: Dockyard.Parcel, body: Dockyard.Handler)] = []
    func hand(_ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler) {
      handCallCount += 1
      handArgsForCall.append((parcel, body))
    }
  }
}

final class FakeMachinery<Key: Dockyard.Tag>: Machinery {
  init() {}

  var sortCallCount = 0
  var sortArgsForCall: [Dockyard.Parcel] = []
  var sortReturnValue: Key?
  func sort(_ parcel: Dockyard.Parcel) -> Key? {
    sortCallCount += 1
    sortArgsForCall.append(parcel)
    return sortReturnValue
  }

  var keysCallCount = 0
  var keysReturnValue: [Key] = []
  func keys() -> [Key] {
    keysCallCount += 1
    return keysReturnValue
  }
}

final class FakeRailcar: Railcar {
  var reserveCallCount = 0
  var reserveArgsForCall: [Seat] = []
  var reserveReturnValue: [Seat] = []
  override func reserve(_ seat: Seat) -> [Seat] {
    reserveCallCount += 1
    reserveArgsForCall.append(seat)
    return reserveReturnValue
  }
}

extension Railcar {
  final class FakeSeat: Seat {
  }
}

final class FakeCarriage: Carriage {
  var assignCallCount = 0
  var assignArgsForCall: [Berth] = []
  override func assign(_ berth: Berth) {
    assignCallCount += 1
    assignArgsForCall.append(berth)
  }

  var reserveCallCount = 0
  var reserveArgsForCall: [Seat] = []
  var reserveReturnValue: [Seat] = []
  override func reserve(_ seat: Seat) -> [Seat] {
    reserveCallCount += 1
    reserveArgsForCall.append(seat)
    return reserveReturnValue
  }
}

final class FakeSleeper: Sleeper {
  var turnCallCount = 0
  var turnArgsForCall: [(seat: Seat, berth: Berth)] = []
  override func turn(_ seat: Seat, into berth: Berth) {
    turnCallCount += 1
    turnArgsForCall.append((seat, berth))
  }

  var assignCallCount = 0
  var assignArgsForCall: [Carriage.Berth] = []
  override func assign(_ berth: Carriage.Berth) {
    assignCallCount += 1
    assignArgsForCall.append(berth)
  }

  var reserveCallCount = 0
  var reserveArgsForCall: [Railcar.Seat] = []
  var reserveReturnValue: [Railcar.Seat] = []
  override func reserve(_ seat: Railcar.Seat) -> [Railcar.Seat] {
    reserveCallCount += 1
    reserveArgsForCall.append(seat)
    return reserveReturnValue
  }
}
