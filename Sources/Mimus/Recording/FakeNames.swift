/// The names of several fakes in one message: their types, numbered if there are several of one type.
struct FakeNames {
  private let names: [ObjectIdentifier: String]

  /// Names fakes.
  ///
  /// - Parameter owners: The owners of the fakes' calls, in the order in which the test names them.
  init(_ owners: [any CallOwner]) {
    let named = owners.compactMap { owner in owner.fakeName.map { (ObjectIdentifier(owner), $0) } }
    names = Dictionary(zip(named.map(\.0), Self.numbered(named.map(\.1)))) { first, _ in first }
  }

  /// Returns a call in a message, such as `FakeMailer.send(_: "Thank you", to: "alice")`.
  ///
  /// - Parameters:
  ///   - call: The call, or what it is expected to be.
  ///   - owner: The owner of the fake's calls.
  func describe(_ call: String, to owner: any CallOwner) -> String {
    names[ObjectIdentifier(owner)].map { "\($0).\(call)" } ?? owner.qualified(call)
  }

  /// Returns the end of a phrase about calls to a fake, such as ` to FakeMailer`, which is empty if it has no name.
  func phrase(_ owner: any CallOwner) -> String { names[ObjectIdentifier(owner)].map { " to \($0)" } ?? "" }

  /// Returns names with a number after each that isn't unique.
  static func numbered(_ names: [String]) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return names.map { name in
      if counts[name] == 1 { return name }
      numbers[name, default: 0] += 1
      return "\(name) \(numbers[name] ?? 0)"
    }
  }
}
