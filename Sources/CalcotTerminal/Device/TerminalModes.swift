import CalcotContent

/// The bytes that take over a terminal and restore it.
enum TerminalModes {
  /// Alternate screen, cursor hidden, no wrapping at the edge, pastes bracketed.
  static let enter = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h".utf8)

  /// Clicks and the wheel are reported, with all coordinates (xterm's modes 1000 and 1006).
  static let mouse = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)

  /// The name of the window is kept, to come back with `leave`.
  static let keepTitle = Array("\u{1B}[22;2t".utf8)

  /// Returns the bytes that name the window.
  static func title(_ text: String) -> [UInt8] {
    Array("\u{1B}]2;\(VisibleText.of(text.prefix(100)))\u{07}".utf8)
  }

  /// The reverse of `enter`; leaving the alternate screen comes last.
  static let leave = Array(
    ("\u{1B}[m\u{1B}[23;2t\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
      + "\u{1B}[?1049l").utf8)
}
