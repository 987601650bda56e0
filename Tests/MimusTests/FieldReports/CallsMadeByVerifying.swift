import Mimus
import Testing

/// A verification ran closures among the arguments, and those of calls that it did not mean.
@Test func `verifying runs no closure of a call, and a call-back only that of the call it answers`() {
  let courier = FakeInventory()
  let fetched = Locked<[String]>([])
  let (first, second) = ({ fetched.withLock { $0.append("Dune") } }, { fetched.withLock { $0.append("Emma") } })
  courier.stubCall(withIdentifier: "fetch", arguments: ["Emma", Argument.closure]).andCallBack("completion")
  courier.answerCall(withIdentifier: "fetch(_:completion:)", arguments: ["Dune", first])
  courier.answerCall(withIdentifier: "fetch(_:completion:)", arguments: ["Emma", second])
  courier.verifyCall(withIdentifier: "fetch", arguments: [Argument.any, Argument.closure], mode: .times(2))
  #expect(fetched.current == ["Emma"])
}
