/// The names of several fakes in one message: their types, numbered if there are several of one type.
struct FakeNames {
  /// The number of each fake among those of its type.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]

  init() {}

  /// Names fakes.
  ///
  /// - Parameter owners: The owners of the fakes' calls, in the order in which the test names them.
  init(_ owners: [any CallOwner]) {
    for owner in owners { add(owner) }
  }

  /// Adds the owner of another fake's calls, unless it is already known.
  mutating func add(_ owner: any CallOwner) {
    guard let name = owner.fakeName, numbers[ObjectIdentifier(owner)] == nil else { return }
    counts[name, default: 0] += 1
    numbers[ObjectIdentifier(owner)] = counts[name]
  }

  /// Returns a call in a message, such as `FakeMailer.send(_: "Thank you", to: "alice")`.
  ///
  /// - Parameters:
  ///   - call: The call, or what it is expected to be.
  ///   - owner: The owner of the fake's calls.
  func describe(_ call: String, to owner: any CallOwner) -> String { name(of: owner).map { "\($0).\(call)" } ?? call }

  /// Returns the end of a phrase about calls to a fake, such as ` to FakeMailer`, which is empty if it has no name.
  func phrase(_ owner: any CallOwner) -> String { name(of: owner).map { " to \($0)" } ?? "" }

  private func name(of owner: any CallOwner) -> String? {
    owner.fakeName.map { name in
      guard counts[name] ?? 0 > 1, let number = numbers[ObjectIdentifier(owner)] else { return name }
      return Self.numbered(name, number)
    }
  }

  /// Returns names with a number after each that isn't unique.
  static func numbered(_ names: [String]) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return names.map { name in
      if counts[name] == 1 { return name }
      numbers[name, default: 0] += 1
      return numbered(name, numbers[name] ?? 0)
    }
  }

  private static func numbered(_ name: String, _ number: Int) -> String { "\(name) \(number)" }
}
