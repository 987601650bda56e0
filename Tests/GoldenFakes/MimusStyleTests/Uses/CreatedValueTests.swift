import Mimus
import Testing

struct CreatedValueTests {
  @Test func `default arguments that create values are kept`() {
    let barista = FakeBarista()
    barista.stub.brew(.equal(.house), until: .any).andReturn(5)
    #expect(barista.brew() == 5)
    barista.verifyCall(
      withIdentifier: "init(blend:roast:limit:)",
      arguments: [Mimus.Argument.equal(Blend()), Mimus.Argument.any, Int.max])
  }

  @Test func `properties whose values show their types have a typed API`() {
    let barista = FakeBarista()
    barista.stub.blend.get.andReturn(.house)
    barista.orders = [.house]
    #expect(barista.blend == .house && barista.orders == [.house] && barista.names.isEmpty)
    barista.verify().orders.set(.equal([.house]))
    barista.verify().blend.get()
    barista.stub.grind.get.andReturn(Grind(size: 5))
    barista.roast = .light
    #expect(barista.grind.size == 5)
    barista.verify(.times(1)).roast.set(.any)
    barista.verify(.never).queue.get()
    barista.verify(.never).files.get()
  }

  @Test func `a class in a generic type that is nested sees that type with its own arguments`() {
    let holder = Bistro.Plate<Int>.FakeHolder(Bistro.Plate())
    holder.stub.turn(.any, like: .any).andReturn([1])
    #expect(holder.turn(.left, like: Bistro.Plate()) == [1])
  }
}
