/// A failure message of readable length: at most ten items of a list, and at most 4 KiB in all.
struct BoundedText {
  static let mostItems = 10
  static let mostBytes = 4096
  /// The space reserved for the lines that say how much was omitted.
  private static let reserve = 256
  /// The space for everything else.
  private static let limit = mostBytes - reserve

  private(set) var text: String

  init(_ firstLine: String) {
    text = firstLine
    truncate()
  }

  /// Adds a line, if there is room for it.
  ///
  /// - Returns: Whether the line was added.
  @discardableResult
  mutating func append(_ line: String) -> Bool {
    guard text.utf8.count + line.utf8.count < Self.limit else { return false }
    text += "\n" + line
    return true
  }

  /// Adds a line for each item as long as there is room, then one that counts the rest. The first item is always added,
  /// because a failure without any would say nothing.
  ///
  /// - Parameters:
  ///   - items: The items to list.
  ///   - total: The total number of items, if `items` contains only the first of them.
  ///   - line: Returns the text of an item.
  mutating func append<Item>(_ items: [Item], of total: Int? = nil, line: (Item) -> String) {
    var shown = 0
    for item in items.prefix(Self.mostItems) {
      let next = line(item)
      if !append(next) {
        if shown > 0 { break }
        appendCut(next)
      }
      shown += 1
    }
    let rest = (total ?? items.count) - shown
    if rest > 0 { text += "\n  … and \(rest.grouped) more" }
  }

  /// Adds an item for which there is no room. Its first line, which shows a call, is cut rather than those after it,
  /// which show how the call differs.
  private mutating func appendCut(_ item: String) {
    let first = item.prefix { $0 != "\n" }
    let others = item[first.endIndex...]
    let room = Self.limit - text.utf8.count - others.utf8.count - 4
    text += "\n" + first.prefix(bytes: max(room, 0)) + "…" + others
    truncate()
  }

  private mutating func truncate() {
    guard text.utf8.count > Self.limit else { return }
    text = text[...].prefix(bytes: Self.limit) + "…"
  }
}

extension Substring {
  /// Returns as much of the beginning as fits into a number of bytes. It ends between characters, unless the last one has
  /// very many bytes.
  func prefix(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: limit)
    // The other bytes of a scalar begin with these bits.
    while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
    let shown = self[..<end]
    let size = shown.last?.utf8.count ?? 0
    // An index of the part would remember where the character ends there.
    let last = utf8.index(end, offsetBy: -size)
    let isCut = last > startIndex && size <= 100 && self[last...].first != shown.last
    return isCut ? self[..<last] : shown
  }
}
