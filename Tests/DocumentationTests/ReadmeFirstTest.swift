import Mimus
import Testing

private protocol Bell { func ring(times: Int) }

private final class FakeBell: Bell, Mock {
  let storage = Mimus.Storage()
  func ring(times: Int) { recordCall(arguments: [times]) }
}

@Test func `the bell is rung twice`() {
  let bell = FakeBell()
  bell.ring(times: 2)
  bell.verifyCall(withIdentifier: "ring(times:)", arguments: [2])
}
