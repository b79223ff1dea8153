import CalcotContent

/// The columns of a grid: as many as fit, each wide enough for a readable card.
struct CardGrid: Equatable, Sendable {
  /// The number of cards side by side; one in a list, and where there is no room for two.
  let across: Int
  /// The number of columns of a card.
  let width: Int

  static let leastWidth = 24
  private static let gap = 2

  init(_ layout: ListLayout, width: Int) {
    let fitting = (width + Self.gap) / (Self.leastWidth + Self.gap)
    across = layout == .grid ? max(fitting, 1) : 1
    self.width = (width - Self.gap * (across - 1)) / across
  }

  /// Returns the lines that contain the rows with these indices.
  func lines(of rows: Range<Int>) -> Range<Int> {
    let first = rows.lowerBound / across
    let (whole, rest) = rows.upperBound.quotientAndRemainder(dividingBy: across)
    return first..<max(first, whole + (rest == 0 ? 0 : 1))
  }

  /// Returns the indices of the rows in a line.
  func rows(in line: Int) -> Range<Int> { line * across..<(line + 1) * across }

  /// Returns the first column of a card.
  func column(of place: Int) -> Int { place * (width + Self.gap) }
}

/// The rows of a grid that stand side by side as cards, each with its detail and its actions under
/// its title.
struct CardLine: Equatable, Sendable {
  let grid: CardGrid
  /// The index of the first card that is built.
  let first: Int
  let rows: [RowLayout]

  /// The number of lines, and the stops in them.
  var extent: (height: Int, stops: [BlockStop]) {
    let extents = rows.map { $0.extent(width: grid.width) }
    let stops = extents.enumerated().flatMap { place, extent in
      extent.stops.map { $0.inCard(first + place) }
    }
    return (extents.map(\.height).max() ?? 1, stops)
  }

  func draw(focus: FocusTarget?) -> [[Run]] {
    var lines: [[Run]] = []
    for (place, row) in rows.enumerated() {
      let card = row.draw(width: grid.width, focus: focus)
        .moved(by: grid.column(of: first + place))
      for (index, runs) in card.enumerated() {
        if index == lines.count { lines.append([]) }
        lines[index] += runs
      }
    }
    return lines
  }
}

extension BlockStop {
  fileprivate func inCard(_ card: Int) -> BlockStop {
    BlockStop(target: target, line: line, isEnabled: isEnabled, card: card)
  }
}
