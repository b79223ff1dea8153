public import Calcot
import CalcotContent
public import CalcotTerminal
public import CalcotTesting

/// A driver that uses an app on an in-memory terminal: it presses real keys, reads the screen, and
/// finds the focus because it is shown in reverse.
///
/// ```swift
/// let app = TestApp(GroupsCoordinator(dependencies: fakes), on: TerminalDriver(columns: 40, rows: 12))
/// app.tap("New group")
/// ```
@MainActor
public final class TerminalDriver: HostDriver {
  let terminal: VirtualTerminal
  let terminalHost: TerminalHost
  private(set) var app: CalcotApp?
  var work = TerminalWork()

  /// Creates a terminal of a size, with a host that has these capabilities.
  ///
  /// - Parameter hasOpener: A Boolean value that indicates whether the system has a browser;
  ///   otherwise addresses are shown.
  public init(
    capabilities: Set<Capability> = Set(Capability.allCases), columns: Int = 80, rows: Int = 24,
    hasOpener: Bool = true
  ) {
    terminal = VirtualTerminal(columns: columns, rows: rows)
    let opened = work.opened
    terminalHost = TerminalHost(
      on: terminal, capabilities: capabilities,
      files: LocalFiles(workingFolder: work.files.path, home: work.files.path),
      opener: SystemOpener(open: { address in
        if hasOpener { opened.add(address) }
        return hasOpener
      }), clock: HostClock(ManualClock()), activityDelay: .zero)
  }

