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

  init(_ overlay: Overlay, _ composition: Composition, focus: FocusTarget?) {
    let words = composition.scene.words
    let body: [[String]]
    var selected: Int?
    switch overlay {
    case .help:
      title = words.keys.help
      body = composition.helpLines(focus: focus)
    case .palette(let palette):
      title = words.keys.palette
      body = palette.found(in: composition.paletteEntries(focus: focus)).map { [$0.label, $0.key] }
      selected = palette.selected
    }
    let whole = CellArea(
      size: CellSize(
        columns: composition.size.columns, rows: composition.footerRow ?? composition.size.rows))
    let most = max(whole.size.columns - 4, 0)
    let second = body.map { DisplayWidth.of($0[1]) }.max() ?? 0
    let first = body.map { DisplayWidth.of($0[0]) }.max() ?? 0
    let needed = max(first + second + 2, DisplayWidth.of(title) + 2, Self.leastColumns)
    let columns = min(needed, Self.mostColumns, most)
    let heads = if case .palette = overlay { 1 } else { 0 }
    let height = min(heads + max(body.count, 1), max(whole.size.rows - 2, 0))
    outer = whole.centred(columns: columns + 4, rows: height + 2)
    area = outer.inset(columns: 2, rows: 1)
    let room = max(area.size.rows - heads, 0)
    switch overlay {
    case .help(let wanted):
      add(body, from: min(wanted, max(body.count - room, 0)), room, second, selected: nil)
    case .palette(let palette):
      let window = TextWindow(palette.prompt.text, caret: palette.prompt.caret, width: columns - 2)
      lines = [[Run(column: 0, text: "> " + window.text)]]
      cursor = window.caretColumn.map { CellPosition(column: $0 + 2, row: 0) }
      let chosen = selected ?? 0
      add(body, from: max(chosen - room + 1, 0), room, second, selected: chosen)
    }
  }

  private mutating func add(
    _ body: [[String]], from first: Int, _ room: Int, _ second: Int, selected: Int?
  ) {
    let width = area.size.columns
    for (index, cells) in body.enumerated().dropFirst(first).prefix(room) {
      let style = TextStyle().focused(index == selected)
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
  /// The keys that have an effect now, with their names.
  func helpLines(focus: FocusTarget?) -> [[String]] {
    let words = scene.words
    let commands = KeyMap.bindings.filter { isAvailable($0.command, focus: focus) }.map {
      [$0.name(words), $0.strokes.map(\.name).joined(separator: "  ")]
    }
    let page = active?.page
    let actions = (page?.mnemonics.letters ?? [:]).sorted { $0.value < $1.value }.map {
      [ButtonLayout.name(of: $0.key), String($0.value)]
    }
    return actions + commands
  }
}
