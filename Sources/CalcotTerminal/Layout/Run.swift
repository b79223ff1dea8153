/// A text at a column of a line, drawn by a block.
struct Run: Equatable, Sendable {
  let column: Int
  let text: String
  var style = TextStyle.standard
  var target: FocusTarget?
}

/// The drawn lines of a block.
struct DrawnBlock: Equatable, Sendable {
  var lines: [[Run]]
  /// The position of the cursor, relative to the block's top left.
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
