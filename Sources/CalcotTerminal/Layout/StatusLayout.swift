import Calcot
import CalcotContent

/// The layout of the app's message, above the key hints, under the reason why the app does not show its
/// latest code.
struct StatusLayout: Equatable, Sendable {
  private(set) var lines: [Run] = []
  /// A Boolean value that indicates whether at least the beginning of the message fits.
  private(set) var isMessageShown = false

  /// Creates the lines of `status` that fit into the lower third of a size. There is room for one
  /// line from two rows on, and for two lines from five rows on.
  init(_ status: AppStatus, _ problem: BuildProblem? = nil, size: CellSize) {
    let inset = size.columns >= 18 ? 1 : 0
    let width = max(size.columns - 2 * inset, 0)
    let room = size.rows >= 2 ? max(size.rows / 3, min(size.rows - 3, 2), 1) : 0
    if let message = status.message {
      let style = TextStyle(bold: true, foreground: message.kind == .error ? .red : .green)
      let shown = message.lines(width: width, room: room)
      lines = shown.map { Run(column: inset, text: $0, style: style) }
      isMessageShown = !lines.isEmpty
    }
    guard let problem else { return }
    let text = problem.lines.flatMap { TextLayout.wrapped($0, to: width) }
    let style = TextStyle(foreground: .red)
    lines =
      text.prefix(max(0, size.rows / 2 - lines.count))
      .map { Run(column: inset, text: $0, style: style) } + lines
  }
}

extension BuildProblem {
  /// The lines of the problem.
  fileprivate var lines: [String] {
    ["✗ \(title)", place.map { "\($0): \(message)" } ?? message] + source
      + [more].compactMap { $0 }
  }
}

extension AppStatus.Message {
  /// The sign that distinguishes success from failure without colors.
  var sign: String { kind == .error ? "✗" : "✓" }

  /// The key that performs the message's action.
  static let key = Key.control("y")

  /// Returns the lines of the message and of its action. If they do not fit, the text is cut and
  /// the key stays.
  fileprivate func lines(width: Int, room: Int) -> [String] {
    let (text, offer) = ("\(sign) \(text)", action.map { "\(Self.key.name) \($0)" })
    let whole = TextLayout.wrapped(text + (offer.map { "  " + $0 } ?? ""), to: width)
    guard let offer, whole.count > room || !whole.contains(where: { $0.contains(offer) }) else {
      return Array(whole.prefix(room))
    }
    guard room > 1 else { return Array(TextLayout.wrapped(text, to: width).prefix(room)) }
    let last = TextLayout.truncated(offer, to: width)
    return TextLayout.wrapped(text, to: width).prefix(room - 1) + [last]
  }
}
