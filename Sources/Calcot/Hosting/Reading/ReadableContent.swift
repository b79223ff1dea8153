package import CalcotContent

extension ScreenContent {
  /// Returns the text that the user reads, line by line.
  ///
  /// - Parameter fieldText: A closure that returns the text of a field.
  package func readableLines(
    fieldText: (Element, FieldValue) -> String = { $1.shownText }
  ) -> [String] {
    [title] + (toolbar + body).flatMap { $0.readableLines(fieldText) }
  }
}

extension Element {
  fileprivate func readableLines(
    _ fieldText: (Element, FieldValue) -> String
  ) -> [String] {
    let own: [String] =
      switch kind {
      case .text(let text, _): [text]
      case .label(let text, _): [text]
      case .image(let image): [image.label].compactMap { $0 }
      case .button(let button): ["[\(button.label)]"]
      case .field(let field):
        ["\(field.label): \(fieldText(self, field))"]
          + [field.complaint(HostWords())].compactMap { $0 }
      case .list(let label, let rows, _): [label, rows.readableNote].compactMap { $0 }
      case .link(let label): [label]
      case .section(let header, _): [header].compactMap { $0 }
      case .emptyState(let state): [state.title, state.message].compactMap { $0 }
      case .row(let row):
        [
          ([row.use.sign, row.title, row.detail, row.badge].compactMap { $0 } + row.cells)
            .joined(separator: " ")
        ]
      case .activity(let label): [label]
      case .progress(let value): ["\(value.label) \(value.percentage)"]
      case .table(let columns):
        columns.filter { !$0.isSortable }.map(\.title)
      case .metric(let metric):
        ["\(metric.label) \(metric.value)"]
          + [metric.trend].compactMap { $0 }.map { "\($0.sign) \($0.text)" }
      case .line, .native, .schedule: []
      case .chart(let chart):
        chart.series.reduce(into: [chart.label]) { lines, series in
          if !series.name.isEmpty { lines.append(series.name) }
          lines += series.points.map { "\($0.name) \($0.text)" }
        }
      }
    return own + children.flatMap { $0.readableLines(fieldText) } + footer
  }

  private var footer: [String] {
    if case .section(_, let footer?) = kind { [footer] } else { [] }
  }
}

extension RowValue.Use {
  /// The sign of a row that can be checked.
  fileprivate var sign: String? {
    switch self {
    case .checks(let isOn): isOn ? "☑" : "☐"
    case .none, .acts, .leads: nil
    }
  }
}

extension RowWindow {
  /// The range of visible rows, unless all are visible.
  fileprivate var readableNote: String? {
    isWhole ? nil : "\(range.lowerBound + 1)–\(range.upperBound) of \(total)"
  }
}

extension AppStatus {
  package var readableLines: [String] {
    let sign = message?.kind == .error ? "✗" : "✓"
    let action = message?.action.map { "[\($0)]" }
    return [message.map { "\(sign) \($0.text)" }, action, activity].compactMap { $0 }
  }
}

extension Dialog {
  package var readableLines: [String] {
    [title, message].compactMap { $0 } + choices.map { "[\($0.label(HostWords()))]" }
  }
}

extension HostWork {
  /// The line that describes the work to the user while the host has not done it.
  package var readableLine: String {
    switch self {
    case .open(let address): "(open \(address))"
    case .copy(let text): "(copy \"\(text)\")"
    case .share(.text(let text)): "(share \"\(text)\")"
    case .share(.file(let file)): "(share \(file.name))"
    case .pickImage(let pick): "(pick a photo\(pick.note))"
    case .pickDocuments(let pick): "(pick documents\(pick.note))"
    }
  }
}

extension FilePick {
  fileprivate var note: String {
    let extensions = kinds.flatMap(\.extensions)
    return extensions.isEmpty ? "" : ": " + extensions.joined(separator: ", ")
  }
}
