import CalcotTerminal
import CalcotTesting

/// The focused element, as the user sees it: the one that is shown in reverse or, if it is a field
/// whose label is out of view, the one with the cursor.
struct ScreenFocus: Hashable {
  let text: String
  let row: Int
  let column: Int
  /// A Boolean value that indicates whether the element is a field, with the cursor in its control.
  let isField: Bool
  /// The position of the cursor in a field.
  let cursor: CellPosition?
  /// A Boolean value that indicates whether the element is underlined as a link.
  let isLink: Bool
  /// A Boolean value that indicates whether the element is in the bar of a container.
  let isTab: Bool
  /// The painted target, which distinguishes elements that look the same after scrolling.
  let target: FocusTarget?

  /// Finds the focus on a screen, or returns `nil` if nothing has it.
  init?(_ screen: VirtualScreen, bars: [CellArea] = [], target: FocusTarget? = nil) {
    let cells = screen.cells
    self.target = target
    for row in 0..<cells.size.rows {
      let inverse = (0..<cells.size.columns).filter { cells[$0, row].style.inverse }
      guard let first = inverse.first else { continue }
      text = String(inverse.filter { cells[$0, row].width > 0 }.map { cells[$0, row].character })
      (self.row, column) = (row, first)
      isTab = bars.contains { $0.rows.contains(row) && $0.columns.contains(first) }
      isField = screen.isCursorShown && screen.position.row >= row
      cursor = isField ? screen.position : nil
      isLink = !isField && cells[first, row].style.underline
      return
    }
    guard screen.isCursorShown else { return nil }
    (text, row, column) = ("", screen.position.row, screen.position.column)
    (isField, cursor, isLink, isTab) = (true, screen.position, false, false)
  }

  /// The role that the element appears to have, or `nil` for a field.
  var role: ControlRole? {
    if isField { return nil }
    if isTab { return .tab }
    return isLink || text.hasPrefix("[") && text.hasSuffix("]") ? .button : .row
  }

  /// Returns a Boolean value that indicates whether both are the same element, even if the cursor
  /// has moved within a field, as when the program handles earlier keys.
  func isSameElement(as other: ScreenFocus) -> Bool {
    (text, row, column) == (other.text, other.row, other.column)
  }

  /// Returns a Boolean value that indicates whether the element is called `label`, even if it has a
  /// symbol, a picture or a sign of the sort order, if a title is cut, or if a tab has a badge.
  func isCalled(_ label: String) -> Bool {
    if name == label || withoutSigns(name) == label || isCut(name, label) { return true }
    // NB: a title may begin as the sign of a picture does.
    if name(of: text[...]) == label { return true }
    guard isTab else { return false }
    let badge = name.last == ")" ? name.lastIndex(of: "(") : nil
    let title = badge.map { name[..<$0].trimmingSpaces } ?? name
    return title == label || withoutSigns(title) == label || isCut(title, label)
  }

  /// Returns a Boolean value that indicates whether a text is the visible beginning of a label, for
  /// the cut title of a row or a tab.
  private func isCut(_ text: String, _ label: String) -> Bool {
    (isTab || role == .row) && text.count > 1 && text.last == "…"
      && label.hasPrefix(text.dropLast())
  }

  /// Returns a name without the symbol before it and the sign of the sort order behind it, which
  /// only buttons, column titles and tabs have.
  private func withoutSigns(_ name: String) -> String {
    guard role == .button || role == .tab else { return name }
    var rest = name[...]
    if rest.dropFirst().first == " ", rest.first.map(Self.isSign) == true {
      rest = rest.dropFirst(2)
    }
    if rest.hasSuffix(" ▲") || rest.hasSuffix(" ▼") { rest = rest.dropLast(2) }
    return String(rest)
  }

  // NB: an app draws its own symbols with any character, also with a letter of another script.
  private static func isSign(_ character: Character) -> Bool {
    !character.isASCII || !(character.isLetter || character.isNumber)
  }

  /// The text of the element without the sign of a picture, the brackets of a button or a tab, a
  /// box, and a row's badge, detail and mark.
  var name: String { name(of: withoutPicture) }

  /// The text without the sign of a row's picture, which stands before the box and the title.
  private var withoutPicture: Substring {
    guard role == .row, !hasBox(text[...]) else { return text[...] }
    var rest = text[...]
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      rest = rest[end...].dropFirst()
    } else if rest.first.map(Self.isSign) == true {
      rest = rest.dropFirst()
    }
    guard rest.first == " " else { return text[...] }
    return rest.drop { $0 == " " }
  }

  /// Returns a Boolean value that indicates whether a text begins with a box: that of a switch, an
  /// option, or a row that can be checked.
  private func hasBox(_ text: Substring) -> Bool {
    text.hasPrefix("[x] ") || text.hasPrefix("[ ] ")
  }

  private func name(of text: Substring) -> String {
    let text = hasBox(text) ? text.dropFirst(4) : text
    let parts = text.split(separator: "  ", omittingEmptySubsequences: true)
    var name = parts.first.map { $0.trimmingSpaces } ?? ""
    if [" ›", " »", " ↗"].contains(where: name.hasSuffix) { name.removeLast(2) }
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
