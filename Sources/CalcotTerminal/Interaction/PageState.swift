import Calcot
import CalcotContent

/// The user's state on one page: the focus, the scroll offset, and the caret of a field.
package struct PageState: Equatable, Sendable {
  /// The caret of a field, with the text that it was last seen in.
  struct Caret: Equatable, Sendable {
    var field: FocusTarget
    var edited: FieldText
    /// The former text, which the app shows until an edit arrives.
    var awaiting: String?
    /// The position of the caret in the text that is shown.
    var position: Int
    /// The column that the caret keeps while it moves from line to line.
    var column: Int?
  }

  /// The focus, or `nil` if nothing usable is in view.
  package private(set) var focus: FocusTarget?
  package var offset = 0
  var caret: Caret?
  /// A Boolean value that indicates whether the user has chosen the position; until then it may
  /// follow new content.
  private(set) var isTouched = false
  private var order: [FocusTarget] = []
  /// The line of the focus in the scrolling content, when last seen.
  private var line: Int?
  /// The last focus below the containers' bars.
  private var innerFocus: FocusTarget?
  /// The row of the focus, or `nil` if it is elsewhere.
  private var row: FocusTarget?
  /// The row that had the focus last, and gets it again when the user returns to the list.
  private(set) var innerRow: FocusTarget?
  /// The target that gets the focus once the page has it, unless the user moves before: what was
  /// focused and has gone, or the row before a search.
  private var awaited: FocusTarget?

  package init() {}

  /// Takes a position that the user has chosen before.
  mutating func restore(_ focus: FocusTarget?, offset: Int, text: FieldText? = nil) {
    (self.focus, self.offset, isTouched) = (focus, offset, true)
    guard let focus, let text else { return }
    caret = Caret(field: focus, edited: text, position: text.caret)
  }

  /// Adapts the state to the current page: if the focused element is gone, a neighbor gets the
  /// focus.
  package mutating func reconcile(with page: Page) {
    offset = min(max(offset, 0), page.lastOffset)
    if let awaited, page.stop(awaited)?.isEnabled == true {
      (focus, self.awaited) = (awaited, nil)
    }
    if let focus, page.place(of: focus) == nil {
      if isTouched { awaited = awaited ?? row ?? focus }
      self.focus = successor(on: page) ?? neighbour(of: focus, on: page)
      if self.focus == nil { isTouched = false }
    }
    if !isTouched, isPlaceholder(focus, on: page) { chooseDefault(page) }
    order = page.stops.map(\.target)
    reconcileCaret(page)
    reveal(page)
    noteLine(page)
  }

  /// Returns whether the focus is a default that gives way to content that arrives later.
  private func isPlaceholder(_ focus: FocusTarget?, on page: Page) -> Bool {
    guard let focus, let stop = page.stop(focus) else { return true }
    return stop.isPinned || page.isSearch(focus)
  }

  private mutating func noteLine(_ page: Page) {
    line = page.stop(focus).flatMap { $0.isPinned ? nil : $0.line }
    row = page.row(of: focus)
    if let row { innerRow = row }
  }

  /// Notes that the user acts where the focus is.
  mutating func touch() { (isTouched, awaited) = (true, nil) }

  mutating func setFocus(_ target: FocusTarget?, on page: Page) {
    if case .branch? = focus {} else { innerFocus = focus }
    focus = target
    touch()
    reconcileCaret(page)
    reveal(page)
    noteLine(page)
  }

  /// Leaves the search field for the first row, if there is one.
  mutating func enterHits(of page: Page) {
    if let hit = page.firstRow { setFocus(hit.target, on: page) }
  }

  /// Leaves the search field for the row that had the focus before, which may have to come back. A
  /// row that has the focus keeps it.
  mutating func leaveSearch(on page: Page) {
    let wanted = row ?? innerRow
    if row == nil, let stop = page.stop(wanted) ?? page.firstRow {
      setFocus(stop.target, on: page)
    }
    if page.place(of: wanted) == nil { awaited = wanted }
    if self.row == nil { isTouched = false }
  }

  /// Restores the focus that preceded the one on the containers' bars.
  mutating func leaveBars(of page: Page) {
    guard case .branch? = focus else { return }
    focus = page.place(of: innerFocus) == nil ? nil : innerFocus
    if focus == nil { isTouched = false }
  }

  /// Scrolls the focus into view: its whole block if it fits, otherwise its line or that of the
  /// caret.
  private mutating func reveal(_ page: Page) {
    guard let stop = page.stop(focus), !stop.isPinned, page.viewport > 0 else { return }
    let block = page.blocks[stop.block]
    let isWhole = block.height <= page.viewport
    let top = page.tops[stop.block]
    let line = block.line(
      of: stop.target, at: stop.line, top: top, caret: caret?.position, width: page.width)
    // NB: the label above the first line of a field comes into view too.
    let first = isWhole || line == top + 1 ? top : line
    let last = isWhole ? first + block.height : line + 1
    if first < offset { offset = first }
    if last > offset + page.viewport { offset = last - page.viewport }
    offset = min(max(offset, 0), page.lastOffset)
  }

  /// Returns the new target in the line of the lost focus, such as a row that replaces a
  /// placeholder.
  private func successor(on page: Page) -> FocusTarget? {
    let stop = page.stops.first { !$0.isPinned && $0.isEnabled && $0.line == line }
    return stop.flatMap { order.contains($0.target) ? nil : $0.target }
  }

  private func neighbour(of gone: FocusTarget, on page: Page) -> FocusTarget? {
    guard let place = order.firstIndex(of: gone) else { return nil }
    let near = Array(order[place...].dropFirst()) + order[..<place].reversed()
    return near.first { page.stop($0)?.isEnabled == true && page.stop($0)?.isPinned == false }
  }

  private mutating func chooseDefault(_ page: Page) {
    let enabled = page.stops.filter(\.isEnabled)
    let inView = enabled.filter {
      !$0.isPinned && !$0.isOfContainer && $0.line < page.viewport
    }
    // NB: what is typed before the rows are there must not become a search.
    let seen = inView.first { !page.isSearch($0.target) }
    let preferred = page.stop(page.preferred).flatMap { $0.line < page.viewport ? $0 : nil }
    let bar = enabled.filter { $0.isPinned && !$0.isOfContainer }
    let pinned =
      bar.first { $0.target != .exit } ?? bar.first ?? page.selectedTab
      ?? enabled.first(where: \.isPinned)
    focus = (preferred ?? seen ?? pinned)?.target
  }

  private mutating func reconcileCaret(_ page: Page) {
    guard let focus, let field = page.fields[focus] else { return caret = nil }
    guard var caret, caret.field == focus else {
      let edited = FieldText(field.typedText)
      self.caret = Caret(field: focus, edited: edited, position: edited.caret)
      return
    }
    caret.position = caret.edited.caret(in: field.typedText)
    if field.typedText != caret.awaiting {
      // NB: an unchanged text keeps its selection.
      if caret.edited.text != field.typedText {
        caret.edited = FieldText(field.typedText, caret: caret.position)
      }
      caret.awaiting = nil
    }
    self.caret = caret
  }
}

extension Page {
  func stop(_ target: FocusTarget?) -> PageStop? { place(of: target).map { stops[$0] } }
}
