import CalcotContent
import CalcotTerminal
import CalcotTesting
import CalcotTree

/// The movement of the focus to a control, by a user's keys.
extension TerminalDriver {
  var focus: ScreenFocus? {
    ScreenFocus(
      terminal.screen, bars: terminalHost.painted.places.bars, target: terminalHost.painted.focus)
  }

  /// Tries an operation on the current side and then, after Ctrl-O, on the others. If it fails on
  /// all of them, the user is back on the first side.
  func onAnySide(_ body: () throws(NotThere) -> Void) throws(NotThere) {
    let count = isDialogShown ? 1 : terminalHost.painted.places.panes.count
    var failures: [NotThere] = []
    for _ in 0..<max(count, 1) {
      do { return try body() } catch { failures.append(error) }
      if count > 1 { terminal.type(.control("o")) }
    }
    throw failures[0]
  }

  /// Moves the focus to a control, unless the control has its own key.
  func focus(_ control: Control) throws(NotThere) {
    let label = control.label
    switch control {
    case .messageAction:
      guard lines.contains(where: { $0.hasSuffix("Ctrl-Y \(label)") }) else {
        throw NotThere("action \"\(label)\" of a message", available: lines)
      }
    case .choice(let index, _, _):
      try moveFocus(to: .choice(index), by: .tab) { $0.isCalled(label) }
    case .tab(let index, let container, _):
      try moveFocus(to: .branch(index, of: container), by: .tab) { $0.isCalled(label) }
    case .element(let found):
      guard found.field == nil else {
        try focus(field: found)
        guard let focus, found.field?.kind != .toggle || focus.name == label else {
          throw NotThere("The switch reads \"\(focus?.text ?? "")\".")
        }
        return
      }
      try onSide(of: found.screen) { () throws(NotThere) in
        guard let row = found.row else {
          return try moveFocus(to: .element(found.id), by: .tab) { $0.isCalled(label) }
        }
        do {
          try moveFocus(to: .element(row.id), by: .down) { $0.isCalled(row.label ?? "") }
        } catch {
          // NB: Home stays within a list, and the row may be in one above it.
          try moveFocus(to: .element(row.id), by: .tab) { $0.isCalled(row.label ?? "") }
        }
        // NB: the actions of a card are under it, and to its right is the next card.
        try moveFocus(to: .element(found.id), by: isOnCards ? .down : .right, fromTop: false) {
          $0.isCalled(label)
        }
      }
    case .named(let label, let role):
      try onAnySide { () throws(NotThere) in
        try moveFocus(by: .tab, to: "\(role?.rawValue ?? "control") \"\(label)\"") { focus in
          guard let found = focus.role, focus.isCalled(label) else { return false }
          return role == nil || role == found
        }
      }
    }
  }

  /// Moves the focus to a target, which must read as the test calls it.
  func moveFocus(
    to target: FocusTarget, by key: Key, fromTop: Bool = true,
    where isCalledSo: (ScreenFocus) -> Bool
  ) throws(NotThere) {
    try moveFocus(by: key, to: "control that can have the focus", fromTop: fromTop) {
      [terminalHost] _ in terminalHost.painted.focus == target
    }
    guard let focus, isCalledSo(focus) else {
      throw NotThere("The control reads \"\(focus?.text ?? "")\".")
    }
  }

  /// Performs an operation on the side of a screen, which Ctrl-O switches to.
  func onSide(of screen: ScreenID, _ body: () throws(NotThere) -> Void) throws(NotThere) {
    try onAnySide { () throws(NotThere) in
      guard terminalHost.painted.places.screen == screen else {
        throw NotThere("\(screen) is not among the sides that are shown.")
      }
      try body()
    }
  }

  /// Presses Tab until no field has the focus, because fields handle Home and End themselves.
  func leaveFields() {
    var seen: Set<ScreenFocus> = []
    while let focus, focus.isField, seen.insert(focus).inserted { terminal.type(.tab) }
  }

