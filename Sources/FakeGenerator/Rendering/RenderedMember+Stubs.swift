extension RenderedMember {
  /// Writes the type of the stub of a call with the given effects.
  func writeStubType(_ effects: Effects, to writer: inout CodeWriter) {
    if plan.needsOwnAnswer { return writer.write(ownStubName, ownStubGenerics.arguments) }
    switch (effects.isAsync, effects.failure) {
    case (false, nil): writer.write("Mimus._SyncStub<")
    case (false, _): writer.write("Mimus._SyncThrowingStub<")
    case (true, nil): writer.write("Mimus._AsyncStub<")
    case (true, _): writer.write("Mimus._AsyncThrowingStub<")
    }
    writeArguments(areLabeled: effects.isAsync, to: &writer)
    if let error = effects.failure { writer.write(", ", error) }
    writer.write(", ", typedValue, ">")
  }

  /// Writes the arguments as one type, with the labels of `PendingCall.arguments`.
  func writeLabeledArguments(to writer: inout CodeWriter) {
    writeArguments(areLabeled: true, to: &writer)
  }

  /// Writes the types of the arguments as one: a tuple of them, or the only one.
  private func writeArguments(areLabeled: Bool, to writer: inout CodeWriter) {
    if argumentTexts.count == 1 { return writer.write(argumentTexts[0]) }
    let labels = areLabeled ? historyLabels : []
    writer.write("(")
    for (index, text) in argumentTexts.enumerated() {
      if index > 0 { writer.write(", ") }
      if areLabeled { writeLabel(labels[index], to: &writer) }
      writer.write(text)
    }
    writer.write(")")
  }

  /// Writes the arguments of a subscript's setter as one type.
  func writeSetArguments(to writer: inout CodeWriter) {
    guard !arguments.isEmpty else { return writer.write(typedValue) }
    writer.write("(")
    writer.write(list: argumentTexts)
    writer.write(", ", typedValue, ")")
  }

  /// Writes the call of a stub's initializer, such as `.init(storage, "charge(_:)", amount)`.
  func writeDraft(to writer: inout CodeWriter) {
    writer.write(".init(")
    writer.list { writer in
      if plan.needsOwnAnswer {
        writer.item("_stub: ._of(")
        writer.list(writeDraftArguments)
        writer.write(")")
      } else {
        writeDraftArguments(to: &writer)
      }
    }
    writer.write(")")
  }

  private func writeDraftArguments(to writer: inout CodeWriter) {
    writer.item(storage)
    writer.item(identifier)
    writeMatchers(to: &writer)
  }
}

// MARK: - History

extension RenderedMember {
  /// Writes the type of an element of the history: the only argument, or a tuple of them.
  func writeHistory(to writer: inout CodeWriter) {
    if arguments.isEmpty { return writer.write(plan.void) }
    let types = keptTypes
    if types.count == 1 { return writer.write(types[0]) }
    writer.write("(")
    for (index, label) in historyLabels.enumerated() {
      if index > 0 { writer.write(", ") }
      writeLabel(label, to: &writer)
      writer.write(types[index])
    }
    writer.write(")")
  }

  private func writeLabel(_ label: String, to writer: inout CodeWriter) {
    if !label.isEmpty { writer.write(label.quotedAsLabel, ": ") }
  }

  /// The types of the arguments outside the member, where its generic parameters have no meaning.
  private var keptTypes: [String] {
    if generics.isEmpty { return argumentTexts }
    let erased = Set(generics.map(\.name))
    return zip(arguments, argumentTexts).map { type, text in
      let kept = type.erasing(erased)
      return kept == type ? text : kept.description
    }
  }

  /// A unique name for each argument: its label or its name. An argument of a closure may have none.
  private var historyLabels: [String] {
    var labels: [String] = []
    labels.reserveCapacity(plan.parameters.count)
    for parameter in plan.parameters {
      var label = parameter.historyLabel
      if allowsUnnamed, parameter.declared.name == "_" {
        label = ""
      } else {
        if labels.contains(label) { label = parameter.name }
        while labels.contains(label) { label += "_" }
      }
      labels.append(label)
    }
    return labels
  }
}

extension Effects {
  /// The type of error that a stub can throw, or nil if it can't throw an error of its own.
  var failure: TypeExpression? {
    switch throwing {
    case .any: Self.anyError
    case .typed(let type): mayThrow ? type : nil
    case .never, .rethrows: nil
    }
  }

  private static let anyError = TypeExpression.existential(.swift("Error"))
}

/// The type of a stub's answer, as an argument.
struct Answered: Code {
  /// The type, or nil if a stub can't hold a value of it.
  let type: TypeExpression?
  let isHidden: Bool

  func write(to writer: inout CodeWriter) {
    guard let type else { return writer.write("Swift.Never.self") }
    writer.write(MetatypeValue(type: type, isHidden: isHidden))
  }
}
