import Calcot
import CalcotContent

extension Element {
  /// The printed lines of the element itself.
  var texts: [String] {
    switch kind {
    case .text(let text, _), .label(let text, _), .link(let text), .activity(let text): [text]
    case .image(let image): [image.label].compactMap { $0 }
    case .button(let button): ["[\(button.label)]"]
    case .field(let field):
      ["\(field.label): \(field.shownText)", field.complaint(HostWords())].compactMap { $0 }
    case .list(let label, let rows, _):
      [label, rows.isWhole ? nil : "\(rows.range.upperBound) of \(rows.total)"].compactMap { $0 }
    case .section(let header, let footer): [header, footer].compactMap { $0 }
    case .emptyState(let state): [state.title, state.message].compactMap { $0 }
    case .row(let row):
      [([row.title, row.detail, row.badge].compactMap { $0 } + row.cells).joined(separator: " ")]
    case .progress(let value): ["\(value.label) \(value.percentage)"]
    case .table(let columns): columns.map(\.title)
    case .metric(let metric): ["\(metric.label) \(metric.value) \(metric.trend?.text ?? "")"]
    case .chart(let chart): [chart.label] + chart.points.map { "\($0.name) \($0.text)" }
    case .line, .native, .schedule: []
    }
  }
}

extension AppStatus {
  /// The printed lines of the message and the activities.
  func lines(useAction: @escaping @MainActor (MessageID) -> Answer) -> [MenuHost.Line] {
    var lines: [MenuHost.Line] = []
    if let message {
      lines.append(MenuHost.Line(text: message.text))
      if let action = message.action {
        lines.append(
          MenuHost.Line(text: "[\(action)]", subject: .offer) { _ in useAction(message.id) })
      }
    }
    return lines + [activity].compactMap { $0 }.map { MenuHost.Line(text: $0) }
  }
}
