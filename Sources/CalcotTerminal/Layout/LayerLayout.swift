import Calcot

/// The panes and bars of a layer, each in its place.
struct LayerLayout: Sendable {
  /// A screen's page in its place.
  struct Pane: Sendable {
    let screen: ScreenID
    let placed: Composition.Placed
    /// Whether the user works in it, in this layer.
    let isActive: Bool
  }

  /// A bar or a rule over panes.
  struct Bar: Sendable {
    let block: Block
    let area: CellArea
    /// Whether it leads from one pane to another; otherwise it is a rule.
    let isContainers: Bool
  }

  /// What the layer covers.
  let outer: CellArea
  let hasBorder: Bool
  private(set) var panes: [Pane] = []
  private(set) var bars: [Bar] = []
  /// Where a line separates two sides, from its top down.
  private(set) var separators: [CellArea] = []

  /// The pane on which the user acts when the layer is on top.
  var active: Pane? { panes.first(where: \.isActive) }

  private static let fewestRows = 4
  /// Where there is less room than this, one side is shown until the app knows of it.
  private static let fewestColumns = 16
  private static let roomyRows = 16
  private static let narrowestPrimary = 28

  init(
    _ layer: Scene.Layer, outer: CellArea, hasBorder: Bool, area: CellArea,
    cache: inout PageCache
  ) {
    self.outer = outer
    self.hasBorder = hasBorder
    place(
      layer.arrangement, in: area, limit: outer.columns.upperBound - (hasBorder ? 1 : 0),
      under: [], scrolling: [], isActive: true, &cache)
  }

  /// - Parameters:
  ///   - limit: the column before which a pane can show that there is more.
  ///   - under: the bars that have been placed.
  ///   - scrolling: those for which there was no room, so that they scroll with their page.
  private mutating func place(
    _ arrangement: Scene.Arrangement, in area: CellArea, limit: Int, under: [Block],
    scrolling: [Scene.Bar], isActive: Bool, _ cache: inout PageCache
  ) {
    switch arrangement {
    case .pane(let pane):
      let bars = scrolling.map { Block.bar($0, width: area.size.columns) }
      let page = cache.page(of: pane, under: under, scrolling: bars, size: area.size)
      let outer = CellArea(
        column: area.column, row: area.row,
        size: CellSize(
          columns: min(area.size.columns + 1, max(limit - area.column, 0)), rows: area.size.rows))
      panes.append(
        Pane(
          screen: pane.screen,
          placed: Composition.Placed(outer: outer, hasBorder: false, area: area, page: page),
          isActive: isActive))
    case .under(let bar, let inner):
      let block = Block.bar(bar, width: area.size.columns)
      guard area.size.rows - block.height >= LayerLayout.fewestRows else {
        return place(
          inner, in: area, limit: limit, under: under, scrolling: scrolling + [bar],
          isActive: isActive, &cache)
      }
      let rest = put(block, over: area)
      place(
        inner, in: rest, limit: limit, under: under + [block], scrolling: scrolling,
        isActive: isActive, &cache)
    case .beside(_, let sides, let selected):
      guard area.size.columns >= LayerLayout.fewestColumns else {
        return place(
          sides[selected], in: area, limit: limit, under: under, scrolling: scrolling,
          isActive: isActive, &cache)
      }
      for (index, side) in LayerLayout.sides(of: area, count: sides.count).enumerated() {
        if index > 0 { separators.append(LayerLayout.separator(before: side)) }
        let isLast = index == sides.count - 1
        place(
          sides[index], in: side, limit: isLast ? limit : side.columns.upperBound + 1,
          under: under, scrolling: scrolling, isActive: isActive && index == selected, &cache)
      }
    }
  }

  /// Puts a bar, with a rule under tabs where there is room, and gives what is left under it.
  private mutating func put(_ block: Block, over area: CellArea) -> CellArea {
    var blocks = [block]
    if case .tabs = block.kind, area.size.rows >= LayerLayout.roomyRows { blocks.append(.rule) }
    var row = area.row
    for block in blocks {
      let size = CellSize(columns: area.size.columns, rows: block.height)
      bars.append(
        Bar(
          block: block, area: CellArea(column: area.column, row: row, size: size),
          isContainers: row == area.row))
      row += block.height
    }
    return CellArea(
      column: area.column, row: row,
      size: CellSize(columns: area.size.columns, rows: area.rows.upperBound - row))
  }

  /// The first side a third as wide as the whole, but not too narrow; three cells between two sides.
  private static func sides(of area: CellArea, count: Int) -> [CellArea] {
    guard count > 1 else { return [area] }
    let width = area.size.columns
    let first = max(min(max(width / 3, narrowestPrimary), width / 2 - 1), 0)
    let rest = max(width - first - 3, 0)
    return [
      CellArea(
        column: area.column, row: area.row, size: CellSize(columns: first, rows: area.size.rows)),
      CellArea(
        column: area.column + first + 3, row: area.row,
        size: CellSize(columns: rest, rows: area.size.rows)),
    ]
  }

  private static func separator(before side: CellArea) -> CellArea {
    CellArea(
      column: side.column - 2, row: side.row, size: CellSize(columns: 1, rows: side.size.rows))
  }
}
