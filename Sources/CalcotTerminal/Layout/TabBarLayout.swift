import Calcot
import CalcotContent

/// The layout of a tab bar in one line. The selected tab is in angle brackets, so that it is
/// recognized without color.
struct TabBarLayout: Equatable, Sendable {
  let bar: TerminalScene.Bar

  /// The minimum width to which titles are cut; if that is not enough, some tabs are hidden.
  private static let narrowest = 4
  private static let widest = 12
  /// The width of the mark for further tabs.
  private static let more = 2

  var stops: [BlockStop] {
    bar.titles.indices.map {
      BlockStop(target: .branch($0, of: bar.container), line: 0, isEnabled: true)
    }
  }

  func draw(width: Int, focus: FocusTarget?) -> [Run] {
    let faces = faces(width)
    let focused = faces.firstIndex { $0.target == focus }
    let shown = window(of: faces, around: focused ?? bar.selected, width: width)
    let faint = TextStyle(dim: true)
    var runs: [Run] = []
    var column = 0
    if shown.lowerBound > 0, width > TabBarLayout.more {
      runs.append(Run(column: 0, text: "…", style: faint))
      column = TabBarLayout.more
    }
    for face in faces[shown] {
      runs.append(face.run(column: column, width: max(width - column, 0), focus: focus))
      column += DisplayWidth.of(face.text) + 1
    }
    if shown.upperBound < faces.count { runs.append(Run(column: column, text: "…", style: faint)) }
    return runs
  }

  private func faces(_ width: Int) -> [ButtonLayout] {
    shortened(width).enumerated().map { index, title in
      let isSelected = index == bar.selected
      return ButtonLayout(
        target: .branch(index, of: bar.container),
        text: isSelected ? "‹\(title)›" : " \(title) ",
        style: TextStyle(
          bold: isSelected, dim: !isSelected, foreground: isSelected ? .cyan : .standard))
    }
  }

  /// Returns the titles with their badges. The longest titles are cut so that all tabs fit, unless
  /// that would make them too short.
  private func shortened(_ width: Int) -> [String] {
    let names = bar.titles.enumerated().map { $1.isEmpty ? "\($0 + 1)" : $1 }
    let titles = withSymbols(names, width) ?? names
    let marks = titles.indices.map {
      TextLayout.truncated(bar.mark(of: $0), to: TabBarLayout.widest)
    }
    let widths = titles.map { DisplayWidth.of($0) }
    // NB: each tab has two more cells, and one between it and the next.
    let room = width - 3 * titles.count + 1 - marks.map { DisplayWidth.of($0) }.reduce(0, +)
    var limit = max(widths.max() ?? 0, 1)
    while limit > TabBarLayout.narrowest, widths.reduce(0, { $0 + min($1, limit) }) > room {
      limit -= 1
    }
    if widths.reduce(0, { $0 + min($1, limit) }) > room { limit = TabBarLayout.widest }
    return zip(titles, marks).map { TextLayout.truncated($0, to: limit) + $1 }
  }

  /// Returns the titles with their symbols, or `nil` if they do not fit uncut.
  private func withSymbols(_ names: [String], _ width: Int) -> [String]? {
    guard !bar.symbols.isEmpty else { return nil }
    let titles = names.enumerated().map { index, name in
      bar.symbols[index]?.shownSign.map { "\($0) \(name)" } ?? name
    }
    let needed = titles.enumerated().reduce(-1) {
      $0 + DisplayWidth.of($1.element + bar.mark(of: $1.offset)) + 3
    }
    return needed <= width ? titles : nil
  }

  /// Returns the range of tabs that fit, those nearest to `place` first.
  private func window(of faces: [ButtonLayout], around place: Int, width: Int) -> Range<Int> {
    let widths = faces.map { DisplayWidth.of($0.text) + 1 }
    guard widths.reduce(-1, +) > width, faces.indices.contains(place) else {
      return 0..<faces.count
    }
    var shown = place..<place + 1
    var room = width - 2 * TabBarLayout.more - widths[place]
    while true {
      if shown.upperBound < faces.count, widths[shown.upperBound] <= room {
        room -= widths[shown.upperBound]
        shown = shown.lowerBound..<shown.upperBound + 1
      } else if shown.lowerBound > 0, widths[shown.lowerBound - 1] <= room {
        room -= widths[shown.lowerBound - 1]
        shown = shown.lowerBound - 1..<shown.upperBound
      } else {
        return shown
      }
    }
  }
}
