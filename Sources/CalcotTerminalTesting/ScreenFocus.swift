import CalcotTerminal
import CalcotTesting

/// What has the focus, as the user sees it: it is shown in reverse.
struct ScreenFocus: Hashable {
  let text: String
  let row: Int
  let column: Int
  /// Whether it is a field: then the cursor is in the line below its label.
  let isField: Bool
  /// Whether it is in the bar of a container.
  let isTab: Bool

  /// Finds the focus on a screen; nil where nothing is shown in reverse.
  init?(_ screen: VirtualScreen, bars: [CellArea] = []) {
    let cells = screen.cells
    for row in 0..<cells.size.rows {
      let inverse = (0..<cells.size.columns).filter { cells[$0, row].style.inverse }
      guard let first = inverse.first else { continue }
      text = String(inverse.filter { cells[$0, row].width > 0 }.map { cells[$0, row].character })
      (self.row, column) = (row, first)
      isTab = bars.contains { $0.rows.contains(row) && $0.columns.contains(first) }
      isField = screen.isCursorShown && screen.position.row == row + 1
      return
    }
    return nil
  }

  /// What the user takes it for; nil for a field.
  var role: ControlRole? {
    if isField { return nil }
    if isTab { return .tab }
    return text.contains("[") && text.contains("]") ? .button : .row
  }

  /// Whether it is called `label`, also where a bar had no room for all of a tab's title.
  func isCalled(_ label: String) -> Bool {
    name == label || (isTab && name.last == "…" && label.hasPrefix(name.dropLast()))
  }

  /// What is left without the brackets of a button or a tab, and without a row's detail and mark.
  var name: String {
    let parts = text.split(separator: "  ", omittingEmptySubsequences: true)
    var name = parts.first.map { $0.trimmingSpaces } ?? ""
    if name.hasSuffix(" ›") { name.removeLast(2) }
    if name.hasPrefix("‹"), name.hasSuffix("›") {
      name = String(name.dropFirst().dropLast())
    }
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    return name
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
