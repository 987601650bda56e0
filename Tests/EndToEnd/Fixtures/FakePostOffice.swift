import Mimus

final class FakePostOffice: Mock, Sendable {
  let storage: Storage

  init(_ strictness: Storage.Strictness = .nice) {
    storage = Storage(strictness)
  }

  func weigh(_ parcel: String) -> Int { answerCall(arguments: [parcel]) }
}
