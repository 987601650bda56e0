// Generic aliases that mention associated types.

protocol Delivering {
  associatedtype Parcel
  typealias Completion<Failure> = (Parcel, Failure) -> Void
  typealias Register<Key> = [Key: Self.Parcel] where Key: Hashable
  func deliver<Failure>(_ done: @escaping Completion<Failure>, failure: Failure)
  func collect(done: Completion<Int>)
  func register(parcels: Register<String>) -> Register<Int>
}

protocol LetterDelivering: Delivering where Parcel == String {}
