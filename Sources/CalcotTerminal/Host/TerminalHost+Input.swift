import Calcot
import CalcotContent

/// The input from the terminal: its events and keys, and the rows that they bring into view.
extension TerminalHost {
  func take(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes):
      take(parser.feed(bytes))
      useReportedColors()
      useReportedGraphics()
    case .inputPaused(let isLong): take(parser.timeout(isLong: isLong))
    case .resized:
      if parser.graphics.cell != nil { device.write(ReportedGraphics.questionForCell) }
      useReportedGraphics()
      reportWidth()
      paint()
    case .resumed:
      enterModes()
      repaint()
    case .hungUp: if let finish { finish() } else { app?.end() }
    case .terminated(let status):
      app?.end()
      worker.finishWritingAtOnce()
      exitProcess(status)
    }
  }

  /// Computes the theme again when the terminal has reported its colors.
  private func useReportedColors() {
    let (depth, colors) = (diff.theme.depth, parser.colors)
    let theme = Theme(depth: depth, background: colors.background, text: colors.text)
    guard theme != diff.theme else { return }
    diff.theme = theme
    repaint()
  }

  /// Handles keys that arrived together, then paints once.
  private func take(_ keys: [Key]) {
    guard !keys.isEmpty else { return }
    isTakingInput = true
    for key in keys { handle(key) }
    isTakingInput = false
    paint()
  }

  private func handle(_ key: Key) {
    guard let app, !app.tree.layers.isEmpty else { return }
    if usesMessage(key, app) { return }
    closeMessage(after: key, app)
    if worker.panel != nil, !key.isAlwaysHosts {
      state.notice = nil
      return worker.handle(key)
    }
    let composition = compose(app)
    state.reconcile(with: composition)
    if isUsedByNative(key, composition, app) { return }
    let reaction = use(key, composition, app)
    defer { buildRows(after: key) }
    switch reaction {
    case .show: break
    case .send(let input): note(app.send(input))
    case .copy(let text):
      if let bytes = ClipboardBytes(environment: environment)(text) { device.write(bytes) }
    case .quit: if let finish { finish() } else { app.end() }
    case .suspend: device.suspend()
    case .repaint: shownFrame = nil
    }
  }

  /// Handles a key. A click uses the element that is painted at its position.
  private func use(_ key: Key, _ composition: Composition, _ app: CalcotApp)
    -> TerminalState.Reaction
  {
    guard case .click(let column, let row) = key else { return state.handle(key, in: composition) }
    let sides = composition.layers.last?.panes ?? []
    let hit = sides.first { !$0.isActive && $0.placed.area.contains(column: column, row: row) }
    if let hit, composition.dialog == nil, state.overlay == nil {
      work(in: hit.screen, of: sides.count, app)
    }
    let region = regions.last { $0.row == row && $0.columns.contains(column) }
    return region.map { state.use($0.target, compose(app)) } ?? .show
  }

  /// Switches sides until the user works in a screen, then paints that side's elements.
  private func work(in screen: ScreenID, of sides: Int, _ app: CalcotApp) {
    for _ in 1..<sides {
      let composition = compose(app)
      guard composition.layers.last?.active?.screen != screen else { break }
      if case .send(let input) = state.switching(.otherSide, in: composition) {
        note(app.send(input))
      }
    }
    paint()
  }

  /// Requests the list rows that are in view and moves the focus to them.
  func buildRows(after key: Key?) {
    guard let app, !app.tree.layers.isEmpty else { return }
    for _ in 0..<2 {
      let composition = compose(app)
      state.reconcile(with: composition)
      let asked = state.rowsToAsk(in: composition)
      guard !asked.isEmpty else { return }
      for input in asked { app.send(input) }
      let built = compose(app)
      state.reconcile(with: built)
      if let key { state.focusBuiltRow(after: key, in: built) }
    }
  }

  /// The minimum number of columns in which a list and its details stand side by side.
  private static let columnsForSplit = 110

  /// Notifies the app when the width starts or stops fitting two screens side by side.
  func reportWidth() {
    guard let app, !app.tree.layers.isEmpty else { return }
    let isNarrow = device.size.columns < TerminalHost.columnsForSplit
    if app.tree.isNarrow != isNarrow { note(app.send(.resize(isNarrow: isNarrow))) }
  }

  /// Shows the user why an input was refused.
  func note(_ answer: Answer) {
    guard case .refused(let refusal) = answer else { return }
    switch refusal {
    case .blocked(_, let reason), .guarded(let reason): state.notice = reason
    case .declined, .stale, .covered, .screenEnded, .notRunning: break
    default: state.notice = refusal.description
    }
  }
}