  /// Presses a key until the focus is at the wanted control, wraps around, or leaves the side.
  func moveFocus(
    by key: Key, to wanted: String, fromTop: Bool = true, where isThere: (ScreenFocus) -> Bool
  ) throws(NotThere) {
    if key == .down, fromTop {
      leaveFields()
      terminal.type(.home)
    }
    // NB: the wheel has scrolled the focus out of view.
    if focus == nil { terminal.type(.tab) }
    let side = terminalHost.painted.places.active
    var seen: [ScreenFocus] = []
    while let focus {
      if terminalHost.painted.places.active != side {
        terminal.type(key == .right ? .left : .control("o"))
        break
      }
      if isThere(focus) { return }
      if seen.contains(focus) { break }
      seen.append(focus)
      if key == .tab {
        let region = terminalHost.painted.region?.number
        if searchRegion(&seen, on: side, where: isThere) { return }
        if region != terminalHost.painted.region?.number { continue }
      }
      if key == .down, isOnCards, searchLine(&seen, on: side, where: isThere) { return }
      if leavesLine(key) { break }
      terminal.type(key)
    }
    throw NotThere(wanted, available: seen.map(\.name))
  }

  /// Moves the focus to its region's first stop: up until it leaves the region, then down again.
  private func goToBeginning(of region: CalcotTerminal.Page.Region) {
    for key in [Key.up, .left] {
      for _ in 0..<region.stops where terminalHost.painted.region?.number == region.number {
        if leavesLine(key) { break }
        let before = (focus, terminalHost.painted.places.active)
        terminal.type(key)
        while terminalHost.painted.places.active != before.1 { terminal.type(.control("o")) }
        if focus == before.0 { break }
      }
      for _ in 0..<region.stops where terminalHost.painted.region?.number != region.number {
        terminal.type(.down)
      }
    }
  }

  /// A Boolean value that indicates whether the focus is in a region with cards side by side.
  private var isOnCards: Bool { (terminalHost.painted.region?.across ?? 1) > 1 }

  /// Goes through a region by arrows, because Tab skips its stops. Returns a Boolean value that
  /// indicates whether the focus has arrived; if not, it may be in the next region.
  private func searchRegion(
    _ seen: inout [ScreenFocus], on side: Int, where isThere: (ScreenFocus) -> Bool
  ) -> Bool {
    guard let region = terminalHost.painted.region, region.stops > 1, focus?.isField == false else {
      return false
    }
    for card in 0..<region.across {
      if card > 0, terminalHost.painted.region?.number != region.number { terminal.type(.up) }
      goToBeginning(of: region)
      for _ in 0..<card { terminal.type(.right) }
      if let focus, isThere(focus) { return true }
      repeat {
        if searchLine(&seen, on: side, where: isThere) { return true }
        guard let now = press(.down, in: region.number, on: side) else { break }
        if isThere(now) { return true }
        if !seen.contains(now) { seen.append(now) }
      } while true
    }
    if focus == nil { terminal.type(.tab) }
    return false
  }

  /// Moves the focus to the right, and among cards back again. Returns a Boolean value that
  /// indicates whether the focus has arrived.
  private func searchLine(
    _ seen: inout [ScreenFocus], on side: Int, where isThere: (ScreenFocus) -> Bool
  ) -> Bool {
    guard let region = terminalHost.painted.region else { return false }
    var steps = 0
    while let now = press(.right, in: region.number, on: side) {
      if isThere(now) { return true }
      if !seen.contains(now) { seen.append(now) }
      steps += 1
    }
    if region.across > 1 { for _ in 0..<steps { terminal.type(.left) } }
    return false
  }

  /// Returns a Boolean value that indicates whether a key would leave the line of the focus: to the right
  /// is what its row leads to, and to the left the way back.
  private func leavesLine(_ key: Key) -> Bool {
    guard let region = terminalHost.painted.region else { return false }
    return key == .left && region.isAtLeft || key == .right && region.isAtRight
  }

  /// Presses an arrow, and returns the focus if it has moved within a region.
  private func press(_ key: Key, in region: Int, on side: Int) -> ScreenFocus? {
    if leavesLine(key) { return nil }
    let before = focus
    terminal.type(key)
    while terminalHost.painted.places.active != side { terminal.type(.control("o")) }
    guard let focus, focus != before, terminalHost.painted.region?.number == region else {
      return nil
    }
    return focus
  }
}
