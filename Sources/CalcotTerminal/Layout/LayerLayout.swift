import Calcot
import CalcotContent

/// A page with its area.
struct PlacedPage: Sendable {
  /// The area that the page covers, including its border.
  let outer: CellArea
  let hasBorder: Bool
  /// The title in the border.
  var title: String?
  /// The area of the page itself.
  let area: CellArea
  let page: Page
}

/// The layout of a layer: the areas of its panes and bars.
struct LayerLayout: Sendable {
  /// The page of a screen with its area.
  struct Pane: Sendable {
    let screen: ScreenID
    let placed: PlacedPage
    /// A Boolean value that indicates whether it is the layer's active pane.
    let isActive: Bool
  }

  /// The bar of a container, above panes.
  struct Bar: Sendable {
    let block: Block
    let area: CellArea
  }

  /// The area that the layer covers.
  let outer: CellArea
  let hasBorder: Bool
  private(set) var panes: [Pane] = []
  private(set) var bars: [Bar] = []
  /// The areas of the vertical lines that separate sides.
  private(set) var separators: [CellArea] = []

  /// The pane that the user works in while the layer is on top.
  var active: Pane? { panes.first(where: \.isActive) }

  private static let fewestRows = 4
  /// The rows that are left around a sheet.
  private let spareRows: Int
  /// The minimum width of a side; below it, one side is shown until the app is notified.
  private static let fewestColumns = 8
  /// The minimum width of a window that shows a sheet with a border.
  static let roomyColumns = 48
  /// The minimum width of the first of two sides, if there is room; of three sides it is less.
  private static let narrowestOfTwo = 28
  /// The cells that separate two sides.
  private static let gap = 3

  init(
    _ layer: TerminalScene.Layer, outer: CellArea, hasBorder: Bool, area: CellArea,
    spareRows: Int, cache: inout PageCache
  ) {
    self.outer = outer
    self.hasBorder = hasBorder
    self.spareRows = spareRows
    place(
      layer.arrangement, in: area, limit: outer.columns.upperBound - (hasBorder ? 1 : 0),
      under: [], scrolling: [], isActive: true, &cache)
  }

  /// Places an arrangement in an area.
  ///
  /// - Parameters:
  ///   - limit: The column before which a pane can draw its scroll marks.
  ///   - under: The bars placed so far.
  ///   - scrolling: The bars without room, which scroll with their page.
  private mutating func place(
    _ arrangement: TerminalScene.Arrangement, in area: CellArea, limit: Int, under: [Block],
    scrolling: [TerminalScene.Bar], isActive: Bool, isSide: Bool = false, _ cache: inout PageCache
  ) {
    switch arrangement {
    case .pane(let pane):
      var area = area
      if !pane.hasColumns { area.size.columns = min(area.size.columns, BlockBuilder.readable) }
      let bars = scrolling.map { cache.bar($0, width: area.size.columns) }
      let page = cache.page(
        of: pane, under: under, scrolling: bars, size: area.size, spareRows: spareRows,
        isPanel: hasBorder && area.row == outer.row, isSide: isSide)
      let outer = CellArea(
        column: area.column, row: area.row,
        size: CellSize(
          columns: min(area.size.columns + 1, max(limit - area.column, 0)), rows: area.size.rows))
      panes.append(
        Pane(
          screen: pane.screen,
          placed: PlacedPage(outer: outer, hasBorder: false, area: area, page: page),
          isActive: isActive))
    case .under(let bar, let inner):
      let block = cache.bar(bar, width: area.size.columns)
      guard area.size.rows - block.height >= LayerLayout.fewestRows else {
        return place(
          inner, in: area, limit: limit, under: under, scrolling: scrolling + [bar],
          isActive: isActive, isSide: isSide, &cache)
      }
      let rest = put(block, over: area)
      place(
        inner, in: rest, limit: limit, under: under + [block], scrolling: scrolling,
        isActive: isActive, isSide: isSide, &cache)
    case .beside(_, let sides, let selected):
      guard area.size.columns >= LayerLayout.fewestColumns * sides.count else {
        return place(
          sides[selected], in: area, limit: limit, under: under, scrolling: scrolling,
          isActive: isActive, &cache)
      }
      for (index, side) in LayerLayout.sides(of: area, count: sides.count).enumerated() {
        if index > 0 { separators.append(LayerLayout.separator(before: side)) }
        let isLast = index == sides.count - 1
        place(
          sides[index], in: side, limit: isLast ? limit : side.columns.upperBound + 1,
          under: under, scrolling: scrolling, isActive: isActive && index == selected,
          isSide: !isLast, &cache)
      }
    }
  }

  /// Places a bar, and returns the area below it.
  private mutating func put(_ block: Block, over area: CellArea) -> CellArea {
    let size = CellSize(columns: area.size.columns, rows: block.height)
    bars.append(
      Bar(block: block, area: CellArea(column: area.column, row: area.row, size: size)))
    return CellArea(
      column: area.column, row: area.row + block.height,
      size: CellSize(columns: area.size.columns, rows: area.size.rows - block.height))
  }

  /// Returns the areas of the sides. All but the last have the same width: a third of two sides or
  /// a quarter of three, but not too narrow. The last one has the rest.
  private static func sides(of area: CellArea, count: Int) -> [CellArea] {
    let width = area.size.columns
    let wanted = max(width / (count + 1), narrowestOfTwo * 2 / count)
    let narrow = max(min(wanted, width / count - 1), 0)
    return (0..<count).map { index in
      let start = index * (narrow + gap)
      let columns = index == count - 1 ? max(width - start, 0) : narrow
      return CellArea(
        column: area.column + start, row: area.row,
        size: CellSize(columns: columns, rows: area.size.rows))
    }
  }

  private static func separator(before side: CellArea) -> CellArea {
    CellArea(
      column: side.column - 2, row: side.row, size: CellSize(columns: 1, rows: side.size.rows))
  }
}
