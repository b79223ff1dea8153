import Calcot
import CalcotContent

/// The layout of a scene for a terminal's size.
package struct Composition: Sendable {
  let size: CellSize
  let scene: TerminalScene
  /// The panes and bars of each layer of the scene.
  let layers: [LayerLayout]
  let dialog: PlacedPage?
  let panel: PanelLayout?
  /// The lines of the app's status, above the key hints.
  let status: StatusLayout
  let footerRow: Int?

  /// Lays out a scene. Unchanged pages come from the cache.
  package init(_ scene: TerminalScene, size: CellSize, cache: inout PageCache) {
    cache.use(scene.words)
    self.size = size
    self.scene = scene
    let hasFooter = size.rows >= 4
    footerRow = hasFooter ? size.rows - 1 : nil
    let rows = size.rows - (hasFooter ? 1 : 0)
    status = StatusLayout(
      scene.status, scene.problem, size: CellSize(columns: size.columns, rows: rows))
    let whole = CellArea(
      size: CellSize(columns: size.columns, rows: rows - status.lines.count))
    layers = scene.layers.map { layer in
      let (outer, hasBorder) = Composition.panel(of: layer, in: whole, &cache)
      return LayerLayout(
        layer, outer: outer, hasBorder: hasBorder,
        area: Composition.content(of: outer, of: layer, hasBorder: hasBorder),
        spareRows: whole.size.rows - outer.size.rows, cache: &cache)
    }
    dialog = scene.dialog.map { Composition.place($0, scene.words, in: whole) }
    panel = scene.panel.map { PanelLayout($0, words: scene.words, in: whole) }
  }

  /// The page that the user acts on: the dialog, or the active pane of the top layer.
  var active: PlacedPage? { dialog ?? layers.last?.active?.placed }

  /// The label of the activity under way: the app's, otherwise that of a visible screen.
  var activity: String? {
    scene.status.activity
      ?? layers.last?.panes.lazy.compactMap(\.placed.page.activities.first).first
  }

  /// Returns the area of a layer. With enough room, a sheet is only as large as its content.
  private static func panel(
    of layer: TerminalScene.Layer, in whole: CellArea, _ cache: inout PageCache
  ) -> (CellArea, Bool) {
    guard layer.style.isSheet, whole.size.columns >= LayerLayout.roomyColumns, whole.size.rows >= 9
    else {
      return (whole, false)
    }
    let most = whole.inset(
      columns: min(4, whole.size.columns / 12), rows: SheetSize.spareRows / 2)
    guard case .pane(let pane) = layer.arrangement else { return (most, true) }
    let frame = SheetSize.frame
    let room = CellSize(
      columns: most.size.columns - frame.columns, rows: most.size.rows - frame.rows)
    let size = cache.size(of: pane, in: room)
    let outer = whole.centred(columns: size.columns + frame.columns, rows: size.rows + frame.rows)
    return (outer, true)
  }

  /// Returns the area of a layer's content. In a border, the screens' bars are in the upper edge.
  private static func content(
    of outer: CellArea, of layer: TerminalScene.Layer, hasBorder: Bool
  ) -> CellArea {
    var inner = hasBorder ? outer.inset(columns: 1, rows: 1) : outer
    if hasBorder, layer.arrangement.beginsWithBars {
      inner.row -= 1
      inner.size.rows += 1
    }
    return inner.size.columns >= 18 ? inner.inset(columns: 1, rows: 0) : inner
  }

  private static func place(
    _ dialog: Dialog, _ words: HostWords, in whole: CellArea
  ) -> PlacedPage {
    let hasBorder = whole.size.columns >= 12 && whole.size.rows >= 8
    let frame = hasBorder ? 4 : 0
    let most = min(56, max(whole.size.columns - frame, 0))
    let title = hasBorder ? dialog.lineOfTitle(width: most - 2) : nil
    let least = title.map { DisplayWidth.of($0) + 2 } ?? 0
    let columns = min(max(dialog.widestLine(words), least, 16), most)
    let room = CellSize(
      columns: columns, rows: max(whole.size.rows - (hasBorder ? 2 : 0), 0))
    let height = min(Page(dialog, words, size: room, isTitled: title == nil).height, room.rows)
    let outer = whole.centred(columns: columns + frame, rows: height + (hasBorder ? 2 : 0))
    let area = hasBorder ? outer.inset(columns: 2, rows: 1) : outer
    return PlacedPage(
      outer: outer, hasBorder: hasBorder, title: title, area: area,
      page: Page(dialog, words, size: area.size, isTitled: title == nil))
  }
}
