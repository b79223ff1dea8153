import Calcot
import CalcotContent
import CalcotTesting

/// The check that a row which is added, and a change that is undone, take away no other row.
@MainActor
struct RowsCheck {
  private typealias Rows = [ScreenID: Set<String>]

  /// The form for something new that is open, and the rows of the screen on which it was opened.
  private var form: (screen: ScreenID, origin: ScreenID, rows: Set<String>)?
  /// The rows that were shown when a message with an action came.
  private var offers: [MessageID: Rows] = [:]
  private var known: Set<ScreenID> = []
  private var before: Rows = [:]
  private var undone: MessageID?
  private var isSave = false
  private var failures = 0
  /// A Boolean value that indicates whether the last move was one to check.
  private(set) var isMade = false

  /// Records the rows before a move.
  mutating func willMake(_ move: TestMove, of control: UsedControl, _ app: TestApp) {
    (before, undone, isMade) = (Self.rows(of: app), nil, false)
    known = Set(app.tree?.screens.map(\.id) ?? [])
    failures = app.outside.failures
    isSave = control.role == .main && control.element?.screen == form?.screen
    if case .tap(let target) = move, case .messageAction(let id, _)? = try? app.control(target) {
      undone = id
    }
    // NB: what happens outside may take a row away.
    if case .outside = move { (form, offers) = (nil, [:]) }
  }

  /// Returns the problem after the move.
  mutating func problem(in app: TestApp, on screen: String) -> Problem? {
    let now = Self.rows(of: app)
    defer { note(app, now) }
    guard let tree = app.tree, tree.dialog == nil else { return nil }
    if let id = undone, let then = offers[id] {
      for (list, rows) in before where now[list] != nil {
        guard let first = then[list] else { continue }
        isMade = true
        let lost = rows.subtracting(first).subtracting(now[list] ?? [])
        guard let row = lost.min() else { continue }
        return Problem(
          .othersStay, on: screen,
          "\"\(row)\" came after the message, and is gone after its action was used.")
      }
    }
    if let form, isSave, tree.node(form.screen) == nil, tree.visible?.id == form.origin,
      app.outside.failures == failures, let rows = now[form.origin]
    {
      isMade = true
      guard let row = form.rows.subtracting(rows).min() else { return nil }
      return Problem(
        .othersStay, on: screen, "Something new was saved, and \"\(row)\" is gone from the list.")
    }
    return nil
  }

  private mutating func note(_ app: TestApp, _ now: Rows) {
    guard let app = app.app else { return }
    for message in app.status.messages where message.action != nil && offers[message.id] == nil {
      offers[message.id] = now
    }
    if let open = form, app.tree.node(open.screen) == nil { form = nil }
    guard form == nil, let visible = app.tree.visible?.id, !known.contains(visible),
      app.content(of: visible)?.isEmptyForm == true,
      let origin = before.first(where: { app.tree.node($0.key) != nil })
    else { return }
    form = (visible, origin.key, origin.value)
  }

  /// Returns the titles of the rows of the lists that visible screens show, if these are whole.
  private static func rows(of app: TestApp) -> Rows {
    var found: Rows = [:]
    for screen in app.driver.shownScreens.last ?? [] {
      let elements = app.app?.content(of: screen)?.allElements ?? []
      let lists = elements.filter { if case .list = $0.kind { true } else { false } }
      let isWhole = lists.allSatisfy { list in
        if case .list(_, let rows, _) = list.kind { rows.isWhole } else { false }
      }
      guard isWhole else { continue }
      let titles = lists.flatMap(\.children).compactMap { row -> String? in
        if case .row(let row) = row.kind { row.title } else { nil }
      }
      found[screen] = Set(titles)
    }
    return found
  }
}

extension ScreenContent {
  /// A Boolean value that indicates whether the screen has fields for texts, all of which are empty.
  fileprivate var isEmptyForm: Bool {
    let texts = allElements.compactMap { element -> String? in
      guard case .field(let field) = element.kind else { return nil }
      switch field.kind {
      case .line(.search): return nil
      case .line, .lines: return field.text
      case .number, .date, .toggle, .choice: return nil
      }
    }
    return !texts.isEmpty && texts.allSatisfy(\.isEmpty)
  }
}

extension OutsideEvents {
  /// The number of calls that have failed.
  var failures: Int { connections.map(\.failures).reduce(0, +) }
}
