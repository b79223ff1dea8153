import CalcotContent

/// The bytes that take over a terminal and restore it.
package enum TerminalModes {
  /// Selects the alternate screen, hides the cursor, stops wrapping, brackets pastes, and lets Alt
  /// send `ESC` (xterm's modes 1036 and 1039, which `leave` gives back).
  package static let enter = Array(
    ("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
      + "\u{1B}[?1036s\u{1B}[?1039s\u{1B}[?1036h\u{1B}[?1039h").utf8)

  /// Turns on reports of clicks, drags and the wheel, at any coordinates (xterm's modes 1002 and
  /// 1006).
  static let mouse = Array("\u{1B}[?1002h\u{1B}[?1006h".utf8)

  /// Saves the window's title, which `leave` restores.
  static let keepTitle = Array("\u{1B}[22;2t".utf8)

  /// Returns the bytes that set the window's title.
  static func title(_ text: String) -> [UInt8] {
    Array("\u{1B}]2;\(VisibleText.of(text.prefix(100)))\u{07}".utf8)
  }

  /// The reverse of `enter`; leaving the alternate screen comes last.
  package static let leave = Array(
    ("\u{1B}[m\u{1B}[23;2t\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1039r\u{1B}[?1036r\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
      + "\u{1B}[?1049l").utf8)
}
