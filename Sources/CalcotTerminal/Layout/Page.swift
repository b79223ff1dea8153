import Calcot
import CalcotContent

/// A screen or a dialog laid out in lines of a given width, with a pinned and a scrolling part.
package struct Page: Equatable, Sendable {
  /// A region of the page.
  package struct Region: Equatable, Sendable {
    package let number: Int
    package let stops: Int
    /// The number of cards side by side, or 1 if there are none.
    package let across: Int
    /// A Boolean value that indicates whether nothing to the left of the target can have the focus.
    package let isAtLeft: Bool
    /// A Boolean value that indicates whether nothing to the right of the target can have the focus.
    package let isAtRight: Bool
  }

  let width: Int
  /// The bars above the page: drawn elsewhere, but reachable from here.
  let under: [Block]
  let pinned: [Block]
  let blocks: [Block]
  /// The first line of each block.
  let tops: [Int]
  /// The number of scrolling lines.
  let height: Int
  /// The number of scrolling lines that are visible at a time.
  let viewport: Int
  /// The positions that the focus can take.
  let stops: PageStops
  /// The letters of the actions.
  private(set) var mnemonics = Mnemonics([])
  /// The choice that has the focus at first.
  let preferred: FocusTarget?

  /// The lists whose rows are not all built.
  let lists: [BuiltList]
  /// The labels of activities under way.
  let activities: [String]

  init(
    under: [Block] = [], pinned: [Block] = [], blocks: [Block], lists: [BuiltList] = [],
    activities: [String] = [], size: CellSize, preferred: FocusTarget? = nil
  ) {
    width = size.columns
    self.under = under
    self.pinned = pinned
    self.blocks = blocks
    self.lists = lists
    self.activities = activities
    self.preferred = preferred
    viewport = max(size.rows - pinned.reduce(0) { $0 + $1.height }, 0)
    var tops: [Int] = []
    var line = 0
    for block in blocks {
      tops.append(line)
      line += block.height
    }
    self.tops = tops
    height = line
    stops = PageStops(pinned: under + pinned, blocks: blocks, tops: tops)
    mnemonics = Mnemonics(pageButtons, rows: blocks.flatMap(\.rows).flatMap(\.actions))
  }

  func region(of target: FocusTarget?) -> Region? {
    guard let number = place(of: target).map({ stops[$0].region }) else { return nil }
    let inside = stops.filter { $0.region == number }
    return Region(
      number: number, stops: inside.count, across: (inside.map(\.card).max() ?? 0) + 1,
      isAtLeft: stop(beside: target, by: -1) == nil,
      isAtRight: stop(beside: target, by: 1) == nil)
  }

  var regionCount: Int { (stops.last?.region ?? -1) + 1 }

  /// Returns the index of a target among the stops.
  func place(of target: FocusTarget?) -> Int? { target.flatMap(stops.place) }

  /// The values of the fields, by their stops.
  var fields: [FocusTarget: FieldValue] { stops.fields }

  /// The maximum scroll offset.
  var lastOffset: Int { max(height - viewport, 0) }

  var pinnedHeight: Int { pinned.reduce(0) { $0 + $1.height } }
}

extension Page {
  /// Returns the block that contains a stop.
  func block(of stop: PageStop) -> Block {
    guard stop.isPinned else { return blocks[stop.block] }
    let place = stop.block - under.count
    return place < 0 ? under[stop.block] : pinned[place]
  }

  /// Returns the next stop beside a target that can have the focus: to the right for a step of 1, to the
  /// left for -1.
  func stop(beside target: FocusTarget?, by step: Int) -> PageStop? {
    guard let place = place(of: target) else { return nil }
    let now = stops[place]
    var next = place + step
    while stops.indices.contains(next), stops[next].isPinned == now.isPinned,
      stops[next].block == now.block
    {
      if stops[next].isEnabled, stops[next].group == now.group { return stops[next] }
      next += step
    }
    return nil
  }

  /// Returns the row that a target is or whose action it is.
  func row(of target: FocusTarget?) -> FocusTarget? {
    stop(target).flatMap { block(of: $0).row(with: target)?.target }
  }

  /// The first row that can have the focus.
  var firstRow: PageStop? {
    stops.first { $0.isEnabled && !$0.isPinned && row(of: $0.target) == $0.target }
  }

  /// Returns a Boolean value that indicates whether a target is a search field.
  func isSearch(_ target: FocusTarget?) -> Bool {
    target.flatMap { fields[$0]?.kind } == .line(.search)
  }

  func isRow(_ stop: PageStop) -> Bool { block(of: stop).isRow }

  /// Returns the index of the first block that reaches below a line. Logarithmic cost.
  func block(at line: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] + blocks[middle].height <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Page {
  /// Returns the action that a key is for: of the focused row, otherwise of the page, or of another row
  /// if that is the only one with such an action. Del is for the first one of the row that destroys.
  func action(of key: Key, focus: FocusTarget?) -> ButtonLayout? {
    let row = stop(focus).flatMap { block(of: $0).row(with: focus) }
    let actions = row?.actions ?? []
    switch key {
    case .delete: return actions.first { $0.letterSource == .destruction && $0.isEnabled }
    case .character(let letter):
      func isMeant(_ action: ButtonLayout) -> Bool {
        action.isEnabled && mnemonics.letters[action.text] == letter
      }
      if let action = (actions + pageButtons).first(where: isMeant) { return action }
      let others = blocks.flatMap(\.rows).flatMap(\.actions).filter(isMeant)
      return others.count == 1 ? others[0] : nil
    default: return nil
    }
  }

  /// The buttons that are in no row, those of the toolbar first.
  var pageButtons: [ButtonLayout] { (pinned + blocks).flatMap(\.buttons) }
}
