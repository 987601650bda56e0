class LabelPrinter {
  func print(_ title: String, copies: Int) -> Bool { false }
}
