import CalcotContent

/// The layout of an overlay, as small as its content, with its title in the border.
struct OverlayLayout {
  let title: String
  let outer: CellArea
  let area: CellArea
  private(set) var lines: [[Run]] = []
  private(set) var cursor: CellPosition?

  private static let mostColumns = 60
  private static let leastColumns = 24

  /// The number of lines before which the list of keys can begin.
  private(set) var lastOffset = 0
  /// The first line of the list of keys that is visible.
  private(set) var offset = 0

  init(
    _ overlay: Overlay, _ composition: Composition, focus: FocusTarget?, hasHits: Bool = false
  ) {
    let words = composition.scene.words
    // NB: the size is that of all lines, so that nothing moves while the user types.
    let all: [[String]]
    switch overlay {
    case .help:
      title = words.keys.help
      all = composition.helpLines(focus: focus, hasHits: hasHits)
    case .palette:
      title = words.keys.palette
      all = composition.paletteEntries(focus: focus).map { [$0.label, $0.key] }
    }
    let whole = CellArea(
      size: CellSize(
        columns: composition.size.columns, rows: composition.footerRow ?? composition.size.rows))
    let most = max(whole.size.columns - 4, 0)
    let second = all.map { DisplayWidth.of($0[1]) }.max() ?? 0
    let first = all.map { DisplayWidth.of($0[0]) }.max() ?? 0
    let needed = max(first + second + 2, DisplayWidth.of(title) + 2, Self.leastColumns)
    let columns = min(needed, Self.mostColumns, most)
    let heads = if case .palette = overlay { 1 } else { 0 }
    let height = min(heads + max(all.count, 1), max(whole.size.rows - 2, 0))
    outer = whole.centred(columns: columns + 4, rows: height + 2)
    area = outer.inset(columns: 2, rows: 1)
    let room = max(area.size.rows - heads, 0)
    switch overlay {
    case .help(let wanted):
      lastOffset = max(all.count - room, 0)
      offset = min(wanted, lastOffset)
      add(all, from: offset, room, second, selected: nil)
    case .palette(let palette):
      let found = palette.found(in: composition.paletteEntries(focus: focus))
      let window = TextWindow(palette.prompt.text, caret: palette.prompt.caret, width: columns - 2)
      lines = [[Run(column: 0, text: "> " + window.text)]]
      cursor = window.caretColumn.map { CellPosition(column: $0 + 2, row: 0) }
      add(
        found.map { [$0.label, $0.key] }, from: max(palette.selected - room + 1, 0), room, second,
        selected: palette.selected)
    }
  }

  private mutating func add(
    _ body: [[String]], from first: Int, _ room: Int, _ second: Int, selected: Int?
  ) {
    let width = area.size.columns
    for (index, cells) in body.enumerated().dropFirst(first).prefix(room) {
      // NB: a heading has no key.
      let isHeading = selected == nil && cells[1].isEmpty
      let style = TextStyle(bold: isHeading).focused(index == selected)
      lines.append([
        Run(column: 0, text: String(repeating: " ", count: width), style: style),
        Run(
          column: 0, text: TextLayout.truncated(cells[0], to: max(width - second - 2, 0)),
          style: style),
        Run(
          column: width - DisplayWidth.of(cells[1]), text: cells[1],
          style: index == selected ? style : TextStyle(dim: true)),
      ])
    }
  }
}

extension Composition {
  /// The keys that have an effect now, with their names, under headings.
  ///
  /// - Parameter hasHits: A Boolean value that indicates whether rows are searched.
  func helpLines(focus: FocusTarget?, hasHits: Bool = false) -> [[String]] {
    let words = scene.words
    let isInText = active?.page.isText(focus) == true
    let letters = (isInText ? [:] : active?.page.mnemonics.letters ?? [:]).filter {
      active?.page.action(of: .character($0.value), focus: focus) != nil
    }
    let actions =
      answers.map { [$0.label, String($0.letter)] }
      + [messageAction(focus: focus)].compactMap { $0 }.map { [$0.name, String($0.letter)] }
      + letters.sorted { $0.value < $1.value }.map {
        [ButtonLayout.name(of: $0.key), String($0.value)]
      }
    let known = KeyMap.commands(inText: isInText)
      .filter { isAvailable($0.binding.command, focus: focus) }
    func lines(_ isMeant: (Command) -> Bool) -> [[String]] {
      known.filter { isMeant($0.binding.command) }.map {
        [$0.binding.name(words), $0.strokes.joined(separator: "  ")]
      }
    }
    let branches = branchKeys.map { [[words.keys.switchTab, "\($0)  Alt-\($0)"]] } ?? []
    let hits = hasHits ? [[words.keys.nextHit, "n  N"]] : []
    let groups = [
      (words.keys.actions, actions), (words.keys.moving, lines(\.isMove) + branches + hits),
      (words.keys.everywhere, lines { !$0.isMove }),
    ]
    let shown = groups.filter { !$1.isEmpty }
    return Array(shown.map { [[$0, ""]] + $1 }.joined(separator: [["", ""]]))
  }

  /// The digits that show tabs or pages, or `nil` if there are none.
  var branchKeys: String? {
    guard let bar = switchedBar, bar.titles.count > 1 else { return nil }
    let last = min(bar.titles.count, 9)
    return "1\(last == 2 ? "/" : "…")\(last)"
  }
}

extension Command {
  /// A Boolean value that indicates whether the command only moves the focus or the view.
  var isMove: Bool {
    switch self {
    case .up, .down, .left, .right, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first, .last,
      .nextRegion, .previousRegion, .nextBranch, .previousBranch, .branch, .otherSide, .search,
      .jump:
      true
    case .use, .check, .back, .main, .palette, .refresh, .help, .repaint, .suspend, .quit: false
    }
  }
}
