import Calcot
import CalcotContent
import CalcotTesting

/// The check of where the user is led: a row of a list leads to its own place, and Back to the screen from
/// which the user came.
@MainActor
struct WayCheck {
  /// The screens from which the user came to others.
  private var origins: [ScreenID: ScreenID] = [:]
  private var visible: ScreenID?
  private var known: Set<ScreenID> = []
  private var row: ListRow?
  private var isBack = false
  /// The rules for which there was something to check in the last move.
  private(set) var made: [Invariant] = []

  /// Records where a move is made.
  mutating func willMake(_ move: TestMove, of control: UsedControl, _ app: TestApp) {
    (visible, isBack) = (app.tree?.visible?.id, move == .back)
    row = control.element.flatMap { ListRow($0, app) }
    known = Set(app.tree?.screens.map(\.id) ?? [])
  }

  /// Returns the problems after the move.
  mutating func problems(in app: TestApp, on screen: String, name: (ScreenID) -> String)
    -> [Problem]
  {
    made = []
    guard let tree = app.tree, tree.dialog == nil, let before = visible,
      let now = tree.visible?.id, now != before
    else { return [] }
    let isNew = !known.contains(now)
    if isNew, tree.node(before) != nil { origins[now] = before }
    if let row, isNew, let content = app.content {
      made.append(.rowsLeadToTheirOwn)
      guard let other = row.otherRow(in: content) else { return [] }
      return [
        Problem(
          .rowsLeadToTheirOwn, on: screen,
          "\(row.text) leads to what the row \(other) says:\n\(app.text)")
      ]
    }
    guard isBack, tree.node(before) == nil, let origin = origins[before], known.contains(origin)
    else { return [] }
    made.append(.backLeadsBack)
    guard tree.node(origin) == nil else { return [] }
    return [
      Problem(
        .backLeadsBack, on: screen,
        "Back leads to \(name(now)), and \(name(origin)), from which the user came, is gone.")
    ]
  }
}

/// A row that leads somewhere, among the other rows of its list that lead to the same kind of place.
@MainActor
private struct ListRow {
  private let texts: [String]
  private let others: [[String]]

  /// Creates the row that is tapped; nil for another element.
  init?(_ found: ScreenElement, _ app: TestApp) {
    guard let kind = Self.kind(of: found.element), let content = app.app?.content(of: found.screen),
      let list = content.allElements.first(where: { element in
        guard case .list = element.kind else { return false }
        return element.children.contains { $0.id == found.id }
      })
    else { return nil }
    texts = Self.texts(of: found.element)
    others = list.children.filter { $0.id != found.id && Self.kind(of: $0) == kind }
      .map(Self.texts)
  }

  var text: String { Self.quoted(texts) }

  /// Returns the row whose text a screen has as its title, if it shows nothing of the row itself.
  func otherRow(in content: ScreenContent) -> String? {
    let lines = content.readableLines()
    let isOwn = texts.contains { text in
      lines.contains { $0.contains(text) || $0.count >= Self.leastLetters && text.contains($0) }
    }
    guard !isOwn, !content.title.isEmpty else { return nil }
    return others.first { $0.contains(content.title) }.map(Self.quoted)
  }

  private static let leastLetters = 3

  /// Returns the kind of place to which a row leads, which is empty where it is not known.
  private static func kind(of element: Element) -> String? {
    guard case .row(let row) = element.kind, row.use == .leads else { return nil }
    return element.route.map { String($0.description.prefix { $0 != "(" }) } ?? ""
  }

  private static func texts(of element: Element) -> [String] {
    guard case .row(let row) = element.kind else { return [] }
    return ([row.title, row.detail].compactMap { $0 } + row.cells).filter { !$0.isEmpty }
  }

  private static func quoted(_ texts: [String]) -> String {
    "\"\(texts.joined(separator: ", "))\""
  }
}
