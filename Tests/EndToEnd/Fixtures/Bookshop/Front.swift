// The module of this file uses the main actor as its default isolation.

// mimus:fake
class Display {
  func show(_ text: String) {}
  func wait() async -> Bool { true }
}
