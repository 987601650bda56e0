/// The sentences about stubs: of calls that none answers, and of stubs that answered none.
enum UnstubbedMessage {
  /// No stub answers a call, and its type has no natural default.
  static func missing<Value>(_ call: RecordedCall, _ type: Value.Type, stubs: [StubList.Stub]) -> String {
    var text = BoundedText("\(call) has no answer: it returns \(Value.self), and no stub gives one.")
    if stubs.isEmpty {
      text.append("There is no stub for \(call.identifier).")
    } else {
      text.append("Stubs for \(call.identifier):")
      text.append(stubs) { "  \($0.pattern) (\($0.location)): \(whyNot($0, call, Value.self))" }
    }
    text.append("To answer it: stubCall(withIdentifier: \"\(call.identifier)\").andReturn(/* \(Value.self) */)")
    return text.text
  }

  private static func whyNot<Value>(_ stub: StubList.Stub, _ call: RecordedCall, _ type: Value.Type) -> String {
    if !stub.pattern.matches(call) { return "other arguments" }
    if stub.script.isEmpty { return "says no answer; add andReturn(…)" }
    switch stub.script.nextOutcome {
    case nil: return "used up"
    case .value(let value) where cast(value, to: Value.self) == nil:
      return "answers \(describe(value)), which is \(typeName(of: value)) and not \(Value.self)"
    default: return "leaves it to the default"
    }
  }

  /// A stub answers a call with something that the call cannot use.
  static func misfit<Value>(_ call: RecordedCall, _ problem: String, _ type: Value.Type) -> String {
    "\(call) cannot be answered as stubbed: \(problem). It returns \(Value.self)."
  }

  /// A stub was set up and answered no call.
  static func unused(_ stub: StubList.Stub) -> String {
    let text = "The stub \(stub.pattern) was never used"
    guard let nearMiss = stub.nearMiss else { return text + "." }
    return text + ": it was called with other arguments, \(nearMiss)."
  }
}
