import Calcot
import CalcotContent

/// The layout of a navigation bar: the exit button, the title and the toolbar. With enough room it
/// stands on a page's rule or a panel's border: `─ ‹ Back ─ My groups ───── [New group] ─`.
struct BarLayout: Equatable, Sendable {
  let exit: ButtonLayout?
  let title: String
  private(set) var buttons: [ButtonLayout]
  /// A Boolean value that indicates whether the bar stands on a rule.
  var isOnRule = false

  /// The columns of the rule at each end, with a space.
  private var edge: Int { isOnRule ? 2 : 0 }

  /// The columns between the parts of the bar.
  private var gap: Int { isOnRule ? 3 : 2 }

  private var titleColumn: Int { edge + (exit.map { DisplayWidth.of($0.text) + gap } ?? 0) }

  /// The columns that the whole bar needs in one line.
  var idealWidth: Int {
    let toolbar = buttons.isEmpty ? 0 : gap + ButtonFlow.width(of: buttons)
    return titleColumn + DisplayWidth.of(title) + toolbar + edge
  }

  /// Returns a Boolean value that indicates whether the title has a line below the exit button.
  private func titleStandsAlone(_ width: Int) -> Bool {
    idealWidth > width && exit != nil && titleColumn + 4 + edge > width
  }

  /// Returns the number of lines, without buttons that do not fit.
  func height(width: Int) -> Int { titleStandsAlone(width) ? 2 : 1 }

  func draw(width: Int, focus: FocusTarget?) -> [[Run]] {
    let bold = TextStyle(bold: true)
    var first = isOnRule ? [Run.rule(width: width)] : []
    func add(_ run: Run) {
      if isOnRule { first.append(run.gap) }
      first.append(run)
    }
    if let exit { add(exit.run(column: edge, width: max(width - 2 * edge, 0), focus: focus)) }
    if titleStandsAlone(width) {
      return [first, [Run(column: 0, text: TextLayout.truncated(title, to: width), style: bold)]]
    }
    let room = max(width - titleColumn - edge, 0)
    add(Run(column: titleColumn, text: TextLayout.truncated(title, to: room), style: bold))
    guard idealWidth <= width else { return [first] }
    let shift = width - edge - ButtonFlow.width(of: buttons)
    for place in ButtonFlow.lines(of: buttons, width: width).joined() {
      add(place.face.run(column: place.column + shift, width: place.width, focus: focus))
    }
    return [first]
  }
}

extension Run {
  /// Returns a rule across the page.
  static func rule(width: Int) -> Run {
    Run(
      column: 0, text: String(repeating: "─", count: max(width, 0)), style: TextStyle(dim: true))
  }

  /// The blanks around the text that interrupt a rule.
  fileprivate var gap: Run {
    Run(column: column - 1, text: String(repeating: " ", count: DisplayWidth.of(text) + 2))
  }
}

extension BarLayout {
  /// Creates the bar of a screen. The app's own button that leaves a modal serves as the exit
  /// button. Symbols are omitted if the bar would need another line for them.
  init(_ pane: TerminalScene.Pane, _ words: HostWords, width: Int, isOnRule: Bool) {
    let cancel = pane.cancelButton
    var toolbar: [Element] = []
    if case .semantic(let content) = pane.body { toolbar = content.toolbar }
    let elements = toolbar.filter { $0.id != cancel?.id }
    exit = cancel.flatMap { ButtonLayout($0) } ?? pane.exit.map { ButtonLayout($0, words) }
    title = pane.body.title
    self.isOnRule = isOnRule
    buttons = elements.compactMap { ButtonLayout($0) }
    if idealWidth > width { buttons = elements.compactMap { ButtonLayout($0, showsSymbol: false) } }
  }
}
