/// The messages about calls that no stub answers, or that a stub can't answer.
enum UnstubbedMessage {
  /// Returns the message for a call that no stub answers and whose type has no natural default.
  ///
  /// - Parameter owner: The storage of the fake.
  static func missing<Value>(
    _ call: RecordedCall, of owner: any StubOwner, _ type: Value.Type
  ) -> String {
    let result = ValueDescription.name(of: Value.self)
    let cause = "\(result) has no natural default, and no stub answers the call."
    var text = BoundedText("\(owner.qualified("\(call)")) has no answer: \(cause)")
    let stubs = owner.withStubs { $0.facts }
    let concernsCall = { (stub: StubFacts) in
      CallName.matches(written: stub.pattern.identifier, recorded: call.identifier)
    }
    let own = stubs.filter(concernsCall)
    let others = stubs.filter { !concernsCall($0) }
    if own.isEmpty {
      text.append("There is no stub for \(call.identifier).")
    } else {
      text.append("Stubs for \(call.identifier):")
      text.append(own) { "  \($0.pattern) (\($0.location)) \(whyNot($0, call))" }
    }
    if !others.isEmpty {
      text.append("Stubs for other members:")
      text.append(others) { "  \($0.pattern) (\($0.location))" }
    }
    text.append("To answer it: stubCall(withIdentifier: \"\(call.identifier)\").andReturn(/* \(result) */)")
    return text.text
  }

  private static func whyNot(_ stub: StubFacts, _ call: RecordedCall) -> String {
    if !stub.pattern.matches(call) { return "is for other arguments" }
    if stub.script.isEmpty { return "has no answer: add andReturn(…)" }
    return stub.script.hasOutcomes ? "is used up" : "has no return value: add andReturn(…)"
  }

  /// An answer is added to a stub after it was removed.
  static let removed = """
    This stub was removed by remove() or reset(), so it answers no calls. \
    Set up a new one with stubCall, and add an answer.
    """
}

// MARK: - Answers that a call can't use

extension UnstubbedMessage {
  /// Returns the message for an answer that the call can't use.
  static func misfit(_ call: RecordedCall, _ problem: String, from source: ReplySource) -> String {
    "\(call) cannot be answered as \(source.participle): \(problem)"
  }

  /// Describes a value of a different type than the call returns.
  static func wrongType<Value>(_ value: Any?, _ type: Value.Type, from source: ReplySource = .stub) -> String {
    let result = Value.self == Void.self ? "Void" : ValueDescription.name(of: Value.self)
    let text = "\(source.answering) \(shown(value)). The call returns \(result)."
    let wrapped = Comparison.wrappedType(of: Value.self)
    if let value, value is any BinaryInteger, wrapped is any Numeric.Type {
      return text + " To return a number of that type, write \(source.line("\(value) as \(wrapped)"))"
    }
    return text
  }

  /// Describes an error that the call can't throw.
  static func wrongError<E: Error, Value>(
    _ error: any Error, _ type: E.Type, _ value: Value.Type, from source: ReplySource
  ) -> String {
    let limit = E.self == Never.self ? "cannot throw" : "throws only \(ValueDescription.name(of: E.self))"
    return result(
      of: "\(source.throwing) \(describeWithType(error)), but the call \(limit)", Value.self)
  }

  /// Returns a problem, with what the call returns.
  static func result<Value>(of problem: String, _ type: Value.Type) -> String {
    Value.self == Void.self ? problem + "." : "\(problem). The call returns \(ValueDescription.name(of: Value.self))."
  }

  /// Returns a stub's value with its type.
  private static func shown(_ value: Any?) -> String {
    guard let value else { return "nil" }
    return value is Void ? "Void" : describeWithType(value)
  }
}

// MARK: - Callbacks

