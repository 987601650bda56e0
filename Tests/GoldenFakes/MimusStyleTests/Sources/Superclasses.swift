typealias Copies = [Novel]

class Publication {
  func reprint() -> Publication { Publication() }
  func seal() -> Int { 1 }
  var cover: Int { 1 }
  func accept(_ copies: Copies) -> Bool { false }
  func sequel(_ number: Int) -> Publication? { nil }
}

class Novel: Publication {
  override func reprint() -> Novel { Novel() }
  final override func seal() -> Int { 2 }
  final override var cover: Int { 2 }
  override func accept(_ copies: [Novel]) -> Bool { true }
  override func sequel(_ number: Int) -> Novel { Novel() }
}

typealias Prose = Novel

class Trilogy: Prose {
  func part(_ number: Int) -> Novel { Novel() }
}

class Letterhead {
  let text: String
  init(text: String) { self.text = text }
  required convenience init(name: String) { self.init(text: name) }
  func render() -> String { text }
}

protocol Problem: Error {}

class Misprint: Problem, @unchecked Sendable {
  func explain() -> String { "a letter" }
}

class Erratum: Misprint, @unchecked Sendable {
  func page() -> Int { 1 }
}

@MainActor class Pane {
  func open() -> Bool { true }
}

class ShopPane: Pane {
  func light() -> Int { 1 }
}

/// Names that the fake wants for itself, of members that no subclass can override.
class Safe {
  final let storage = [1, 2]
  final func verify() -> Int { storage.count }
  static let stub = 3
  func unlock() -> Bool { false }
}

class Parcel<Content, Label> {
  func wrap(_ content: Content, with label: @escaping (Label) -> Content) -> Label? { nil }
  func copy() -> Parcel { self }
}
typealias Letter<Text> = Parcel<Text, Int>
class Postcard: Letter<String> {
  func stamp() -> Int { 1 }
}
