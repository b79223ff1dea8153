import Calcot
import CalcotContent

extension LiveSession {
  /// The approximate number of bytes that the session holds, without the files that the app offers:
  /// its screens, what the browser shows and has not acknowledged, and the entries of its history.
  var weight: Int {
    8_192 + app.tree.screens.count * 4_096 + sender.weight + book.weight
  }
}

extension WebScene {
  /// The approximate number of bytes needed to keep the scene.
  var weight: Int {
    layers.flatMap(\.arrangement.panes).reduce(0) { sum, pane in
      switch pane.body {
      case .semantic(let content):
        sum + content.allElements.reduce(0) { $0 + 200 + $1.id.path.utf8.count + $1.textWeight }
      case .native(_, let nodes): sum + 4_096 + (nodes ?? []).reduce(0) { $0 + $1.weight }
      }
    }
  }
}

extension Element {
  /// The bytes of the element's own texts.
  fileprivate var textWeight: Int {
    switch kind {
    case .text(let text, _): text.utf8.count
    case .button(let label, _, _), .activity(let label): label.utf8.count
    case .field(let field): field.text.utf8.count + field.label.utf8.count
    case .row(let row):
      row.title.utf8.count + (row.detail?.utf8.count ?? 0) + (row.badge?.utf8.count ?? 0)
    case .list(let text, _): text?.utf8.count ?? 0
    case .section(let header, let footer):
      (header?.utf8.count ?? 0) + (footer?.utf8.count ?? 0)
    case .link(let label): label.utf8.count
    case .emptyState(let title, let message): title.utf8.count + (message?.utf8.count ?? 0)
    case .progress(let value): value.label.utf8.count
    }
  }
}

extension HTMLNode {
  fileprivate var weight: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .tag(let tag):
      tag.children.reduce(64 + tag.attributes.reduce(0) { $0 + $1.weight }) { $0 + $1.weight }
    case .element, .item, .pane, .bar: 200
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
