/// The report of a run: the table, and every error by its class.
struct Report {
  var outcomes: [Outcome]

  var text: String {
    var lines = ["# Fakes of real packages", ""]
    for style in ["mimus", "counters"] {
      lines += ["## Style \(style)", ""]
      lines += table(style) + [""]
    }
    lines += ["## Protocols of types", ""] + extractionTable + [""]
    lines += ["## Refused", ""] + refusals + ["", "## Errors", ""] + classes(of: .error)
    lines += ["", "## Warnings", ""] + classes(of: .warning)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Table

  private struct Row {
    var numbers = [Int](repeating: 0, count: 9)

    mutating func add(_ style: Outcome.Style) {
      let files = style.protocols.count + style.refusedProtocols.count
      let row = [
        files, style.protocols.count, style.refusedProtocols.count, style.compiled(style.protocols, in: "6"),
        style.compiled(style.protocols, in: "5"), style.classes.count, style.refusedClasses.count,
        style.compiled(style.classes, in: "6"), style.compiled(style.classes, in: "5"),
      ]
      numbers = zip(numbers, row).map(+)
    }

    func line(_ name: String) -> String { "| \(name) | " + numbers.map(String.init).joined(separator: " | ") + " |" }
  }

  private func table(_ style: String) -> [String] {
    var lines = [
      "| package | protocols | faked | refused | compile in 6 | in 5 | classes faked | refused | compile in 6 | in 5 |",
      "|---|" + String(repeating: "---:|", count: 9),
    ]
    var total = Row()
    for (package, outcomes) in Dictionary(grouping: outcomes, by: \.package).sorted(by: { $0.key < $1.key }) {
      var row = Row()
      for outcome in outcomes {
        guard let style = outcome.styles[style] else { continue }
        row.add(style)
        total.add(style)
      }
      lines.append(row.line(package))
    }
    lines.append(total.line("**all \(Set(outcomes.map(\.package)).count)**"))
    return lines
  }

  private var extractionTable: [String] {
    let extractions = outcomes.compactMap(\.extraction)
    let fakes = extractions.compactMap(\.fakes)
    func compiled(in mode: String) -> Int { fakes.map { $0.compiled($0.protocols, in: mode) }.reduce(0, +) }
    let numbers = [
      extractions.count, extractions.map(\.protocols.count).reduce(0, +), extractions.map(\.refused.count).reduce(0, +),
      fakes.count, fakes.map(\.protocols.count).reduce(0, +), compiled(in: "6"), compiled(in: "5"),
    ]
    return [
      "| modules | protocols | types refused | modules compile | protocols faked | compile in 6 | in 5 |",
      "|" + String(repeating: "---:|", count: numbers.count),
      "| " + numbers.map(String.init).joined(separator: " | ") + " |",
    ]
  }

  // MARK: Classes

  private var refusals: [String] {
    outcomes.flatMap { outcome in
      outcome.measured.flatMap { name, style in
        (style.refusedProtocols + style.refusedClasses).map { "- \(name) \(outcome.module): \($0)" }
      } + (outcome.extraction?.refused ?? []).map { "- protocol \(outcome.module): \($0)" }
    }
  }

  private func classes(of severity: CompilerMessage.Severity) -> [String] {
    var cases: [String: [String: String]] = [:]
    for outcome in outcomes {
      for (name, mode, messages) in outcome.messages {
        for message in messages where message.severity == severity {
          let place = "\(name) \(outcome.module)/\(message.file):\(message.line)"
          let key = "\(name) \(outcome.module)/\(message.file)"
          let kind = message.kind.isEmpty ? message.text : message.kind
          if cases[kind]?[key]?.contains("Swift 6") ?? false { continue }
          cases[kind, default: [:]][key] = "\(place) (\(mode)): \(message.text)"
        }
      }
    }
    return cases.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.flatMap { kind, places in
      ["- **\(places.count)**: \(kind)"] + places.values.sorted().map { "  - \($0)" }
    }
  }
}

extension Outcome {
  /// The fakes in each style, and those of extracted protocols.
  fileprivate var measured: [(name: String, style: Style)] {
    styles.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
      + [extraction?.fakes].compactMap(\.self).map { ("extracted", $0) }
  }

  /// The compiler's messages in each language mode, for everything that is measured.
  fileprivate var messages: [(name: String, mode: String, messages: [CompilerMessage])] {
    measured.flatMap { name, style in style.messages.map { (name, "Swift \($0)", $1) } }
      + [("protocol", "the module's mode", extraction?.errors ?? [])]
  }
}
