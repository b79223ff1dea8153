public import Calcot
import CalcotContent
public import CalcotTerminal
public import CalcotTesting

/// A driver that uses an app on an in-memory terminal. It presses real keys, reads the screen, and
/// recognizes the focus because it is shown in reverse.
///
/// ```swift
/// let app = TestApp(GroupsCoordinator(dependencies: fakes), on: TerminalDriver(columns: 40, rows: 12))
/// await app.tap("New group")
/// ```
@MainActor
public final class TerminalDriver: HostDriver {
  let terminal: VirtualTerminal
  let terminalHost: TerminalHost
  private(set) var app: CalcotApp?
  var work = TerminalWork()
  private let scrollsToRead: Bool

  /// Creates a terminal of a size, with a host that has these capabilities.
  ///
  /// - Parameters:
  ///   - hasOpener: A Boolean value that indicates whether the system has a browser; without one,
  ///     addresses are shown.
  ///   - scrollsToRead: A Boolean value that indicates whether the driver looks for a text out of
  ///     view, as a user of a small window does: with the wheel on each side, and along the tabs.
  public init(
    capabilities: Set<Capability> = Set(Capability.allCases), columns: Int = 80, rows: Int = 24,
    hasOpener: Bool = true, scrollsToRead: Bool = false
  ) {
    self.scrollsToRead = scrollsToRead
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

  /// Registers a closure that draws every native piece with this type of value.
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
  /// The rows of the screen, without trailing blanks and the placeholders of empty fields. The
  /// sides of a split follow one another.
  public var lines: [String] {
    guard terminal.isOpen else { return [] }
    return panes(of: terminal.screen.cells.without(placeholders)).lines
  }

  private func panes(of cells: CellBuffer) -> PaneReader {
    PaneReader(cells, terminalHost.painted.places)
  }

  /// The rows without the last one, which has the key hints.
  public var stateLines: [String] { lines.dropLast() }
  /// Returns a Boolean value that indicates whether the user can read `text` now, even if it is
  /// broken between words.
  public func shows(_ text: String) -> Bool {
    reads(text) || scrollsToRead && looks(for: text)
  }
  /// The screens that were painted last.
  public var shownScreens: [[ScreenID]] { terminalHost.painted.screens }
  /// Returns a Boolean value that indicates whether a screen has a native view.
  public func showsNatively(_ screen: ScreenID) -> Bool { terminalHost.showsNatively(screen) }
  /// A Boolean value that indicates whether a dialog was painted last.
  public var isDialogShown: Bool { terminalHost.painted.dialog != nil }

  /// A Boolean value that indicates whether the Back button is visible and enabled on the side that
  /// Escape leaves.
  public var canGoBack: Bool {
    let words = app.map { HostWords().translated(for: $0.status) } ?? HostWords()
    guard let place = panes(of: terminal.screen.cells).place(of: "‹ \(words.buttons.back)") else {
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

  /// Presses the key of a message's action. For another control, moves the focus to it by Tab, or
  /// by Down and Right to a row and its actions, and presses Enter, which flips a switch. Searches
  /// the other sides of a split after the current one.
  public func tap(_ control: Control) throws(NotThere) {
    try focus(control)
    if case .messageAction = control {
      terminal.type(.control("y"))
    } else {
      terminal.type(.enter)
    }
  }

  /// Moves the focus to a control and reads it; a control that cannot have the focus is read where
  /// it is.
  public func reading(of control: Control) throws(NotThere) -> ControlReading {
    guard let reading = expectedReading(of: control) else { return ControlReading() }
    try? focus(control)
    for sign in signs(of: control, reading) where !lines.contains(where: sign.isRead) {
      throw NotThere("\(sign.text) cannot be read. There is:\n\(lines.joined(separator: "\n"))")
    }
    return reading
  }

  /// Presses Escape if the user can go back.
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

  /// Presses the key that closes a message, even one that offers an action.
  public func closeMessage() throws(NotThere) {
    guard app?.status.message != nil else { throw NotThere("There is no message to close.") }
    terminal.type(.control("l"))
  }

  /// Presses Alt and the digit of the next or the previous page.
  public func turnPage(forward: Bool) throws(NotThere) {
    // NB: in a window of a few rows a bar is scrolled with the page.
    let bars = terminalHost.painted.places.bars.compactMap { PageLine(terminal.lines[$0.row]) }
    guard let line = bars.last ?? terminal.lines.compactMap(PageLine.init).last else {
      throw NotThere("There are no pages here.")
    }
    guard forward ? line.page < line.count : line.page > 1 else {
      throw NotThere("There is no page \(forward ? "after" : "before") this one.")
    }
    let page = line.page + (forward ? 1 : -1)
    if page < 10 { return terminal.type(.alt(Character("\(page)"))) }
    leaveFields()
    guard focus?.isField != true else {
      throw NotThere("There is only a field, which takes the key that leads to page \(page).")
    }
    terminal.type(.character(forward ? "]" : "["))
  }

  /// Presses End or Home, outside of fields.
  public func scroll(toEnd: Bool) {
    leaveFields()
    terminal.type(toEnd ? .end : .home)
  }

  /// Makes the window 40 columns wide if narrow, otherwise 110.
  public func resize(isNarrow: Bool) {
    terminal.resize(columns: isNarrow ? 40 : 110, rows: terminal.size.rows)
  }

  /// Waits until the app has settled and the host work is done.
  public func settle() async {
    repeat { await app?.settle() } while await terminalHost.awaitRequestWork()
    noteWork()
  }
}
