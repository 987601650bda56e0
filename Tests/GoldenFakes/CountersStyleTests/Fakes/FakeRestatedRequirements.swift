// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeInstrument: Instrument {
  init() {}
}

final class FakeConductor: Conductor {
  init() {}

  init(first instrument: any Instrument) {
  }

  var hearCallCount = 0
  var hearArgsForCall: [any Instrument] = []
  var hearReturnValue: (any Instrument)!
  func hear(_ instrument: any Instrument) -> any Instrument {
    hearCallCount += 1
    hearArgsForCall.append(instrument)
    return hearReturnValue
  }

  var callCallCount = 0
  var callArgsForCall: [(seat: SeatNumber, movement: String)] = []
  func call(_ seat: SeatNumber, to movement: String) {
    callCallCount += 1
    callArgsForCall.append((seat, movement))
  }

  var tuneCallCount = 0
  var tuneArgsForCall: [(instruments: [any Instrument], pitches: [String: Int?])] = []
  func tune(_ instruments: [any Instrument], _ pitches: [String: Int?]) {
    tuneCallCount += 1
    tuneArgsForCall.append((instruments, pitches))
  }

  var lendCallCount = 0
  var lendArgsForCall: [(instrument: any Instrument & Sendable, layers: (felt: Int, isLocked: Bool))] = []
  func lend(_ instrument: any Instrument & Sendable, in layers: (felt: Int, isLocked: Bool)) {
    lendCallCount += 1
    lendArgsForCall.append((instrument, layers))
  }

  var watchCallCount = 0
  var watchArgsForCall: [(seat: Swift.Int, report: (_ gesture: String) -> ())] = []
  func watch(_ seat: Swift.Int, _ report: @escaping (_ gesture: String) -> ()) {
    watchCallCount += 1
    watchArgsForCall.append((seat, report))
  }

  var rehearseCallCount = 0
  var rehearseArgsForCall: [(seat: Int, report: Heard<Int>)] = []
  func rehearse(_ seat: Int, then report: @escaping Heard<Int>) {
    rehearseCallCount += 1
    rehearseArgsForCall.append((seat, report))
  }

  var knowCallCount = 0
  var knowArgsForCall: [any Instrument.Type] = []
  func know(_ type: any Instrument.Type) {
    knowCallCount += 1
    knowArgsForCall.append(type)
  }

  var batonCallCount = 0
  var batonReturnValue: (any Instrument)!
  var baton: any Instrument {
    get {
      batonCallCount += 1
      return batonReturnValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [SeatNumber] = []
  var subscriptReturnValue: (any Instrument)!
  subscript(_ seat: SeatNumber) -> any Instrument {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(seat)
      return subscriptReturnValue
    }
  }
}

final class FakeGuestConductor: GuestConductor {
  init() {}

  init(first instrument: any Instrument) {
  }

  var hearCallCount = 0
  var hearArgsForCall: [any Instrument] = []
  var hearReturnValue: (any Instrument)!
  func hear(_ instrument: any Instrument) -> any Instrument {
    hearCallCount += 1
    hearArgsForCall.append(instrument)
    return hearReturnValue
  }

  var callCallCount = 0
  var callArgsForCall: [(seat: Int, movement: String)] = []
  func call(_ seat: Int, to movement: String) {
    callCallCount += 1
    callArgsForCall.append((seat, movement))
  }

  var tuneCallCount = 0
  var tuneArgsForCall: [(instruments: Array<any Instrument>, pitches: Dictionary<Swift.String, Optional<Int>>)] = []
  func tune(_ instruments: Array<any Instrument>, _ pitches: Dictionary<Swift.String, Optional<Int>>) {
    tuneCallCount += 1
    tuneArgsForCall.append((instruments, pitches))
  }

  var lendCallCount = 0
  var lendArgsForCall: [(instrument: any Sendable & Instrument, layers: (felt: Swift.Int, isLocked: Bool))] = []
  func lend(_ instrument: any Sendable & Instrument, in layers: (felt: Swift.Int, isLocked: Bool)) {
    lendCallCount += 1
    lendArgsForCall.append((instrument, layers))
  }

