import Calcot
import CalcotContent

/// The events and keys of the terminal.
extension TerminalHost {
  func take(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes):
      let keys = parser.feed(bytes)
      display.confirm(parser.takeConfirmations())
      take(keys)
      if display.use(parser.colors) { paint() }
      if display.use(parser.graphics) { paint() }
    case .inputPaused(let isLong): take(parser.timeout(isLong: isLong))
    case .resized:
      display.askForCell(parser.graphics)
      if display.use(parser.graphics) { paint() }
      reportWidth()
      paint()
    case .resumed:
      display.enterModes()
      paint()
    case .hungUp: run.quit()
    case .terminated(let status):
      run.app?.end()
      worker.finishWritingAtOnce()
      run.exit(status)
    }
  }

  /// Handles keys that arrived together, then paints once.
  private func take(_ keys: [Key]) {
    guard let last = keys.last else { return }
    for key in keys.dropLast() where handle(key) { buildRows(after: key) }
    paint(after: handle(last) ? last : nil)
  }

  /// Asks for the rows that a key has brought into view, because the next key may use one of them
  /// before a frame is painted.
  private func buildRows(after key: Key) {
    guard let app = run.shownApp else { return }
    _ = build(state.rowsToAsk(in: compose(app)), for: app, after: key)
  }

  /// The letter that performs the action of the message now.
  private func messageLetter(in app: CalcotApp) -> Character? {
    guard worker.panel == nil, state.overlay == nil else { return nil }
    let composition = compose(app)
    return composition.messageAction(focus: state.focus(in: composition))?.letter
  }

  /// Handles a key, and returns a Boolean value that indicates whether the state of the screens has
  /// interpreted it.
  private func handle(_ key: Key) -> Bool {
    guard let app = run.shownApp else { return false }
    #if DEBUG
      if key == .control("x"), let explore = development.explore {
        explore()
        return false
      }
    #endif
    if let used = message.used(by: key, or: messageLetter(in: app), app.status.message) {
      note(app.send(.useMessage(used)))
      return false
    }
    if let closed = message.closed(by: key) { app.send(.closeMessage(closed)) }
    if worker.panel != nil, !key.isAlwaysHosts {
      state.notice = nil
      worker.handle(key)
      return false
    }
    let composition = compose(app)
    if isUsedByNative(key, composition, app) { return false }
    let before = (composition.scene.layers.last?.screen, state.focus(in: composition))
    defer { noteMove(from: before, in: app) }
    switch use(key, composition, app) {
    case .show: break
    case .send(let input): note(app.send(input))
    case .copy(let text): _ = worker.copy(text)
    case .quit: run.quit()
    case .suspend: display.suspend()
    case .repaint: display.forget()
    }
    return true
  }

  /// Shows a preview later, if the focus has moved within a screen.
  private func noteMove(from former: (ScreenID?, FocusTarget?), in app: CalcotApp) {
    guard preview != nil, run.shownApp != nil else { return }
    let composition = compose(app)
    let now = (composition.scene.layers.last?.screen, state.focus(in: composition))
    if now.0 == former.0, now.1 != former.1 { previewLater() }
  }

  /// Passes a key to the focused native view and returns a Boolean value that indicates whether the
  /// view has used it.
  private func isUsedByNative(_ key: Key, _ composition: Composition, _ app: CalcotApp) -> Bool {
    guard state.focus(in: composition) == .native, !composition.scene.isHosts(key),
      let screen = composition.scene.layers.last?.screen,
      let view = natives.view(of: screen, in: app)
    else { return false }
    defer { natives.invalidate(screen) }
    return app.tracking(screen, for: self) { view.handle(key) }
  }

  /// Handles a key. A click uses the element that is painted at its position; there and by a drag,
  /// a scrollbar scrolls.
  private func use(_ key: Key, _ composition: Composition, _ app: CalcotApp)
    -> TerminalState.Reaction
  {
    if case .drag(let column, let row) = key {
      _ = state.scroll(toBarAt: column, row, in: composition)
      return .show
    }
    guard case .click(let column, let row) = key else { return state.handle(key, in: composition) }
    if state.scroll(toBarAt: column, row, in: composition) { return .show }
    let sides = composition.layers.last?.panes ?? []
    let hit = sides.first { !$0.isActive && $0.placed.area.contains(column: column, row: row) }
    if let hit, composition.dialog == nil, state.overlay == nil {
      work(in: hit.screen, of: sides.count, app)
    }
    guard let target = painted.target(column: column, row: row) else { return .show }
    return state.use(target, compose(app))
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

  /// The minimum number of columns in which a list and its details stand side by side.
  static let columnsForSplit = 110

  /// Notifies the app when the width starts or stops fitting two screens side by side.
  func reportWidth() {
    guard let app = run.shownApp else { return }
    let isNarrow = display.size.columns < TerminalHost.columnsForSplit
    if app.tree.isNarrow != isNarrow { note(app.send(.resize(isNarrow: isNarrow))) }
  }

  /// Shows the user why an input was refused.
  private func note(_ answer: Answer) {
    guard case .refused(let refusal) = answer else { return }
    switch refusal {
    case .blocked(_, let reason), .guarded(let reason): state.notice = reason
    case .declined, .stale, .covered, .screenEnded, .notRunning: break
    default: state.notice = refusal.description
    }
  }
}
