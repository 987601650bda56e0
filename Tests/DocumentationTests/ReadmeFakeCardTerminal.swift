// Tests/ShopTests/FakeCardTerminal.swift
import Mimus

final class FakeCardTerminal: CardTerminal, Mock {
  let storage = Mimus.Storage()

  func charge(_ amount: Int, to card: String) throws -> Int { try answerThrowingCall(arguments: [amount, card]) }
  func printReceipt(_ number: Int) { recordCall(arguments: [number]) }
}