  var watchCallCount = 0
  var watchArgsForCall: [(seat: SeatNumber, report: (String) -> Void)] = []
  func watch(_ seat: SeatNumber, _ report: @escaping (String) -> Void) {
    watchCallCount += 1
    watchArgsForCall.append((seat, report))
  }

  var rehearseCallCount = 0
  var rehearseArgsForCall: [(seat: SeatNumber, report: (Result<Int, any Error>) -> Void)] = []
  func rehearse(_ seat: SeatNumber, then report: @escaping (Result<Int, any Error>) -> Void) {
    rehearseCallCount += 1
    rehearseArgsForCall.append((seat, report))
  }

  var knowCallCount = 0
  var knowArgsForCall: [any Instrument.Type] = []
  func know(_ type: any Instrument.Type) {
    knowCallCount += 1
    knowArgsForCall.append(type)
  }

  var batonCallCount = 0
  var batonSetCallCount = 0
  var batonSetArgsForCall: [any Instrument] = []
  var batonReturnValue: (any Instrument)!
  var baton: any Instrument {
    get {
      batonCallCount += 1
      return batonReturnValue
    }
    set {
      batonSetCallCount += 1
      batonSetArgsForCall.append(newValue)
      batonReturnValue = newValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(seat: Int, newValue: any Instrument)] = []
  var subscriptReturnValue: (any Instrument)!
  subscript(_ seat: Int) -> any Instrument {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(seat)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((seat, newValue))
      subscriptReturnValue = newValue
    }
  }
}

final class FakeArranger: Arranger {
  init() {}

  var orderCallCount = 0
  var orderArgsForCall: [Any] = []
  func order<Voice: Hashable>(_ voices: [Voice]) {
    orderCallCount += 1
    orderArgsForCall.append(voices)
  }

  var groupCallCount = 0
  var groupArgsForCall: [Any] = []
  func group(_ voices: some Collection<String>) {
    groupCallCount += 1
    groupArgsForCall.append(voices)
  }

  var checkCallCount = 0
  var checkArgsForCall: [Any] = []
  func check<Voices>(_ voices: Voices) where Voices: Sequence, Voices.Element == Array<SeatNumber> {
    checkCallCount += 1
    checkArgsForCall.append(voices)
  }
}

final class FakeGuestArranger: GuestArranger {
  init() {}

  var orderCallCount = 0
  var orderArgsForCall: [Any] = []
  func order<Part>(_ parts: Array<Part>) where Part: Swift.Hashable {
    orderCallCount += 1
    orderArgsForCall.append(parts)
  }

  var groupCallCount = 0
  var groupArgsForCall: [Any] = []
  func group<Voices: Collection<String>>(_ voices: Voices) {
    groupCallCount += 1
    groupArgsForCall.append(voices)
  }

  var checkCallCount = 0
  var checkArgsForCall: [Any] = []
  func check<Voices: Sequence>(_ voices: Voices) where [Int] == Voices.Element {
    checkCallCount += 1
    checkArgsForCall.append(voices)
  }
}

final class FakeBoxOffice<SeatNumber>: BoxOffice {
  init() {}

  var sellCallCount = 0
  var sellArgsForCall: [SeatNumber] = []
  func sell(_ seat: SeatNumber) {
    sellCallCount += 1
    sellArgsForCall.append(seat)
  }

  var findCallCount = 0
  var findArgsForCall: [[SeatNumber]] = []
  var findReturnValue: SeatNumber!
  func find(_ seats: [SeatNumber]) -> SeatNumber {
    findCallCount += 1
    findArgsForCall.append(seats)
    return findReturnValue
  }
}

final class FakeCountingBoxOffice<SeatNumber>: CountingBoxOffice {
  typealias SeatNumber = SeatNumber

  init() {}

