import Calcot

/// The app's message and what is under way, as they are drawn over the line of keys.
struct StatusLayout: Equatable, Sendable {
  private(set) var lines: [Run] = []
  /// Whether there was room for the message, or its beginning.
  private(set) var isMessageShown = false

  /// The lines of `status` that fit into the lower third of a size; one at least where there are two.
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
    if let activity = status.activity, lines.count < room {
      let text = TextLayout.truncated(activity, to: width)
      lines.append(Run(column: inset, text: text, style: TextStyle(dim: true)))
    }
  }
}

extension AppStatus.Message {
  /// What tells success from failure where there are no colours.
  var sign: String { kind == .error ? "✗" : "✓" }

  /// The key that does what the message offers.
  static let key = Key.control("y")

  fileprivate var line: String {
    "\(sign) \(text)" + (action.map { "  Ctrl-Y \($0)" } ?? "")
  }
}
