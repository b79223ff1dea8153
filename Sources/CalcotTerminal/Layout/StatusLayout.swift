import Calcot
import CalcotContent

/// The layout of the app's message, above the key hints.
struct StatusLayout: Equatable, Sendable {
  private(set) var lines: [Run] = []
  /// A Boolean value that indicates whether at least the beginning of the message fits.
  private(set) var isMessageShown = false

  /// Creates the lines of `status` that fit into the lower third of a size; at least one if there
  /// are two rows.
  init(_ status: AppStatus, size: CellSize) {
    let inset = size.columns >= 18 ? 1 : 0
    let width = max(size.columns - 2 * inset, 0)
    let room = size.rows >= 2 ? max(size.rows / 3, 1) : 0
    if let message = status.message {
      let style = TextStyle(bold: true, foreground: message.kind == .error ? .red : .green)
      let wrapped = TextLayout.wrapped(message.line, to: width)
      lines = wrapped.prefix(room).map { Run(column: inset, text: $0, style: style) }
      isMessageShown = !lines.isEmpty
    }
  }
}

extension AppStatus.Message {
  /// The sign that distinguishes success from failure without colors.
  var sign: String { kind == .error ? "✗" : "✓" }

  /// The key that performs the message's action.
  static let key = Key.control("y")

  fileprivate var line: String {
    "\(sign) \(text)" + (action.map { "  Ctrl-Y \($0)" } ?? "")
  }
}
