import Mimus
import Testing

struct AnyMetatypeTests {
  @Test func `the metatype of Any is an argument`() {
    let catalog = FakeAnyCatalog()
    catalog.stub.list(.any).andReturn(3)
    #expect(catalog.list(Any.self) == 3)
    let cataloging = FakeAnyCataloging()
    cataloging.stub.list(.any).andReturn("Emma")
    #expect(cataloging.list(Any.self) as? String == "Emma")
  }
}
