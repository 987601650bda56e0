// Sources/Shop/Till.swift
struct CardDeclined: Error {}

protocol CardTerminal {
  func charge(_ amount: Int, to card: String) throws -> Int
  func printReceipt(_ number: Int)
}

struct Till {
  let terminal: any CardTerminal

  func sell(_ price: Int, to card: String) -> Bool {
    guard let number = try? terminal.charge(price, to: card) else { return false }
    terminal.printReceipt(number)
    return true
  }
}
