import Calcot
import CalcotContent

extension Block {
  /// Returns the block of a navigation bar, and a block of its buttons if they do not fit into it.
  static func bar(_ bar: BarLayout, width: Int) -> [Block] {
    let fits = bar.idealWidth <= width
    let faces = [bar.exit].compactMap(\.self) + (fits ? bar.buttons : [])
    let block = Block(
      kind: .bar(bar), height: bar.height(width: width), stops: faces.map { $0.stop(line: 0) })
    return fits || bar.buttons.isEmpty ? [block] : [block, .buttons(bar.buttons, width: width)]
  }

  /// Returns the block of a container's bar. For pages, it is a line with the current position.
  static func bar(_ bar: TerminalScene.Bar, _ words: HostWords, width: Int) -> Block {
    switch bar.kind {
    case .tabs, .split:
      Block(kind: .tabs(TabBarLayout(bar: bar)), height: 1, stops: TabBarLayout(bar: bar).stops)
    case .pages:
      Block(
        kind: .lines([TextLayout.truncated(bar.pageLine(words, width), to: width)], .standard),
        height: 1, stops: [])
    }
  }
}

extension TerminalScene.Bar {
  /// Returns a line such as `○ ● ○  Page 2 of 3`, without the dots if there is no room for them.
  fileprivate func pageLine(_ words: HostWords, _ width: Int) -> String {
    let position = position(words)
    let dots = titles.indices.map { $0 == selected ? "●" : "○" }.joined(separator: " ")
    let isRoomy =
      titles.count <= 20 && DisplayWidth.of(dots) + 2 + DisplayWidth.of(position) <= width
    return isRoomy ? "\(dots)  \(position)" : position
  }
}
