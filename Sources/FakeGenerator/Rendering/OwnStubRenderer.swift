/// Writes the type of a stub whose closure the fake itself runs, because it takes arguments that can't be recorded.
struct OwnStubRenderer {
  let fake: RenderedFake
  let member: RenderedMember

  func render(to writer: inout CodeWriter) {
    let effects = member.plan.kind == .function ? member.plan.effects : member.plan.accessors.getEffects
    let access = member.access
    let isReturning = !member.plan.isResultUncopyable
    let isSuspending = effects.isAsync && isReturning
    writer.gap()
    writer.declaration(where: member.plan.requirements) { writer in
      writer.write(access, "struct ", member.ownStubName, member.generics.clause)
      writer.write(": ")
      writer.write(isSuspending ? "Mimus._SuspendingStub" : isReturning ? "Mimus._ReturningStub" : "Mimus._AnyStub")
      if effects.failure != nil { writer.write(", Mimus._ThrowingStub") }
    } body: { writer in
      if isReturning { writer.line(access, "typealias _Value = ", member.typedValue) }
      if isSuspending { writeArguments(to: &writer) }
      if let failure = effects.failure {
        writer.line(access, "typealias _Failure = ", failure)
      } else if isSuspending {
        writer.line(access, "typealias _Failure = Swift.Never")
      }
      writer.line(access, "let _stub: Mimus.CallStub")
      writer.gap()
      let body = bodyType(effects)
      writer.block("fileprivate struct Body: Mimus._Body") { $0.line("let run: ", body) }
      writer.gap()
      writer.line("@discardableResult")
      writer.declaration { writer in
        writer.write(access, "func andDo(")
        writer.list { writer in
          writer.item("_ body: @escaping ", body)
          writer.locationItems()
        }
        writer.write(") -> Self")
      } body: {
        $0.line("_handing(Body(run: body), fileID, filePath, line, column)")
      }
    }
    writer.gap()
  }

  private func writeArguments(to writer: inout CodeWriter) {
    writer.line { writer in
      writer.write(member.access, "typealias _Arguments = ")
      member.writeLabeledArguments(to: &writer)
    }
  }

  /// Returns the type of the closure: the member's own, with the specifiers that matter to it.
  private func bodyType(_ effects: Effects) -> TypeExpression {
    let parameters = member.plan.parameters.map { parameter -> TypeExpression.TupleElement in
      let specifiers = parameter.declared.specifiers.filter { ["inout", "consuming", "borrowing"].contains($0) }
      let type: TypeExpression =
        parameter.passing == .uncopyable || parameter.passing == .inout ? parameter.declared.type : parameter.value
      let escaping = parameter.passing == .value && parameter.declared.typeAttributes.contains("@escaping")
      let isPassed = parameter.passing == .uncopyable || parameter.passing == .inout
      let attributed: TypeExpression =
        (isPassed && !specifiers.isEmpty) || escaping
        ? .attributed(specifiers: isPassed ? specifiers : [], attributes: escaping ? ["@escaping"] : [], type) : type
      return TypeExpression.TupleElement(label: nil, type: attributed)
    }
    var own = effects
    if own.throwing == .rethrows { own.throwing = .never }
    return .function(TypeExpression.FunctionType(parameters: parameters, effects: own, result: member.typedValue))
  }
}

extension CodeWriter {
  /// Writes the parameters for the source location of a call, as items of a list.
  mutating func locationItems() {
    item("fileID: StaticString = #fileID")
    item("filePath: StaticString = #filePath")
    item("line: UInt = #line")
    item("column: UInt = #column")
  }
}
