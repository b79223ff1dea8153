import Calcot
import CalcotContent

extension LiveSession {
  /// The approximate number of bytes that the session holds, without the files that the app offers:
  /// its screens, what the browser shows and has not acknowledged, the entries of its history,
  /// the texts that the user has typed, and the links that wait.
  var weight: Int {
    8_192 + app.tree.screens.count * 4_096 + connection.sender.weight + history.book.weight
      + texts.weight + app.waitingWeight
  }
}

extension WebScene {
  /// The approximate number of bytes needed to keep the scene.
  var weight: Int {
    let own = pieces.values.joined().reduce(0) { $0 + $1.weight }
    return layers.flatMap(\.arrangement.panes).reduce(own) { sum, pane in
      switch pane.body {
      case .semantic(let content):
        sum + content.allElements.reduce(0) { $0 + 200 + $1.id.path.utf8.count + $1.textWeight }
      case .native(_, let nodes): sum + 4_096 + (nodes ?? []).reduce(0) { $0 + $1.weight }
      }
    }
  }
}

extension Element {
  /// The number of bytes of the element's own texts. NB: those of its pictures are the app's, which
  /// all sessions share.
  fileprivate var textWeight: Int {
    switch kind {
    case .text(let text, _), .label(let text, _), .link(let text), .activity(let text): text.weight
    case .image(let image): image.label.weight
    case .button(let button): button.label.weight
    case .field(let field): field.text.weight + field.label.weight
    case .row(let row):
      row.title.weight + row.detail.weight + row.badge.weight
        + row.cells.reduce(0) { $0 + $1.weight }
    case .list(let text, _, _): text.weight
    case .table(let columns): columns.reduce(0) { $0 + 64 + $1.title.weight }
    case .section(let header, let footer): header.weight + footer.weight
    case .emptyState(let state): state.title.weight + state.message.weight
    case .progress(let value): value.label.weight
    case .metric(let metric):
      metric.label.weight + metric.value.weight + (metric.trend?.text).weight
    case .chart(let chart):
      chart.series.reduce(chart.label.weight) { weight, series in
        series.points.reduce(weight + series.name.weight) {
          $0 + 64 + $1.name.weight + $1.text.weight
        }
      }
    case .native(let piece): piece.label.weight
    case .line, .schedule: 64
    }
  }
}

extension String {
  fileprivate var weight: Int { utf8.count }
}

extension String? {
  fileprivate var weight: Int { self?.utf8.count ?? 0 }
}

extension HTMLNode {
  fileprivate var weight: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .tag(let tag):
      tag.children.reduce(64 + tag.attributes.reduce(0) { $0 + $1.weight }) { $0 + $1.weight }
    case .element, .item, .action, .tableRow, .pane, .bar: 200
    }
  }
}

extension HTMLAttribute {
  fileprivate var weight: Int { 32 + value.utf8.count }
}

extension HistoryBook {
  /// The approximate number of bytes needed to keep the entries.
  var weight: Int { entries.reduce(0) { $0 + 200 + $1.url.utf8.count } }
}
