import Calcot

/// A screen or a dialog in lines of a given width: what stays at the top, and what scrolls.
package struct Page: Equatable, Sendable {
  /// A place that the focus can be on.
  struct Stop: Equatable, Sendable {
    let target: FocusTarget
    /// The line of what scrolls, or of what stays.
    let line: Int
    let block: Int
    let isPinned: Bool
    let isEnabled: Bool
    /// Stops of one group stand side by side.
    let group: Int
  }

  let width: Int
  /// The bars over the page: drawn elsewhere, and reached from here.
  let under: [Block]
  let pinned: [Block]
  let blocks: [Block]
  /// The line at which each block begins.
  let tops: [Int]
  /// How many lines there are to scroll through.
  let height: Int
  /// How many of them are seen at a time.
  let viewport: Int
  private(set) var stops: [Stop] = []
  private var places: [FocusTarget: Int] = [:]
  private(set) var fields: [FocusTarget: TextFieldValue] = [:]
  /// The choice that the focus is on at first.
  let preferred: FocusTarget?

  /// The lists of which not every row is built.
  let lists: [BuiltList]

  init(
    under: [Block] = [], pinned: [Block] = [], blocks: [Block], lists: [BuiltList] = [],
    size: CellSize, preferred: FocusTarget? = nil
  ) {
    width = size.columns
    self.under = under
    self.pinned = pinned
    self.blocks = blocks
    self.lists = lists
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
    collectStops()
  }

  /// The place of a target among the stops.
  func place(of target: FocusTarget?) -> Int? { target.flatMap { places[$0] } }

  /// How far the page can be scrolled.
  var lastOffset: Int { max(height - viewport, 0) }

  var pinnedHeight: Int { pinned.reduce(0) { $0 + $1.height } }

  private mutating func collectStops() {
    var group = 0
    var line = 0
    for (index, block) in (under + pinned).enumerated() {
      add(block, at: line, index: index, isPinned: true, group: &group)
      line += block.height
    }
    for (index, block) in blocks.enumerated() {
      add(block, at: tops[index], index: index, isPinned: false, group: &group)
    }
  }

  private mutating func add(
    _ block: Block, at top: Int, index: Int, isPinned: Bool, group: inout Int
  ) {
    guard !block.stops.isEmpty else { return }
    group += 1
    var line = block.stops[0].line
    for stop in block.stops {
      if case .row = block.kind {} else if stop.line != line { group += 1 }
      line = stop.line
      places[stop.target] = stops.count
      stops.append(
        Stop(
          target: stop.target, line: top + stop.line, block: index, isPinned: isPinned,
          isEnabled: stop.isEnabled, group: group))
    }
    if case .field(let face) = block.kind { fields[face.target] = face.value }
  }
}

extension Page {
  /// The block in which a stop is.
  func block(of stop: Stop) -> Block {
    guard stop.isPinned else { return blocks[stop.block] }
    let place = stop.block - under.count
    return place < 0 ? under[stop.block] : pinned[place]
  }

  /// The first block that reaches below a line. Logarithmic cost.
  func block(at line: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] + blocks[middle].height <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
