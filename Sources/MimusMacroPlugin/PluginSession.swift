/// Answers the compiler's requests, one after another, until there are no more.
///
/// Every request gets an answer, even an invalid one, because the compiler waits for it. A request that can't be
/// answered fails one expansion, with a diagnostic, but never the session.
struct PluginSession {
  let channel: MessageChannel

  /// Answers requests until the compiler ends the session.
  ///
  /// - Throws: An error if messages can't be received or sent.
  func run() throws(MessageChannel.Failure) {
    var macros = Macros()
    while let message = try channel.receive() {
      try channel.send(PluginResponse(to: message, by: &macros).encoded())
    }
  }
}

extension PluginResponse {
  /// Creates the answer to any message.
  fileprivate init(to message: [UInt8], by macros: inout Macros) {
    do throws(CompilerRequest.Unreadable) {
      self.init(to: try CompilerRequest(decoding: message), by: &macros)
    } catch {
      self = .refusal("the compiler's message cannot be read: \(error.text)", at: nil)
    }
  }

  private init(to request: CompilerRequest, by macros: inout Macros) {
    switch request {
    case .capability: self = .capability
    case .attachedMacro(let request): self.init(to: request, by: &macros)
    case .freestandingMacro(let request): self = .refusal(of: request.macro, at: request.syntax)
    case .library: self = .library
    case .unknown(let name, let request):
      self = .refusal("this toolchain asks for '\(name)', which this version of Mimus does not know", at: request.place)
    }
  }

  private init(to request: AttachedMacroRequest, by macros: inout Macros) {
    if let expansion = Expansion(request), let reply = macros.expand(expansion) {
      self.init(reply)
    } else {
      self = .refusal(of: request.macro, at: request.declSyntax)
    }
  }
}

// MARK: - Refusals

extension PluginResponse {
  /// Reports that a macro is used in a way that this version of the plugin doesn't know.
  private static func refusal(of macro: MacroReference, at place: RequestSyntax) -> PluginResponse {
    // The compiler's name of a macro includes the space that follows it.
    let name = macro.name?.filter { !$0.isWhitespace } ?? macro.typeName
    return refusal(
      "this toolchain expands '\(name)' in a way that this version of Mimus does not know", at: place)
  }

  /// Fails one expansion, and reports the reason.
  private static func refusal(_ reason: String, at place: RequestSyntax?) -> PluginResponse {
    let text = """
      \(reason) (macro protocol \(protocolVersion)): use the version made for it, or the command mimus-fake
      """
    let diagnostic = PluginDiagnostic(
      message: text, severity: .error, position: PluginDiagnostic.Position(place))
    return .expansion(source: nil, diagnostics: [diagnostic])
  }
}
