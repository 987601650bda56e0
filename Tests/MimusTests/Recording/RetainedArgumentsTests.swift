import Foundation
import Mimus
import Testing

/// Tests a fake that doesn't retain the arguments of its calls.
struct RetainedArgumentsTests {
  final class Session: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class FakeServer: Mock {
    let storage: Storage
    init(_ storage: Storage = Mimus.Storage(retainsArguments: false)) { self.storage = storage }

    func open(_ session: Session) { recordCall(arguments: [session]) }
    func openAll(_ sessions: [Session], _ named: [String: Session]) { recordCall(arguments: [sessions, named]) }
    func find(_ session: Session?, _ count: Int) -> Int { answerCall(arguments: [session, count]) }
    func load(_ path: String, done: @escaping (Int) -> Void) { answerCall(arguments: [path, done]) }
  }

  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    try captureFailures(body).map(\.message)
  }

  @Test func `by default an argument is retained`() {
    let server = FakeServer(Mimus.Storage())
    weak var gone: Session?
    do {
      let session = Session("a")
      gone = session
      server.open(session)
    }
    #expect(gone != nil)
    #expect(server.storage.retainsArguments)
    server.verifyCall(withIdentifier: "open", arguments: [Argument<Session>.instance(of: Session.self)])
  }

  @Test func `a check that passes because an object is gone warns`() {
    let server = FakeServer()
    server.open(Session("a"))
    server.load("x", done: { _ in })
    let failures = captureFailures {
      server.verifyCall(
        withIdentifier: "open", arguments: [Argument<Session>.matching { $0.name == "a" }], mode: .never)
    }
    #expect(
      failures.map(\.message) == [
        """
        This may pass only because arguments of open(_:) were not retained, so whether they match is unknown. Verify \
        before they are deallocated, or retain them with Storage(retainsArguments: true).
        """
      ])
    #expect(failures.map(\.isWarning) == [true])
    // The path differs, whatever the closure is.
    server.verifyCall(withIdentifier: "load", arguments: ["y", Argument.any], mode: .never)
  }

  @Test func `a check warns if all that is known of a call's arguments matches, and only then`() {
    let server = FakeServer()
    let kept = Session("kept")
    _ = server.find(Session("gone"), 1)
    let named = Argument<Session>.matching { $0.name == "gone" }
    func warnings(_ arguments: Arguments) -> [Bool] {
      captureFailures { server.verifyCall(withIdentifier: "find", arguments: arguments, mode: .never) }.map(\.isWarning)
    }
    #expect(warnings([named, 1]) == [true])
    #expect(warnings([named, 2]).isEmpty)
    server.storage.reset()
    _ = server.find(kept, 1)
    #expect(warnings([named, 1]).isEmpty)
    withExtendedLifetime(kept) {}
  }

  @Test func `a count that may be too small because an object is gone warns`() {
    let server = FakeServer()
    let session = Session("a")
    for _ in 0..<12 { server.load("x", done: { _ in }) }
    server.open(session)
    server.open(Session("b"))
    let isSession = Argument<Session>.instance(of: Session.self)
    let failures = captureFailures {
      server.verifyCall(withIdentifier: "open", arguments: [isSession])
      server.verifyCall(withIdentifier: "open", arguments: [isSession], mode: .atMost(1))
    }
    #expect(failures.map(\.isWarning) == [true, true])
    server.verifyCall(withIdentifier: "open", arguments: [isSession], mode: .atLeast(1))
    server.verifyCall(withIdentifier: "open", arguments: .any, mode: .times(2))
    withExtendedLifetime(session) {}
  }

  @Test func `a call among many whose object is gone warns`() {
    let server = FakeServer()
    var sessions: [Session] = []
    for number in 0..<20 { sessions.append(Session("\(number)")) }
    sessions.forEach(server.open)
    server.open(Session("a"))
    let isNamed = Argument<Session>.matching { $0.name == "a" }
    let failures = captureFailures { server.verifyCall(withIdentifier: "open", arguments: [isNamed], mode: .never) }
    #expect(failures.map(\.isWarning) == [true])
    withExtendedLifetime(sessions) {}
  }

  @Test func `nothing tells whether an object matched a negation once it is deallocated`() {
    let server = FakeServer()
    server.open(Session("a"))
    let failures = captureFailures {
      server.verifyCall(withIdentifier: "open", arguments: [Argument.not(Argument.instance(of: Session.self))])
    }
    #expect(failures.map(\.isWarning) == [false])
    server.verifyCall(withIdentifier: "open", arguments: [Argument.notNil])
    server.verifyCall(withIdentifier: "open", arguments: [Argument.not(.nil)])
    server.verifyCall(withIdentifier: "open", arguments: [Argument<Session?>.not(.nil)])
    #expect(!server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<String?>.not(.nil)]))
  }

  @Test func `nothing tells whether a container matched a negation once its objects are deallocated`() {
    let server = FakeServer()
    let isNamed = Argument<Session>.matching { $0.name == "a" }
    server.openAll([Session("a")], ["x": Session("a")])
    let failures = captureFailures {
      for negated in [Argument.contains(isNamed), .allSatisfy(isNamed)] {
        server.verifyCall(withIdentifier: "openAll", arguments: [Argument.not(negated), Argument.any])
      }
    }
    #expect(failures.map(\.isWarning) == [false, false])
  }

  @Test func `a deallocated object may conform to any protocol, also if an associated type is given`() {
    let server = FakeServer()
    server.open(Session("a"))
    #expect(server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<any Sequence<Int>>.any]))
    #expect(server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<(any Sequence<Int>)?>.notNil]))
    server.openAll([Session("a")], [:])
    let all: [any Matcher] = [Argument<[any Sequence<Int>]>.any, Argument.any]
    #expect(server.hasReceivedCall(withIdentifier: "openAll", arguments: .actual(all)))
    #expect(!server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<(Session, Int)>.any]))
  }

  @Test func `an object matches until it is deallocated`() {
    let server = FakeServer()
    let session = Session("a")
    server.open(session)
    server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument.identical(to: session)])
    #expect(server.recordedCalls[0].arguments[0] as? Session === session)
  }

  @Test func `the text says that an object was deallocated`() {
    let server = FakeServer()
    weak var gone: Session?
    do {
      let session = Session("a")
      gone = session
      server.open(session)
    }
    #expect(gone == nil)
    #expect(server.recordedCalls.map(\.description) == ["open(_: a Session, since deallocated)"])
    server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument.any])
    server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument<Session>.any])
    server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument<Session?>.notNil])
    #expect(!server.hasReceivedCall(withIdentifier: "open(_:)", arguments: [Argument.closure]))
    #expect(
      messages {
        server.verifyCall(withIdentifier: "open(_:)", arguments: [Argument.instance(of: Session.self)])
      } == [
        """
        Expected 1 call to open(_:) matching (_: an instance of Session), but the only call to it did not match.
          #1  open(_: a Session, since deallocated)
                _: expected an instance of Session, but was a Session, since deallocated
        """
      ])
  }

  @Test func `a deallocated object does not match a different class`() {
    let server = FakeServer()
    server.open(Session("a"))
    #expect(!server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<FakeServer>.any]))
    #expect(server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<Session?>.any]))
    #expect(server.hasReceivedCall(withIdentifier: "open", arguments: [Argument<any Sendable>.any]))
  }

  @Test func `values are recorded as usual`() {
    let server = FakeServer()
    server.recordCall(withIdentifier: "log", arguments: ["a", 30, nil, [1, 2], NSString("b"), NSNumber(value: 3)])
    server.verifyCall(withIdentifier: "log", arguments: ["a", 30, nil, [1, 2], "b", 3])
  }

  @Test func `objects in containers are held weakly`() {
    let server = FakeServer()
    let kept = Session("a")
    weak var gone: Session?
    do {
      let session = Session("b")
      gone = session
      server.openAll([kept, session], ["x": session])
      #expect(server.recordedCalls[0].arguments[0] as? [Session] != nil)
      #expect((server.recordedCalls[0].arguments[1] as? [String: Session])?["x"] === session)
    }
    #expect(gone == nil)
    #expect(server.recordedCalls[0].description.contains("a Session, since deallocated"))
    #expect(server.recordedCalls[0].description.contains("\"x\": a Session, since deallocated"))
  }

  @Test func `a closure is not retained`() {
    let server = FakeServer()
    weak var gone: Session?
    do {
      let session = Session("a")
      gone = session
      server.load("/") { _ in _ = session.name }
    }
    #expect(gone == nil)
    #expect(server.recordedCalls.map(\.description) == [#"load(_: "/", done: a closure (Int) -> ())"#])
    server.verifyCall(withIdentifier: "load", arguments: ["/", Argument.closure])
  }

  @Test func `the argument of an answered call is released outside the lock`() {
    final class Closing {
      let server: FakeServer
      init(_ server: FakeServer) { self.server = server }
      deinit { server.recordCall(withIdentifier: "closed") }
    }
    let server = FakeServer()
    server.stubCall(withIdentifier: "find").andReturn(3)
    let _: Int = server.answerCall(withIdentifier: "find", arguments: [Closing(server)])
    let _: Int = server.answerCall(withIdentifier: "search", arguments: [Closing(server)])
    server.verifyCall(withIdentifier: "closed", mode: .times(2))
  }

  @Test func `the answer receives closures and objects`() {
    let server = FakeServer()
    var called: [Int] = []
    server.stubCall(withIdentifier: "load(_:done:)", arguments: ["/", Argument.closure]).andCallBack("done", with: 7)
    server.load("/") { called.append($0) }
    server.storage.reset(.stubs)
    server.stubCall(withIdentifier: "load(_:done:)").andDo { call in
      let done: (Int) -> Void = try call.argument("done")
      done(8)
    }
    server.load("/") { called.append($0) }
    #expect(called == [7, 8])

    let captor = ArgumentCaptor<Session?>()
    server.stubCall(withIdentifier: "find", arguments: [Argument.captured(by: captor), Argument.any]).andReturn(1)
    #expect(server.find(Session("a"), 2) == 1)
    #expect(captor.last??.name == "a")
  }

  @Test func `an expectation matches live objects`() {
    let server = FakeServer(Mimus.Storage(.strict, retainsArguments: false))
    server.expectCall(withIdentifier: "open", arguments: [Argument<Session>.where(\.name, "a")])
    server.open(Session("a"))
    server.verifyExpectations()
  }

  @Test func `an expectation of no call knows the objects that are deallocated later`() {
    let server = FakeServer()
    server.rejectCall(withIdentifier: "open", arguments: [Argument<Session>.where(\.name, "b")])
    server.expectCall(withIdentifier: "open", arguments: [Argument<Session>.where(\.name, "c")], mode: .never)
    server.open(Session("a"))
    #expect(messages { server.verifyExpectations() } == [])
  }

  @Test func `retaining arguments can be changed, and the change applies to later calls`() {
    let server = FakeServer(Mimus.Storage())
    server.open(Session("a"))
    server.storage.retainsArguments = false
    server.open(Session("b"))
    #expect(
      server.recordedCalls.map { $0.arguments[0] is Session } == [true, false])
  }

  @Test func `a session restores whether arguments are retained`() {
    let server = FakeServer(Mimus.Storage())
    withMockSession { server.storage.retainsArguments = false }
    #expect(server.storage.retainsArguments)
  }

  @Test func `the remaining calls stay weak when verified calls are consumed`() {
    let server = FakeServer()
    server.storage.consumesVerifiedCalls = true
    weak var gone: Session?
    do {
      let session = Session("a")
      gone = session
      server.open(session)
      server.load("/") { _ in }
      server.verifyCall(withIdentifier: "load", arguments: .any)
      #expect(server.recordedCalls.count == 1)
    }
    #expect(gone == nil)
  }

  @Test func `an object may use the fake in its deinit`() {
    final class Closing {
      let server: FakeServer
      init(_ server: FakeServer) { self.server = server }
      deinit { server.recordCall(withIdentifier: "closed") }
    }
    let server = FakeServer()
    server.recordCall(withIdentifier: "begin", arguments: [Closing(server)])
    server.recordCall(withIdentifier: "begin", arguments: [Closing(server)])
    server.verifyCall(withIdentifier: "closed", mode: .times(2))
    server.ignoreCalls(withIdentifier: "begin")
    server.verifyNoMoreCalls()
  }

  @Test func `the value of a property is not retained either`() {
    let storage = Mimus.Storage(retainsArguments: false)
    func read() -> Session? { storage._call("session").keptAnswer() }
    do {
      let session = Session("a")
      storage._call("session.set(_:)", session as Session?).keep(session as Session?, as: "session")
      #expect(read() === session)
    }
    #expect(read() == nil)
  }

  @Test func `what represents a deallocated object is no object itself`() throws {
    let storage = Mimus.Storage(retainsArguments: false)
    func read() -> AnyObject? { storage._call("owner").keptAnswer() }
    storage._call("owner.set(_:)", Session("a") as AnyObject?).keep(Session("a") as AnyObject?, as: "owner")
    #expect(read() == nil)

    let server = FakeServer(storage)
    server.recordCall(withIdentifier: "take(_:)", arguments: [Session("a")])
    server.recordCall(withIdentifier: "takeAll(_:)", arguments: [[Session("a")]])
    let messages = messages {
      #expect((storage._history("take(_:)") as [AnyObject]).isEmpty)
      #expect((storage._history("take(_:)") as [Any]).isEmpty)
      #expect((storage._history("takeAll(_:)") as [[AnyObject]]).isEmpty)
      let captor = ArgumentCaptor<AnyObject>()
      for matcher in [
        Argument<AnyObject>.matching { _ in true }, .matching { !($0 is Session) }, .captured(by: captor),
        .instance(of: AnyObject.self),
      ] {
        server.verifyCall(withIdentifier: "take(_:)", arguments: [matcher])
      }
      #expect(captor.values.isEmpty)
      server.verifyCall(withIdentifier: "take(_:)", arguments: [Argument<Any>.matching { _ in true }])
    }
    #expect(messages.count == 8)
    let call = try #require(server.recordedCalls(withIdentifier: "take(_:)").first)
    let error = #expect(throws: ArgumentError.self) { try call.argument(at: 0, as: AnyObject.self) }
    #expect(
      error.map { "\($0)" } == """
        _: expected a value of type AnyObject, but take(_: a Session, since deallocated) did not retain it, because \
        retainsArguments is false.
        """)
  }

  @Test func `what remains of a container is no container of objects, but it matches any`() throws {
    let storage = Mimus.Storage(retainsArguments: false)
    let server = FakeServer(storage)
    func check<Value>(_ make: () -> Value, _ type: Value.Type = Value.self) throws {
      storage.reset()
      storage._call("all.set(_:)", make()).keep(make(), as: "all")
      let kept: Value? = storage._call("all").keptAnswer()
      #expect(kept.map { "\($0)" } ?? "nil" == "nil")
      server.recordCall(withIdentifier: "take(_:)", arguments: [make()])
      var history: [Value] = []
      #expect(captureFailures { history = storage._history("take(_:)") }.count == 1)
      #expect(history.isEmpty)
      let captor = ArgumentCaptor<Value>()
      let failures = captureFailures {
        server.verifyCall(withIdentifier: "take(_:)", arguments: [Argument.captured(by: captor)])
      }
      #expect(failures.count == 1 && captor.values.isEmpty)
      server.verifyCall(withIdentifier: "take(_:)", arguments: [Argument<Value>.any])
      let call = try #require(server.recordedCalls(withIdentifier: "take(_:)").first)
      #expect(throws: ArgumentError.self) { try call.argument(at: 0, as: Value.self) }
      #expect(throws: ArgumentError.self) { try call.argument(at: 0, as: Any.self) }
    }
    try check { [Session("a")] }
    try check { [Session("a") as AnyObject] }
    try check { [Session("a") as Any, 1] }
    try check { ["a": Session("a") as AnyObject] }
    try check { [[Session("a") as AnyObject]] }
    try check { [Session("a") as AnyObject?, nil] }
    try check { [{ 1 } as Any] }
    try check { [{ 1 }] as [() -> Int] }
  }

  @Test func `what remains of a container matches any value of the types that it may have had`() {
    let server = FakeServer()
    func isAny<Value>(_ make: () -> Any, _ type: Value.Type) -> Bool {
      server.storage.reset(.calls)
      server.recordCall(withIdentifier: "take(_:)", arguments: [make()])
      return server.hasReceivedCall(withIdentifier: "take(_:)", arguments: [Argument<Value>.any], mode: .times(1))
    }
    let list = { [Session("a")] as Any }
    let dictionary = { ["a": Session("a")] as Any }
    #expect(isAny(list, [Session].self) && isAny(list, [Session]?.self) && isAny(list, [AnyObject].self))
    #expect(isAny(list, Any?.self) && isAny(list, (any Collection).self) && isAny(list, (any Sendable)?.self))
    #expect(isAny(dictionary, [String: Session].self) && isAny(dictionary, [String: Any].self))
    #expect(!isAny(list, [Int].self) && !isAny(list, [String: Int].self) && !isAny(list, Int.self))
    #expect(!isAny(dictionary, [Int: Session].self) && !isAny(dictionary, [Session].self))
    #expect(!isAny({ Session("a") }, Int.self) && isAny({ Session("a") }, AnyObject?.self))
  }

  @Test func `a property that can't be nil answers what remains of its value`() {
    let storage = Mimus.Storage(retainsArguments: false)
    storage._call("item.set(_:)", [Session("a")] as Any).keep([Session("a")] as Any, as: "item")
    let item: Any = storage._call("item").keptAnswer()
    #expect("\(item)".contains("since deallocated"))
  }

  @Test func `a dictionary that contains itself is an argument like any other`() throws {
    let dictionary = NSMutableDictionary()
    dictionary["self"] = dictionary
    let storage = Mimus.Storage()
    storage._record("take(_:)", dictionary as NSDictionary)
    let history: [NSDictionary] = storage._history("take(_:)")
    #expect(history.count == 1)
    dictionary.removeAllObjects()
  }

  @Test func `a typed history reports the calls that it omits`() {
    let storage = Mimus.Storage(retainsArguments: false, line: 3)
    let kept = Session("a")
    storage._record("open(_:)", kept)
    storage._record("open(_:)", Session("b"))
    var history: [Session] = []
    let failures = captureFailures { history = storage._history("open(_:)") }
    #expect(history.map(\.name) == ["a"])
    #expect(failures.map(\.line) == [3])
    #expect(
      failures.map(\.message) == [
        """
        The history of open(_:) is missing 1 of 2 calls, because retainsArguments is false:
          open(_: a Session, since deallocated)
        To look at what was recorded, write recordedCalls(withIdentifier: "open(_:)")
        """
      ])
  }
}
