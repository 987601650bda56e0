import Mimus
import Testing

/// A verification ran closures among the arguments, even those of calls that did not match.
@Test func `verifying runs no closures of calls, and a callback runs only the closure of the call it answers`() {
  let courier = FakeInventory()
  let fetched = Locked<[String]>([])
  let (first, second) = ({ fetched.withLock { $0.append("Dune") } }, { fetched.withLock { $0.append("Emma") } })
  courier.stubCall(withIdentifier: "fetch", arguments: ["Emma", Argument.closure]).andCallBack("completion")
  courier.answerCall(withIdentifier: "fetch(_:completion:)", arguments: ["Dune", first])
  courier.answerCall(withIdentifier: "fetch(_:completion:)", arguments: ["Emma", second])
  courier.verifyCall(withIdentifier: "fetch", arguments: [Argument.any, Argument.closure], mode: .times(2))
  #expect(fetched.current == ["Emma"])
}
