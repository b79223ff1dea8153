import CalcotTree
import CalcotViews

/// A row about an event.
@MainActor
struct HappeningRow: Identifiable {
  let id: String
  let moment: Int
  let kind: Happening.Kind
  let title: String
  let detail: String?
  let badge: String?
  private let time: String

  init(_ happening: Happening, at moment: Int, place: Int) {
    id = "\(moment).\(place)"
    self.moment = moment
    kind = happening.kind
    title = happening.title
    detail = happening.detail
    badge = happening.badge
    time = happening.time.inSeconds
  }

  var text: String { [time, kind.rawValue, detail].compactMap { $0 }.joined(separator: " · ") }
  var symbol: Symbol { kind.symbol }

  /// Returns a Boolean value that indicates whether the row has a text, in whatever case.
  func contains(_ search: String) -> Bool {
    search.isEmpty
      || [title, text, badge ?? ""].contains { $0.lowercased().contains(search.lowercased()) }
  }

  /// The row to show.
  var row: Row { Row(title, detail: text).badge(badge).icon(symbol) }
}

extension Happening.Kind {
  fileprivate var symbol: Symbol {
    switch self {
    case .input: .person
    case .step: .flag
    case .transition: .map
    case .lifecycle: .refresh
    case .task: .timer
    case .message: .message
    case .request: .globe
    case .result: .done
    case .issue: .warning
    }
  }
}
