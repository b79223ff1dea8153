import Calcot
import CalcotContent

/// The layout of a navigation bar: the way out, the title and the toolbar.
struct BarLayout: Equatable, Sendable {
  let exit: ButtonLayout?
  let title: String
  let buttons: [ButtonLayout]

  private var exitWidth: Int { exit.map { DisplayWidth.of($0.text) + 2 } ?? 0 }

  private func fitsOneLine(_ width: Int) -> Bool {
    let toolbar = buttons.isEmpty ? 0 : 2 + ButtonFlow.width(of: buttons)
    return exitWidth + DisplayWidth.of(title) + toolbar <= width
  }

  /// Returns a Boolean value that indicates whether the title has its own line below the way out.
  private func titleStandsAlone(_ width: Int) -> Bool { exit != nil && exitWidth + 4 > width }

  func block(width: Int) -> Block {
    let exitStop = exit.map { [$0.stop(line: 0)] } ?? []
    if fitsOneLine(width) {
      return Block(
        kind: .bar(self), height: 1, stops: exitStop + buttons.map { $0.stop(line: 0) })
    }
    let first = titleStandsAlone(width) ? 2 : 1
    let flow = ButtonFlow.lines(of: buttons, width: width)
    let stops = flow.enumerated().flatMap { line, places in
      places.map { $0.face.stop(line: first + line) }
    }
    return Block(kind: .bar(self), height: first + flow.count, stops: exitStop + stops)
  }

  func draw(width: Int, focus: FocusTarget?) -> [[Run]] {
    var lines: [[Run]] = [[]]
    if let exit { lines[0].append(exit.run(column: 0, width: width, focus: focus)) }
    let bold = TextStyle(bold: true)
    if titleStandsAlone(width), !fitsOneLine(width) {
      lines.append([Run(column: 0, text: TextLayout.truncated(title, to: width), style: bold)])
    } else {
      let shown = TextLayout.truncated(title, to: width - exitWidth)
      lines[0].append(Run(column: exitWidth, text: shown, style: bold))
    }
    guard !buttons.isEmpty else { return lines }
    let isOneLine = fitsOneLine(width)
    let shift = isOneLine ? width - ButtonFlow.width(of: buttons) : 0
    let flow = ButtonFlow.lines(of: buttons, width: width).map { places in
      places.map {
        $0.face.run(column: $0.column + shift, width: $0.width, focus: focus)
      }
    }
    if isOneLine { lines[0] += flow[0] } else { lines += flow }
    return lines
  }
}

extension BarLayout {
  /// Creates the bar of a screen. The app's own button that leaves a modal is the way out. Symbols are
  /// left out where the bar would need a line more for them.
  init(_ pane: TerminalScene.Pane, _ words: HostWords, width: Int) {
    let cancel = pane.cancelButton
    var toolbar: [Element] = []
    if case .semantic(let content) = pane.body { toolbar = content.toolbar }
    let elements = toolbar.filter { $0.id != cancel?.id }
    exit = cancel.flatMap { ButtonLayout($0) } ?? pane.exit.map { ButtonLayout($0, words) }
    title = pane.body.title
    let withSymbols = elements.compactMap { ButtonLayout($0) }
    let whole = BarLayout(exit: exit, title: title, buttons: withSymbols)
    buttons =
      whole.fitsOneLine(width)
      ? withSymbols : elements.compactMap { ButtonLayout($0, showsSymbol: false) }
  }
}
