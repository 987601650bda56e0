import Foundation
import Mimus
import Testing

struct NewerSwiftTests {
  #if compiler(>=6.3)
    @Test func `a name may include its module`() {
      let fake = FakeLinker()
      let link = URL(fileURLWithPath: "/shop")
      fake.stub.open(.equal(link)).andReturn(2)
      #expect(fake.open(link) == 2)
      fake.last = link
      #expect(fake.last == link)
      fake.verify().last.set(.equal(link))
    }
  #endif

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `inline arrays are matched and answered`() {
    let fake = FakeRows()
    fake.stub.sum(.any).andDo { row in row[0] + row[2] }
    fake.stub.first.get.andReturn(["a", "b"])
    #expect(fake.sum([1, 2, 3]) == 4)
    #expect(fake.first[1] == "b")
    #expect(fake.scale([1, 2]) == 0)
    fake.verify().sum(.any)
    #expect(fake.calls.scale.count == 1)
  }

  @Test func `raw identifiers are names in the typed API`() {
    let fake = FakeSpeaking()
    fake.stub.`say hello`(to: "alice").andReturn(true)
    fake.stub[`the row`: 1].get.andReturn("tea")
    #expect(fake.`say hello`(to: "alice"))
    #expect(fake[`the row`: 1] == "tea")
    fake.`is open` = true
    #expect(fake.`is open`)
    fake.verify().`say hello`(to: "alice")
    fake.verify().`is open`.set(true)
    fake.verify()[`the row`: 1].get()
    FakeSpeaking.`close all`()
    FakeSpeaking.verify().`close all`()
  }

  @MainActor @Test func `a class's conformance may be isolated`() {
    let fake = FakeSignboard()
    fake.stub.sign().andReturn("closed")
    #expect((fake as any Signing).sign() == "closed")
    fake.callsSuper = true
    #expect(fake.wipe())
  }

  @Test func `a tuple of a pack is forwarded`() {
    let fake = FakeTuplePacking()
    fake.stubCall(withIdentifier: "pack(_:)", arguments: .any).andReturn(3)
    #expect(FakeTuplePacking(forwardingTo: fake).pack((1, "a")) == 3)
  }
}
