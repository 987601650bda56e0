/// The report of a run: the table, and every error by its class.
struct Report {
  var outcomes: [Outcome]

  var text: String {
    var lines = ["# Fakes of real packages", ""]
    for style in ["mimus", "counters"] {
      lines += ["## Style \(style)", ""]
      lines += table(style) + [""]
    }
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

  // MARK: Classes

  private var refusals: [String] {
    outcomes.flatMap { outcome in
      outcome.styles.sorted { $0.key > $1.key }.flatMap { name, style in
        (style.refusedProtocols + style.refusedClasses).map { "- \(name) \(outcome.module): \($0)" }
      }
    }
  }

  private func classes(of severity: CompilerMessage.Severity) -> [String] {
    var cases: [String: [String: String]] = [:]
    for outcome in outcomes {
      for (name, style) in outcome.styles {
        for (mode, messages) in style.messages {
          for message in messages where message.severity == severity {
            let place = "\(name) \(outcome.module)/\(message.file):\(message.line)"
            let key = "\(name) \(outcome.module)/\(message.file)"
            let kind = message.kind.isEmpty ? message.text : message.kind
            if cases[kind]?[key]?.contains("Swift 6") ?? false { continue }
            cases[kind, default: [:]][key] = "\(place) (Swift \(mode)): \(message.text)"
          }
        }
      }
    }
    return cases.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.flatMap { kind, places in
      ["- **\(places.count)**: \(kind)"] + places.values.sorted().map { "  - \($0)" }
    }
  }
}
