// Written by mimus-fake: changes made here are lost.

final class FakeLabelPrinter: LabelPrinter {
  var printCallCount = 0
  var printArgsForCall: [(title: String, copies: Int)] = []
  var printReturnValue: Bool = false
  override func print(_ title: String, copies: Int) -> Bool {
    printCallCount += 1
    printArgsForCall.append((title, copies))
    return printReturnValue
  }
}
