import CalcotTerminal

/// What has the focus, as a person sees it: it is shown in reverse.
struct ScreenFocus: Hashable {
  let text: String
  let row: Int
  let column: Int
  /// Whether it is a field: then the cursor is in the line below its label.
  let isField: Bool

  /// Finds the focus on a screen; nil where nothing is shown in reverse.
  init?(_ screen: VirtualScreen) {
    let cells = screen.cells
    for row in 0..<cells.size.rows {
      let inverse = (0..<cells.size.columns).filter { cells[$0, row].style.inverse }
      guard let first = inverse.first else { continue }
      text = String(inverse.filter { cells[$0, row].width > 0 }.map { cells[$0, row].character })
      (self.row, column) = (row, first)
      isField = screen.isCursorShown && screen.position.row == row + 1
      return
    }
    return nil
  }

  /// Whether it is a button, which stands in brackets.
  var isButton: Bool { text.contains("[") && text.contains("]") }

  /// What is left of a button's brackets, a row's detail, and the sign of the way back.
  var name: String {
    let parts = text.split(separator: "  ", omittingEmptySubsequences: true)
    var name = parts.first.map { $0.trimmingSpaces } ?? ""
    if name.hasSuffix(" ›") { name.removeLast(2) }
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
