import Mimus
import Testing

struct TypeProtocolTests {
  @Test func `a type conforms to the protocol extracted from it, which has a fake`() throws {
    var register: any RegisterProtocol = Register(number: 3)
    #expect(try register.ring(5, note: "") == 5)
    let fake = FakeRegisterProtocol()
    fake.stub.ring(5, note: .any).andReturn(6)
    fake.stub.close().andReturn(.open)
    register = fake
    #expect(try register.ring(5, note: "tip") == 6)
    #expect(register.close() == .open)
    fake.verify().ring(5, note: "tip")
  }

  @Test func `a generic class has a protocol with a primary associated type`() {
    let rack: any RackProtocol<String> = Rack<String>()
    #expect(rack.top == nil)
    let fake = FakeRackProtocol<String>()
    fake.stub.take([1, 2]).andReturn("Dune")
    #expect(fake.take(1, 2) == "Dune")
    fake.top = "Emma"
    fake.verify().top.set("Emma")
  }

  @Test func `an actor and a type on the main actor keep their isolation`() async {
    let stockroom = FakeStockroomProtocol()
    stockroom.stub.add(2).andReturn(7)
    let any: any StockroomProtocol = stockroom
    #expect(await any.add(2) == 7)
    #expect(any.name() == "")
    await MainActor.run {
      let dashboard = FakeDashboardProtocol()
      dashboard.title = "Today"
      dashboard.verify().title.set("Today")
    }
  }

  @Test func `types are named as they are visible in the protocol`() {
    let house = Street.FakeHouseProtocol()
    _ = Street.House().enter(.init(), at: .init())
    house.stub.enter(.any, at: .any).andReturn(.init())
    _ = house.enter(.init(), at: .init())
    house.verify().enter(.any, at: .any)
    let coin = FakeCoinProtocol()
    coin.stub.with(.equal(.penny)).andReturn(.penny)
    #expect(coin.with(.penny) == .penny)
    let voucher = FakeVoucherProtocol()
    voucher.stub.value().andReturn(4)
    #expect(voucher.value() == 4)
  }

  @Test func `a generic type that constrains its arguments takes the type rather than its fake`() {
    let fake = FakeAltitudeProtocol()
    let (low, high) = (Altitude(meters: 1), Altitude(meters: 4))
    fake.stub.clamped(to: .any).andReturn(fake)
    fake.stub.path(over: .any, at: .any).andReturn([fake])
    #expect(fake.clamped(to: low...high) === fake)
    #expect(fake.path(over: [[high]], at: [low: [fake]]).count == 1)
    fake.verify().clamped(to: .equal(low...high))
    fake.verify().path(over: .equal([[high]]), at: .any)
  }
}
