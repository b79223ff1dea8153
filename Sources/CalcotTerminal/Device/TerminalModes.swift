/// The bytes that take over a terminal and restore it.
enum TerminalModes {
  /// Alternate screen, cursor hidden, no wrapping at the edge, pastes bracketed.
  static let enter = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h".utf8)

  /// The reverse of `enter`; leaving the alternate screen comes last.
  static let leave = Array("\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
}
