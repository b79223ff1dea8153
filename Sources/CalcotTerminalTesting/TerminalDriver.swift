public import Calcot
public import CalcotTerminal
public import CalcotTesting

/// A person at a terminal in memory: presses real keys, reads the screen, and knows where the
/// focus is because it is shown in reverse.
///
/// ```swift
/// let app = TestApp(GroupsCoordinator(dependencies: fakes), on: TerminalDriver(columns: 40, rows: 12))
/// app.tap("New group")
/// ```
@MainActor
public final class TerminalDriver: HostDriver {
  private let terminal: VirtualTerminal
  private let terminalHost: TerminalHost
  private var app: App?

  /// A terminal of a size, with a host that has these capabilities.
  public init(
    capabilities: Set<Capability> = Set(Capability.allCases), columns: Int = 80, rows: Int = 24
  ) {
    terminal = VirtualTerminal(columns: columns, rows: rows)
    terminalHost = TerminalHost(on: terminal, capabilities: capabilities)
  }

  /// Shows every screen with this type of ViewModel by a view of its own.
  public func register<V: TerminalView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    terminalHost.register(make)
  }

  /// Presses keys.
  public func press(_ keys: Key...) { terminal.type(keys) }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

  /// What the host is called in failures.
  public var name: String { "terminal" }
  /// The host itself.
  public var host: any AppHost { terminalHost }
  /// The rows of the screen, without the blanks at their ends.
  public var lines: [String] { terminal.isOpen ? terminal.lines : [] }
  /// The screens that were painted last.
  public var shownScreens: [[ScreenID]] { terminalHost.painted.screens }
  /// Whether a dialog was painted last.
  public var isDialogShown: Bool { terminalHost.painted.dialog != nil }

  /// Whether the way back is on the screen, and not dimmed.
  public var canGoBack: Bool {
    guard let row = lines.firstIndex(where: { $0.contains("‹ Back") }),
      let column = lines[row].firstIndex(of: "‹").map({
        TerminalDriver.column(of: $0, in: lines[row])
      })
    else { return false }
    return !terminal.style(column: column, row: row).dim
  }

  /// Shows the app on the terminal.
  public func start(_ app: App) {
    self.app = app
    do { try terminalHost.start(app) } catch { preconditionFailure("\(error)") }
  }

  /// Gives the terminal back and lets the app go.
  public func stop() {
    terminalHost.stop()
    app = nil
  }

  /// Moves the focus to a control by Tab, or by Down and Right within a list, and presses Enter.
  public func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    if let row {
      try moveFocus(by: .down, to: "row \"\(row)\"") { $0.name == row }
      try moveFocus(by: .right, to: "\"\(label)\" in \"\(row)\"") { $0.name == label }
    } else {
      try focusControl(label, as: role)
    }
    terminal.type(.enter)
  }

  /// Moves the focus to a field, empties it and pastes.
  public func fill(_ label: String, with text: String) throws(NotThere) {
    try focusField(label)
    terminal.type(.end, .control("u"), .paste(text))
  }

  /// Moves the focus to a field and types.
  public func type(_ text: String, into label: String) throws(NotThere) {
    try focusField(label)
    terminal.type(.end)
    terminal.type(text: text)
  }

  /// Moves the focus to a field and presses Enter.
  public func submit(_ label: String) throws(NotThere) {
    try focusField(label)
    terminal.type(.enter)
  }

  /// Presses Escape where there is a way back.
  public func back() throws(NotThere) {
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    terminal.type(.escape)
  }

  /// Presses Escape where there is a dialog or a modal.
  public func dismiss() throws(NotThere) {
    guard isDialogShown || lines.contains(where: { $0.contains("× Close") }) else {
      throw NotThere("There is nothing to dismiss.")
    }
    terminal.type(.escape)
  }

  /// Lets the app come to rest.
  public func settle() async { await app?.settle() }

  // MARK: The focus, as it is seen

  private var focus: ScreenFocus? { ScreenFocus(terminal.screen) }

  private func focusControl(_ label: String, as role: ControlRole?) throws(NotThere) {
    let isThere = { (focus: ScreenFocus) in
      focus.name == label && !focus.isField && (role == nil || focus.isButton == (role == .button))
    }
    try moveFocus(by: .tab, to: "\(role?.rawValue ?? "control") \"\(label)\"", where: isThere)
  }

  private func focusField(_ label: String) throws(NotThere) {
    try moveFocus(by: .tab, to: "field \"\(label)\"") { $0.isField && $0.name == label }
  }

  /// Presses a key until the focus is where it should be, or where it has been already.
  private func moveFocus(
    by key: Key, to wanted: String, where isThere: (ScreenFocus) -> Bool
  ) throws(NotThere) {
    if key == .down { terminal.type(.home) }
    var seen: [ScreenFocus] = []
    while let focus {
      if isThere(focus) { return }
      if seen.contains(focus) { break }
      seen.append(focus)
      terminal.type(key)
    }
    throw NotThere(wanted, available: seen.map(\.name))
  }

  private static func column(of index: String.Index, in line: String) -> Int {
    DisplayWidth.of(line[..<index])
  }
}