  var sellSeatNumberCallCount = 0
  var sellSeatNumberArgsForCall: [SeatNumber] = []
  func sell(_ seat: SeatNumber) {
    sellSeatNumberCallCount += 1
    sellSeatNumberArgsForCall.append(seat)
  }

  var findCallCount = 0
  var findArgsForCall: [Array<SeatNumber>] = []
  var findReturnValue: SeatNumber!
  func find(_ seats: Array<SeatNumber>) -> SeatNumber {
    findCallCount += 1
    findArgsForCall.append(seats)
    return findReturnValue
  }

  var sellIntCallCount = 0
  var sellIntArgsForCall: [Int] = []
  func sell(_ count: Int) {
    sellIntCallCount += 1
    sellIntArgsForCall.append(count)
  }
}

extension ConcertHall {
  final class FakeAttendant: Attendant {
    init() {}

    var walkCallCount = 0
    var walkArgsForCall: [Balcony] = []
    var walkReturnValue: [Balcony] = []
    func walk(_ balcony: Balcony) -> [Balcony] {
      walkCallCount += 1
      walkArgsForCall.append(balcony)
      return walkReturnValue
    }
  }
}

extension ConcertHall {
  final class FakeHeadAttendant: HeadAttendant {
    init() {}

    var walkCallCount = 0
    var walkArgsForCall: [ConcertHall.Balcony] = []
    var walkReturnValue: Array<ConcertHall.Balcony> = []
    func walk(_ balcony: ConcertHall.Balcony) -> Array<ConcertHall.Balcony> {
      walkCallCount += 1
      walkArgsForCall.append(balcony)
      return walkReturnValue
    }
  }
}

final class FakeCaretaker: Caretaker {
  init() {}

  var carryCallCount = 0
  var carryArgsForCall: [ConcertHall.Instrument] = []
  var carryReturnValue: (any Instrument)!
  func carry(_ instrument: ConcertHall.Instrument) -> any Instrument {
    carryCallCount += 1
    carryArgsForCall.append(instrument)
    return carryReturnValue
  }
}

extension ConcertHall {
  final class FakeTuner: Tuner {
    init() {}

    var tuneCallCount = 0
    var tuneArgsForCall: [Instrument] = []
    var tuneReturnValue: Instrument!
    func tune(_ instrument: Instrument) -> Instrument {
      tuneCallCount += 1
      tuneArgsForCall.append(instrument)
      return tuneReturnValue
    }
  }
}

final class FakeTourBus: TourBus {
  var seatCallCount = 0
  var seatArgsForCall: [[Int]] = []
  override func seat(_ seats: [Int], then report: () -> ()) {
    seatCallCount += 1
    seatArgsForCall.append(seats)
  }

  var stopCallCount = 0
  var stopArgsForCall: [(any Error)?] = []
  override func stop(for error: (any Error)!) {
    stopCallCount += 1
    stopArgsForCall.append(error)
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Swift.Int] = []
  var subscriptReturnValue: String = ""
  override subscript(_ seat: Swift.Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(seat)
      return subscriptReturnValue
    }
  }
}

final class FakeNightBus: NightBus {
  var seatCallCount = 0
  var seatArgsForCall: [Array<SeatNumber>] = []
  override func seat(_ seats: Array<SeatNumber>, then report: () -> Void) {
    seatCallCount += 1
    seatArgsForCall.append(seats)
  }

  var stopCallCount = 0
  var stopArgsForCall: [(any Error)?] = []
  override func stop(for error: (any Error)?) {
    stopCallCount += 1
    stopArgsForCall.append(error)
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: String = ""
  override subscript(_ seat: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(seat)
      return subscriptReturnValue
    }
  }
}

final class FakeTransport: TourBus, Transport {
  override init() {}

  var seatCallCount = 0
  var seatArgsForCall: [[Int]] = []
  override func seat(_ seats: [Int], then report: () -> ()) {
    seatCallCount += 1
    seatArgsForCall.append(seats)
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Swift.Int] = []
  var subscriptReturnValue: String = ""
  override subscript(_ seat: Swift.Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(seat)
      return subscriptReturnValue
    }
  }
}
