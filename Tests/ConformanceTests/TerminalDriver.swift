import Calcot
import CalcotTerminal
import CalcotTesting

/// A person at a terminal: presses real keys, reads the screen, and knows where the focus is
/// because it is shown in reverse.
@MainActor
final class TerminalDriver: HostDriver {
  private let terminal: VirtualTerminal
  private let terminalHost: TerminalHost
  private var app: App?

  init(capabilities: Set<Capability>, columns: Int = 80, rows: Int = 24) {
    terminal = VirtualTerminal(columns: columns, rows: rows)
    terminalHost = TerminalHost(on: terminal, capabilities: capabilities)
    terminalHost.register { TallyTerminalView($0) }
  }

  var name: String { "terminal" }
  var host: any Host { terminalHost }
  var lines: [String] { terminal.isOpen ? terminal.lines : [] }
  var shownScreens: [[ScreenID]] { terminalHost.painted.screens }
  var isDialogShown: Bool { terminalHost.painted.dialog != nil }

  var canGoBack: Bool {
    guard let row = lines.firstIndex(where: { $0.contains("‹ Back") }),
      let column = lines[row].firstIndex(of: "‹").map({
        TerminalDriver.column(of: $0, in: lines[row])
      })
    else { return false }
    return !terminal.style(column: column, row: row).dim
  }

  func start(_ app: App) {
    self.app = app
    do { try terminalHost.start(app) } catch { preconditionFailure("\(error)") }
  }

  func stop() {
    terminalHost.stop()
    app = nil
  }

  func tap(_ label: String, in row: String?) throws(NotThere) {
    if let row {
      try moveFocus(by: .down, to: "row \"\(row)\"") { $0.name == row }
      try moveFocus(by: .right, to: "\"\(label)\" in \"\(row)\"") { $0.name == label }
    } else {
      try moveFocus(by: .tab, to: "control \"\(label)\"") { $0.name == label && !$0.isField }
    }
    terminal.type(.enter)
  }

  func fill(_ label: String, with text: String) throws(NotThere) {
    try focusField(label)
    terminal.type(.end, .control("u"), .paste(text))
  }

  func type(_ text: String, into label: String) throws(NotThere) {
    try focusField(label)
    terminal.type(.end)
    terminal.type(text: text)
  }

  func submit(_ label: String) throws(NotThere) {
    try focusField(label)
    terminal.type(.enter)
  }

  func back() throws(NotThere) {
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    terminal.type(.escape)
  }

  func dismiss() throws(NotThere) {
    guard isDialogShown || lines.contains(where: { $0.contains("× Close") }) else {
      throw NotThere("There is nothing to dismiss.")
    }
    terminal.type(.escape)
  }

  func settle() async { await app?.settle() }

  // MARK: The focus, as it is seen

  private struct Focus: Hashable {
    let text: String
    let row: Int
    let column: Int
    let isField: Bool

    /// What is left of a button's brackets, a row's detail, and the sign of the way back.
    var name: String {
      let parts = text.split(separator: "  ", omittingEmptySubsequences: true)
      var name = parts.first.map { $0.trimmingCharacters } ?? ""
      if name.hasSuffix(" ›") { name.removeLast(2) }
      if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
      return name
    }
  }

  private var focus: Focus? {
    let cells = terminal.screen.cells
    for row in 0..<cells.size.rows {
      let inverse = (0..<cells.size.columns).filter { cells[$0, row].style.inverse }
      guard let first = inverse.first else { continue }
      let text = inverse.filter { cells[$0, row].width > 0 }.map { cells[$0, row].character }
      let isField = terminal.screen.isCursorShown && terminal.screen.position.row == row + 1
      return Focus(text: String(text), row: row, column: first, isField: isField)
    }
    return nil
  }

  private func focusField(_ label: String) throws(NotThere) {
    try moveFocus(by: .tab, to: "field \"\(label)\"") { $0.isField && $0.name == label }
  }

  /// Presses a key until the focus is where it should be, or where it has been already.
  private func moveFocus(
    by key: Key, to wanted: String, where isThere: (Focus) -> Bool
  ) throws(NotThere) {
    if key == .down { terminal.type(.home) }
    var seen: [Focus] = []
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

extension Substring {
  fileprivate var trimmingCharacters: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