  /// Registers a native view for every screen with this type of ViewModel.
  public func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    terminalHost.register(make)
  }

  /// Registers the drawing of every native piece with this type of value.
  public func registerPiece<Value: Hashable & Sendable>(
    _ draw: @escaping @Sendable (_ value: Value, _ columns: Int) -> [String]
  ) {
    terminalHost.registerPiece(draw)
  }

  /// Presses keys.
  public func press(_ keys: Key...) { terminal.type(keys) }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

  /// The name of the host in failures.
  public var name: String { "terminal" }
  /// The host itself.
  public var host: any AppHost { terminalHost }
  /// The rows of the screen, without trailing blanks and without the placeholders of empty fields; the
  /// sides of a split follow one another.
  public var lines: [String] {
    guard terminal.isOpen else { return [] }
    return PaneReader(terminal.screen.cells.without(placeholders), terminalHost.places).lines
  }
  /// Returns a Boolean value that indicates whether the user can read `text` now, also where it is broken
  /// between words.
  public func shows(_ text: String) -> Bool { WrappedText(lines).contains(text) }
  /// The screens that were painted last.
  public var shownScreens: [[ScreenID]] { terminalHost.painted.screens }
  /// Returns a Boolean value that indicates whether a screen has a native view.
  public func showsNatively(_ screen: ScreenID) -> Bool { terminalHost.showsNatively(screen) }
  /// A Boolean value that indicates whether a dialog was painted last.
  public var isDialogShown: Bool { terminalHost.painted.dialog != nil }

  /// A Boolean value that indicates whether the way back is visible and enabled on the side that
  /// Escape leaves.
  public var canGoBack: Bool {
    guard let place = PaneReader(terminal.screen.cells, terminalHost.places).place(of: "‹ Back")
    else {
      return false
    }
    return !terminal.style(column: place.column, row: place.row).dim
  }

  /// Shows the app on the terminal.
  public func start(_ app: CalcotApp) {
    self.app = app
    do { try terminalHost.start(app) } catch { preconditionFailure("\(error)") }
  }

  /// Closes the terminal and detaches from the app.
  public func stop() {
    terminalHost.stop()
    app = nil
  }

  /// False: keys reach the app at once.
  public var isBusy: Bool { false }

  /// Presses the key of a message's action; otherwise moves the focus to a control by Tab, or by
  /// Down and Right to a row and its actions, and presses Enter, which flips a switch. Controls that
  /// are not on the current side of a split are searched for on the others.
  public func tap(_ control: Control) throws(NotThere) {
    try focus(control)
    if case .messageAction = control {
      terminal.type(.control("y"))
    } else {
      terminal.type(.enter)
    }
  }

  /// Moves the focus to a control and reads it there; one that cannot have the focus is read where it
  /// is painted.
  public func reading(of control: Control) throws(NotThere) -> ControlReading {
    guard let reading = expectedReading(of: control) else { return ControlReading() }
    try? focus(control)
    for sign in signs(of: control, reading) where !lines.contains(where: sign.isRead) {
      throw NotThere("\(sign.text) cannot be read. There is:\n\(lines.joined(separator: "\n"))")
    }
    return reading
  }

  /// Presses Escape if there is a way back.
  public func back() throws(NotThere) {
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    terminal.type(.escape)
  }

  /// Presses Escape if there is a dialog or a modal.
  public func dismiss() throws(NotThere) {
    guard isDialogShown || terminalHost.painted.screens.count > 1 else {
      throw NotThere("There is nothing to dismiss.")
    }
    terminal.type(.escape)
  }

  /// Presses the key that closes a message, also one that offers an action.
  public func closeMessage() throws(NotThere) {
    guard app?.status.message != nil else { throw NotThere("There is no message to close.") }
    terminal.type(.control("l"))
  }

  /// Presses Alt and the digit of the page beside.
  public func turnPage(forward: Bool) throws(NotThere) {
    let bars = terminalHost.places.bars.compactMap { PageLine(terminal.lines[$0.row]) }
    guard let line = bars.last else { throw NotThere("There are no pages here.") }
    guard forward ? line.page < line.count : line.page > 1 else {
      throw NotThere("There is no page \(forward ? "after" : "before") this one.")
    }
    terminal.type(.alt(Character("\(line.page + (forward ? 1 : -1))")))
  }

  /// Presses End or Home, outside of fields.
  public func scroll(toEnd: Bool) {
    leaveFields()
    terminal.type(toEnd ? .end : .home)
  }

  /// Makes the window 40 columns wide if narrow, otherwise 100.
  public func resize(isNarrow: Bool) {
    terminal.resize(columns: isNarrow ? 40 : 100, rows: terminal.size.rows)
  }

  /// Waits until the app has settled and the host work is done.
  public func settle() async {
    repeat { await app?.settle() } while await terminalHost.awaitRequestWork()
    noteWork()
  }

  // MARK: Focus

  private var focus: ScreenFocus? {
    ScreenFocus(terminal.screen, bars: terminalHost.places.bars)
  }

  /// Tries an operation on the current side and then, by Ctrl-O, on the others. If it fails on all
  /// of them, the user is back on the first.
  func onAnySide(_ body: () throws(NotThere) -> Void) throws(NotThere) {
    let count = isDialogShown ? 1 : terminalHost.places.panes.count
    var failures: [NotThere] = []
    for _ in 0..<max(count, 1) {
      do { return try body() } catch { failures.append(error) }
      if count > 1 { terminal.type(.control("o")) }
    }
    throw failures[0]
  }

  /// Moves the focus to a control, unless that has a key of its own.
  private func focus(_ control: Control) throws(NotThere) {
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
        try moveFocus(to: .element(row.id), by: .down) { $0.isCalled(row.label ?? "") }
        try moveFocus(to: .element(found.id), by: .right) { $0.isCalled(label) }
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

  /// Moves the focus to a target, which has to read as a test calls it.
  func moveFocus(
    to target: FocusTarget, by key: Key, where isCalledSo: (ScreenFocus) -> Bool
  ) throws(NotThere) {
    try moveFocus(by: key, to: "control that can have the focus") { [terminalHost] _ in
      terminalHost.paintedFocus == target
    }
    guard let focus, isCalledSo(focus) else {
      throw NotThere("The control reads \"\(focus?.text ?? "")\".")
    }
  }

  /// Works on the side with a screen, to which Ctrl-O leads.
  func onSide(of screen: ScreenID, _ body: () throws(NotThere) -> Void) throws(NotThere) {
    try onAnySide { () throws(NotThere) in
      guard terminalHost.places.screen == screen else {
        throw NotThere("\(screen) is not among the sides that are shown.")
      }
      try body()
    }
  }

  /// Presses Tab until no field has the focus, as fields have a use for Home and End.
  private func leaveFields() {
    var seen: Set<ScreenFocus> = []
    while let focus, focus.isField, seen.insert(focus).inserted { terminal.type(.tab) }
  }

  /// Presses a key until the focus is where it should be, wraps around, or moves to another side.
  func moveFocus(
    by key: Key, to wanted: String, where isThere: (ScreenFocus) -> Bool
  ) throws(NotThere) {
    if key == .down {
      leaveFields()
      terminal.type(.home)
    }
    let side = terminalHost.places.active
    var seen: [ScreenFocus] = []
    while let focus {
      if terminalHost.places.active != side {
        terminal.type(key == .right ? .left : .control("o"))
        break
      }
      if isThere(focus) { return }
      if seen.contains(focus) { break }
      seen.append(focus)
      if key == .tab {
        let region = terminalHost.paintedRegion?.number
        if searchRegion(&seen, on: side, where: isThere) { return }
        if region != terminalHost.paintedRegion?.number { continue }
      }
      terminal.type(key)
    }
    throw NotThere(wanted, available: seen.map(\.name))
  }

  /// Moves the focus to the first stop of its region: up until it leaves the region, and down again.
  private func goToBeginning(of region: (number: Int, stops: Int)) {
    for key in [Key.up, .left] {
      for _ in 0..<region.stops where terminalHost.paintedRegion?.number == region.number {
        let before = (focus, terminalHost.places.active)
        terminal.type(key)
        while terminalHost.places.active != before.1 { terminal.type(.control("o")) }
        if focus == before.0 { break }
      }
      for _ in 0..<region.stops where terminalHost.paintedRegion?.number != region.number {
        terminal.type(.down)
      }
    }
  }

  /// Goes through the rest of a region by arrows, since Tab leads past it, and returns a Boolean value
  /// that indicates whether the focus is where it should be. It may be in the next region afterwards.
  private func searchRegion(
    _ seen: inout [ScreenFocus], on side: Int, where isThere: (ScreenFocus) -> Bool
  ) -> Bool {
    guard let region = terminalHost.paintedRegion, region.stops > 1, focus?.isField == false else {
      return false
    }
    goToBeginning(of: region)
    if let focus, isThere(focus) { return true }
    var keys: [Key] = [.right, .down]
    while let key = keys.first {
      let before = focus
      terminal.type(key)
      while terminalHost.places.active != side { terminal.type(.control("o")) }
      if let now = focus, now != before, terminalHost.paintedRegion?.number == region.number {
        if isThere(now) { return true }
        if !seen.contains(now) { seen.append(now) }
        if key == .down { keys = [.right, .down] }
      } else {
        keys.removeFirst()
      }
    }
    if focus == nil { terminal.type(.tab) }
    return false
  }
}
