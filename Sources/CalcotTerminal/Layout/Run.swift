/// A text at a column of a line, as a block draws it.
struct Run: Equatable, Sendable {
  let column: Int
  let text: String
  var style = TextStyle.standard
  var target: FocusTarget?
}

/// The lines of a block as they are drawn.
struct DrawnBlock: Equatable, Sendable {
  var lines: [[Run]]
  /// Where the cursor stands, from the block's top left.
  var cursor: CellPosition?
}

extension TextStyle {
  func focused(_ isFocused: Bool) -> TextStyle {
    guard isFocused else { return self }
    var style = self
    style.inverse = true
    return style
  }
}
