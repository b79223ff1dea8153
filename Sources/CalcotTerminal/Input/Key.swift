/// A key or a paste that the user has entered in a terminal.
public enum Key: Hashable, Sendable {
  /// One Unicode scalar. A character of several scalars arrives as several keys, which join again
  /// when appended to a text.
  case character(Character)
  /// A key that completes or corrects input; `backTab` is Shift-Tab.
  case enter, escape, tab, backTab, backspace, delete

  /// A key that moves the focus or the cursor.
  case up, down, left, right, home, end, pageUp, pageDown

  /// A key held with Control: a lowercase letter, a space, or one of `\]^_`.
  case control(Character)

  /// A key that moves the cursor by a word.
  case wordLeft, wordRight

  /// A key that moves the cursor, held with Shift, which selects in a text.
  indirect case shifted(Key)

  /// A function key, by its number.
  case function(Int)

  /// A letter or a digit held with Alt.
  case alt(Character)

  /// A click with the main button of the mouse, at a cell counted from the top left.
  case click(column: Int, row: Int)
  /// A move of the mouse with the main button held, to a cell.
  case drag(column: Int, row: Int)
  /// A turn of the mouse's wheel.
  case wheelUp, wheelDown

  /// Pasted text, with its line ends as `\n`.
  case paste(String)
}
