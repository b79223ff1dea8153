/// What the user did on a terminal's keyboard, as a ``TerminalView`` is told of it.
public enum Key: Hashable, Sendable {
  /// One Unicode scalar that was typed. What is made of several comes as several keys, and joins
  /// again when they are appended to a text.
  case character(Character)
  /// A key that ends or corrects what is typed; `backTab` is Shift-Tab.
  case enter, escape, tab, backTab, backspace, delete

  /// A key that moves.
  case up, down, left, right, home, end, pageUp, pageDown

  /// A key held with Control: a small letter, a space, or one of `\]^_`.
  case control(Character)

  /// A digit held with Alt.
  case alt(Character)

  /// A text that came at once, its line ends as `\n`.
  case paste(String)
}
