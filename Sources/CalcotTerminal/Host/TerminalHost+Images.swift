/// The pictures on the screen, and the terminal's support for them.
extension TerminalHost {
  /// Switches to the graphics support that the terminal has reported.
  func useReportedGraphics() {
    let reports = parser.graphics
    guard asksForGraphics else { return }
    if reports.hasAttributes, !isFurtherAsked {
      isFurtherAsked = true
      device.write(reports.furtherQuestion)
    }
    // NB: some terminals report the cell only to the system, and some connections lose that.
    let known = reports.cell ?? device.cell
    let means = reports.means(program: environment["TERM_PROGRAM"], cell: known)
    let cell = known ?? cache.pieces.images.cell
    guard means != diff.graphics || cell != cache.pieces.images.cell else { return }
    device.write(diff.graphics.removalOfAll)
    diff.graphics = means
    cache.pieces.images.cell = cell
    cache.pieces.images.readsFiles = means == .inlineFiles
    repaint()
  }

  /// Returns the finished pictures on the screen, and starts making the others.
  func drawImages(of composition: Composition) -> [ImageStore.Key: ShownImage] {
    images.use(
      diff.graphics, background: parser.colors.background, cell: cache.pieces.images.cell)
    let blocks = composition.images(near: state)
    images.keep(only: Set(blocks.map(\.key)))
    let shown = blocks.compactMap { block in
      images.image(for: block).map { (block.key, $0) }
    }
    return Dictionary(shown) { first, _ in first }
  }
}
