import Foundation

// A protocol may state a requirement again with other names for the same types. A fake has one member for both.

typealias SeatNumber = Int
typealias Heard<Sound> = (Result<Sound, any Error>) -> Void

protocol Instrument {}

protocol Conductor {
  typealias Movement = String
  init(first instrument: any Instrument)
  func hear(_ instrument: any Instrument) -> any Instrument
  func call(_ seat: SeatNumber, to movement: Movement)
  func tune(_ instruments: [any Instrument], _ pitches: [String: Int?]) -> Void
  func lend(_ instrument: any Instrument & Sendable, in layers: (felt: Int, isLocked: Bool))
  func watch(_ seat: Swift.Int, _ report: @escaping (_ gesture: String) -> ())
  func rehearse(_ seat: Int, then report: @escaping Heard<Int>)
  func know(_ type: any Instrument.Type)
  var baton: any Instrument { get }
  subscript(seat: SeatNumber) -> any Instrument { get }
}

protocol GuestConductor: Conductor {
  init(first instrument: any Instrument)
  func hear(_ instrument: (any Instrument)) -> any Instrument
  func call(_ seat: Int, to movement: String)
  func tune(_ instruments: Array<any Instrument>, _ pitches: Dictionary<Swift.String, Optional<Int>>)
  func lend(_ instrument: any Sendable & Instrument, in layers: (felt: Swift.Int, isLocked: Bool))
  func watch(_ seat: SeatNumber, _ report: @escaping (String) -> Void)
  func rehearse(_ seat: SeatNumber, then report: @escaping (Result<Int, any Error>) -> Void)
  func know(_ type: any (Instrument).Type)
  var baton: any Instrument { get set }
  subscript(seat: Int) -> any Instrument { get set }
}

protocol Arranger {
  func order<Voice: Hashable>(_ voices: [Voice])
  func group(_ voices: some Collection<String>)
  func check<Voices>(_ voices: Voices) where Voices: Sequence, Voices.Element == Array<SeatNumber>
}

protocol GuestArranger: Arranger {
  func order<Part>(_ parts: Array<Part>) where Part: Swift.Hashable
  func group<Voices: Collection<String>>(_ voices: Voices)
  func check<Voices: Sequence>(_ voices: Voices) where [Int] == Voices.Element
}

protocol BoxOffice {
  associatedtype SeatNumber
  func sell(_ seat: SeatNumber)
  func find(_ seats: [SeatNumber]) -> SeatNumber
}

/// The associated type hides the alias of that name, so that this protocol requires two functions `sell(_:)`.
protocol CountingBoxOffice: BoxOffice {
  func sell(_ count: Int)
  func find(_ seats: Array<Self.SeatNumber>) -> Self.SeatNumber
}

enum ConcertHall {
  struct Balcony { var number = 0 }
  protocol Attendant { func walk(_ balcony: Balcony) -> [Balcony] }
  protocol HeadAttendant: Attendant { func walk(_ balcony: ConcertHall.Balcony) -> Array<ConcertHall.Balcony> }

  /// Isn't the protocol of that name.
  struct Instrument { var isTuned = false }
}

protocol Caretaker { func carry(_ instrument: ConcertHall.Instrument) -> any Instrument }
extension ConcertHall { protocol Tuner { func tune(_ instrument: Instrument) -> Instrument } }

class TourBus {
  init() {}
  func seat(_ seats: [Int], then report: () -> ()) {}
  func stop(for error: (any Error)!) {}
  subscript(seat: Swift.Int) -> String { "" }
}

class NightBus: TourBus {
  override func seat(_ seats: Array<SeatNumber>, then report: () -> Void) {}
  override func stop(for error: (any Error)?) {}
  override subscript(seat: Int) -> String { "" }
}

protocol Transport: TourBus {
  func seat(_ seats: Array<SeatNumber>, then report: () -> Void)
  subscript(seat: SeatNumber) -> String { get }
}
