import Mimus
import Testing

enum FakeFunctions {
  static let guide = Guide(
    "Fake-functions.md",
    [Example("a function", save), Example("a failure", failure), Example("a structure of closures", client)])

  struct SaveForm {
    let save: @Sendable (Int, String) async throws -> Bool

    func submit(_ amount: Int, for name: String) async -> String {
      guard let isSaved = try? await save(amount, name) else { return "Try again" }
      return isSaved ? "Saved" : "Rejected"
    }
  }

  @Sendable static func save() async throws {
    let save = FakeFunction(of: ((Int, String) async throws -> Bool).self, named: "save")
    let form = SaveForm(save: save.asyncThrowingFunction())
    save.stub(30, .any).andReturn(true)
    save.stub(.any, "mallory").andThrow(CardError.declined)

    #expect(await form.submit(30, for: "alice") == "Saved")
    #expect(await form.submit(10, for: "mallory") == "Try again")
    save.verify()(30, "alice")
    #expect(save.calls[0].1 == "alice")
  }

  @Sendable static func client() async throws {
    let receipt = Receipt(number: 7, amount: 30)
    let fake = FakeShopClient()
    fake.stub.charge(30, .any).andReturn(receipt)
    fake.stub.charge(.any, "mallory").andThrow(CardError.declined)

    let shop = fake.client
    #expect(try await shop.charge(30, "alice") == receipt)
    fake.verify().charge(30, "alice")
    #expect(fake.calls.charge[0].1 == "alice")
  }

  @Sendable static func failure() async throws {
    let save = FakeFunction(of: ((Int, String) async throws -> Bool).self, named: "save")
    _ = await SaveForm(save: save.asyncThrowingFunction()).submit(30, for: "bob")
    save.verify()(30, "alice")
  }
}
