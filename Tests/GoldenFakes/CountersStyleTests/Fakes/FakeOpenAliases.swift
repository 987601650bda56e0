// Written by mimus-fake: changes made here are lost.

final class FakeDelivering<Parcel>: Delivering {
  init() {}

  var deliverCallCount = 0
  var deliverArgsForCall: [(done: Any, failure: Any)] = []
  func deliver<Failure>(_ done: @escaping (Parcel, Failure) -> Void, failure: Failure) {
    deliverCallCount += 1
    deliverArgsForCall.append((done, failure))
  }

  var collectCallCount = 0
  func collect(done: (Parcel, Int) -> Void) {
    collectCallCount += 1
  }

  var registerCallCount = 0
  var registerArgsForCall: [[String: Parcel]] = []
  var registerReturnValue: [Int: Parcel] = [:]
  func register(parcels: [String: Parcel]) -> [Int: Parcel] {
    registerCallCount += 1
    registerArgsForCall.append(parcels)
    return registerReturnValue
  }
}

final class FakeLetterDelivering: LetterDelivering {
  typealias Parcel = String

  init() {}

  var deliverCallCount = 0
  var deliverArgsForCall: [(done: Any, failure: Any)] = []
  func deliver<Failure>(_ done: @escaping (Parcel, Failure) -> Void, failure: Failure) {
    deliverCallCount += 1
    deliverArgsForCall.append((done, failure))
  }

  var collectCallCount = 0
  func collect(done: (Parcel, Int) -> Void) {
    collectCallCount += 1
  }

  var registerCallCount = 0
  var registerArgsForCall: [[String: Parcel]] = []
  var registerReturnValue: [Int: Parcel] = [:]
  func register(parcels: [String: Parcel]) -> [Int: Parcel] {
    registerCallCount += 1
    registerArgsForCall.append(parcels)
    return registerReturnValue
  }
}
