/// The sentences about stubs: of calls that none answers, and of stubs that answered none.
enum UnstubbedMessage {
  /// No stub answers a call, and its type has no natural default.
  ///
  /// - Parameter stubs: all stubs of the mock.
  static func missing<Value>(_ call: RecordedCall, _ type: Value.Type, stubs: [StubList.Facts]) -> String {
    var text = BoundedText("\(call) has no answer: it returns \(Value.self), and no stub gives one.")
    let isMeant = { (stub: StubList.Facts) in
      CallName.matches(written: stub.pattern.identifier, recorded: call.identifier)
    }
    let meant = stubs.filter(isMeant)
    let others = stubs.filter { !isMeant($0) }
    if meant.isEmpty {
      text.append("There is no stub for \(call.identifier).")
    } else {
      text.append("Stubs for \(call.identifier):")
      text.append(meant) { "  \($0.pattern) (\($0.location)) \(whyNot($0, call, Value.self))" }
    }
    if !others.isEmpty {
      text.append("Stubs for other members:")
      text.append(others) { "  \($0.pattern) (\($0.location))" }
    }
    text.append("To answer it: stubCall(withIdentifier: \"\(call.identifier)\").andReturn(/* \(Value.self) */)")
    return text.text
  }

  private static func whyNot<Value>(_ stub: StubList.Facts, _ call: RecordedCall, _ type: Value.Type) -> String {
    if !stub.pattern.matches(call) { return "is for other arguments" }
    if stub.script.isEmpty { return "does not say what to answer: add andReturn(…)" }
    switch stub.script.nextOutcome {
    case .value(let value) where cast(value, to: Value.self) == nil:
      return value == nil ? "answers nil" : "answers \(describe(value)) (\(typeName(of: value)))"
    case nil where !stub.script.hasOutcomes: return "does not say what to return: add andReturn(…)"
    default: return "is used up"
    }
  }

  /// A stub answers a call with something that the call cannot use.
  static func misfit<Value>(_ call: RecordedCall, _ problem: String, _ type: Value.Type) -> String {
    "\(call) cannot be answered as stubbed: \(problem).\(Value.self == Void.self ? "" : " It returns \(Value.self).")"
  }

  /// A stub is to call a closure that is not among the arguments of a call.
  ///
  /// - Parameters:
  ///   - labels: the labels of the call, where its identifier tells them.
  ///   - found: the arguments that the label may mean.
  static func callBack(
    _ label: String, _ closureCall: ClosureCall, of call: RecordedCall, labels: [String]?, found: [Any?]
  ) -> String {
    let head = "\(call.identifier) cannot call back \"\(label)\": "
    if found.isEmpty, let labels, !labels.isEmpty {
      return head + "its labels are \(labels.map { "\"\($0)\"" }.joined(separator: ", "))."
    }
    if found.isEmpty { return head + "the call has no arguments." }
    let types = found.map { typeName(of: $0) }.joined(separator: " or ")
    let text = head + "the values are for \(closureCall.type), but the argument is \(types)."
    guard found.contains(where: { $0 != nil }) else { return text }
    return text + """
       A value is passed as its own type, an optional of it, an error, or Any; for nil, write nil as String?
      """
  }

  /// A stub is told what to answer after it was taken back.
  static let removed = """
    This stub was taken back by remove() or reset(), so it answers no call. \
    Set up a new one with stubCall, then say what it answers.
    """

  /// A stub was set up and answered no call.
  ///
  /// - Parameter calls: how often each member was called.
  static func unused(_ stub: StubList.Facts, calls: [CallCount]) -> String {
    let text = "The stub \(stub.pattern) was never used"
    if let nearMiss = stub.nearMiss { return text + ": it was called with other arguments, \(nearMiss)." }
    let identifier = stub.pattern.identifier
    if calls.contains(where: { CallName.matches(written: identifier, recorded: $0.identifier) }) {
      return text + """
        , though there were calls: they came before it, another stub answered them, its answer is of another type, \
        or the fake only records them.
        """
    }
    guard let suggestion = Spelling.nearest(to: identifier, of: calls) else { return text + "." }
    return text + ". Did you mean \(suggestion.identifier), called \(FailureMessage.times(suggestion.count))?"
  }
}
