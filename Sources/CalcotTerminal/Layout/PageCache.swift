import Calcot
import CalcotContent

/// A cache of the pages of panes that have not changed since their layout, in the words of one
/// language.
package struct PageCache: Sendable {
  private struct Entry {
    let pane: TerminalScene.Pane
    let bars: [[Block]]
    let page: Page
    let size: CellSize
    let spareRows: Int
    let isPanel: Bool
    let isSide: Bool
  }
  private struct Fit {
    let pane: TerminalScene.Pane
    let room: CellSize
    let size: CellSize
  }

  private var entries: [ScreenID: Entry] = [:]
  /// The sizes of the sheets' contents.
  private var fits: [ScreenID: Fit] = [:]
  private var words = HostWords()
  /// The drawings of native pieces and of pictures.
  package var pieces = TerminalPieces() {
    didSet { if pieces.images != oldValue.images { (entries, fits) = ([:], [:]) } }
  }

  package init() {}

  /// Sets the words of the pages; discards the cached pages if the words have changed.
  mutating func use(_ words: HostWords) {
    guard words != self.words else { return }
    self.words = words
    (entries, fits) = ([:], [:])
  }

  func bar(_ bar: TerminalScene.Bar, width: Int) -> Block { .bar(bar, words, width: width) }

  mutating func page(
    of pane: TerminalScene.Pane, under: [Block], scrolling: [Block], size: CellSize,
    spareRows: Int, isPanel: Bool, isSide: Bool
  ) -> Page {
    let bars = [under, scrolling]
    if let entry = entries[pane.screen], entry.size == size, entry.spareRows == spareRows,
      entry.isPanel == isPanel, entry.isSide == isSide, entry.bars == bars, entry.pane == pane
    {
      return entry.page
    }
    let page = Page(
      pane, words, pieces: pieces, under: under, scrolling: scrolling, size: size,
      spareRows: spareRows, isPanel: isPanel, isSide: isSide)
    entries[pane.screen] = Entry(
      pane: pane, bars: bars, page: page, size: size, spareRows: spareRows, isPanel: isPanel,
      isSide: isSide)
    return page
  }

  /// Returns the size that a pane needs in a sheet, limited to a room.
  mutating func size(of pane: TerminalScene.Pane, in room: CellSize) -> CellSize {
    if let fit = fits[pane.screen], fit.room == room, fit.pane == pane { return fit.size }
    let size = SheetSize.fitting(room) {
      Page(
        pane, words, pieces: pieces, size: $0, spareRows: SheetSize.spareRows, isPanel: true)
    }
    fits[pane.screen] = Fit(pane: pane, room: room, size: size)
    return size
  }

  mutating func keep(only screens: Set<ScreenID>) {
    entries = entries.filter { screens.contains($0.key) }
    fits = fits.filter { screens.contains($0.key) }
  }
}