extension UnstubbedMessage {
  /// Returns the message for a stub that is to call a closure that isn't among the arguments of a call.
  ///
  /// - Parameters:
  ///   - labels: The labels of the call, if its identifier includes them.
  ///   - found: The arguments that the label may refer to.
  ///   - isAmbiguous: Whether the values can be passed to several of these.
  static func callBack(
    _ callBack: CallBack, of call: RecordedCall, labels: [String]?, found: [Any?], isAmbiguous: Bool
  ) -> String {
    let head = "\(call.identifier) cannot call back \"\(callBack.label)\": "
    if isAmbiguous {
      let which = labels == nil ? "the identifier has no labels" : "several arguments have this label"
      return head + "\(which), so nothing tells which closure to call. Call it in andDo, with its arguments."
    }
    if callBack.values.count > CallBack.mostValues {
      return head + "at most five values can be passed, but there are \(callBack.values.count)."
    }
    if found.isEmpty, let labels, !labels.isEmpty {
      return head + "its labels are \(labels.map { "\"\($0)\"" }.joined(separator: ", "))."
    }
    if found.isEmpty { return head + "the call has no arguments." }
    let types = found.map { Comparison.isNil($0) ? "nil" : typeName(of: $0) }.joined(separator: " or ")
    if types == callBack.type || found.contains(where: { ClosureType.takes(callBack.values, by: $0) }) {
      // In Swift 6 mode, such a closure is Sendable even if its type doesn't say so.
      let isOfSwift5 = types.hasPrefix("@MainActor ") && !types.contains("@Sendable")
      let remedy = isOfSwift5 ? "Write its type as @MainActor @Sendable, or call it" : "Call it"
      return head + "closures of the type \(types) cannot be called back. \(remedy) in andDo, with its arguments."
    }
    let text = head + "the values are for \(callBack.type), but the argument is \(types)."
    guard !found.allSatisfy(Comparison.isNil) else { return text }
    return text + """
       A value can be passed as its own type, a superclass, an existential, or an optional of these. For nil, write \
      nil as String?
      """
  }

  /// Returns the message for a closure that was left to a task and threw an error.
  static func leftCallBack(_ label: String, threw error: any Error, of call: RecordedCall) -> String {
    """
    \(call.identifier) called back "\(label)", which threw \(describeWithType(error)) after the call \
    had returned.
    """
  }
}

// MARK: - Unused stubs

extension UnstubbedMessage {
  /// Returns the message for a stub that answered no call.
  static func unused(_ stub: StubFacts, _ use: StubUse) -> String {
    if let type = stub.refusedType, case .value(let value) = stub.script.nextOutcome {
      return """
        The stub \(use.pattern) was used \(FailureMessage.times(stub.useCount)), but then left its calls to other stubs, \
        because its next answer is \(shown(value)), and the member returns \(type).
        """
    }
    var text = BoundedText("The stub \(use.pattern) was never used." + (why(stub, use).map { " " + $0 } ?? ""))
    for near in use.nearest {
      text.append("  \(near.call)")
      for line in near.mismatch.lines { text.append("        \(line)") }
    }
    return text.text
  }

  private static func why(_ stub: StubFacts, _ use: StubUse) -> String? {
    guard let member = use.member, use.earlierCount + use.laterCount > 0 else {
      let text = use.isIncomplete ? nil : "\(stub.pattern.identifier) was never called."
      guard let near = use.member else { return text }
      let question = FailureMessage.suggestion(near)
      return text.map { $0 + " " + question } ?? question
    }
    let calls = "\(member.identifier) was called \(FailureMessage.times(use.laterCount))"
    switch (use.laterCount, use.matchedCount) {
    case (0, _):
      return "\(member.identifier) was called \(FailureMessage.times(use.earlierCount)), before the stub was set up."
    case (_, 0): return "\(calls), with other arguments:"
    case (1, _): return "\(calls), with matching arguments, but \(unserved(stub))."
    default: return "\(calls), \(use.matchedCount.grouped) of them matching, but \(unserved(stub))."
    }
  }

  private static func unserved(_ stub: StubFacts) -> String {
    if let type = stub.unservedType, case .value(let value) = stub.script.nextOutcome {
      return "the stub answers \(shown(value)), and the member returns \(type)"
    }
    if stub.script.hasOutcomes, stub.script.nextOutcome == nil { return "its answers are for no call (times: 0)" }
    if stub.script.isEmpty { return "the stub has no answer, such as andReturn(…), and another one answered" }
    return "another stub answered, or the fake only records the call"
  }
}

extension ReplySource {
  fileprivate var participle: String {
    switch self {
    case .stub: "stubbed"
    case .resumption: "resumed"
    }
  }

  fileprivate var answering: String {
    switch self {
    case .stub: "its stub answers"
    case .resumption: "it is resumed with"
    }
  }

  fileprivate var throwing: String {
    switch self {
    case .stub: "its stub throws"
    case .resumption: "it is resumed by throwing"
    }
  }

  /// A line of code that answers with a value.
  fileprivate func line(_ value: String) -> String {
    switch self {
    case .stub: "andReturn(\(value))"
    case .resumption: "resume(returning: \(value))"
    }
  }
}
