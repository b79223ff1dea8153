import CalcotContent

/// A position on a page that the focus can take.
struct PageStop: Equatable, Sendable {
  let target: FocusTarget
  /// The line within the scrolling or the pinned part.
  let line: Int
  let block: Int
  let isPinned: Bool
  let isEnabled: Bool
  /// The index of the stop's card among those side by side.
  let card: Int
  /// The group of the stop. Stops of one group stand side by side.
  let group: Int
  /// The region of the stop: a bar, consecutive rows, or another control. Tab moves from one
  /// region to the next.
  let region: Int
}

/// The stops of a page in their order, with the values of the fields.
struct PageStops: Equatable, Sendable, RandomAccessCollection {
  private var stops: [PageStop] = []
  private var places: [FocusTarget: Int] = [:]
  private(set) var fields: [FocusTarget: FieldValue] = [:]

  /// Collects the stops of blocks.
  ///
  /// - Parameters:
  ///   - pinned: The blocks that do not scroll, from the top.
  ///   - blocks: The blocks that scroll.
  ///   - tops: The first line of each block that scrolls.
  init(pinned: [Block], blocks: [Block], tops: [Int]) {
    var counter = Counter()
    var line = 0
    for (index, block) in pinned.enumerated() {
      add(block, at: line, index: index, isPinned: true, &counter)
      line += block.height
    }
    for (index, block) in blocks.enumerated() {
      add(block, at: tops[index], index: index, isPinned: false, &counter)
    }
  }

  var startIndex: Int { stops.startIndex }
  var endIndex: Int { stops.endIndex }
  subscript(place: Int) -> PageStop { stops[place] }

  /// Returns the index of a target.
  func place(of target: FocusTarget) -> Int? { places[target] }

  /// The numbers of the group and the region that are collected.
  private struct Counter {
    var group = 0
    var region = -1
    /// A Boolean value that indicates whether the last stop is in a row.
    var isAfterRow = false
  }

  private mutating func add(
    _ block: Block, at top: Int, index: Int, isPinned: Bool, _ counter: inout Counter
  ) {
    guard !block.stops.isEmpty else { return }
    if !(block.isRow && counter.isAfterRow) { counter.region += 1 }
    for (place, stop) in block.stops.enumerated() {
      if place > 0, !block.isOneRegion { counter.region += 1 }
      places[stop.target] = stops.count
      stops.append(
        PageStop(
          target: stop.target, line: top + stop.line, block: index, isPinned: isPinned,
          isEnabled: stop.isEnabled, card: stop.card,
          group: counter.group + (block.isOneGroup ? 0 : stop.line), region: counter.region))
    }
    counter.group += block.height
    counter.isAfterRow = block.isRow
    if case .field(let face) = block.kind {
      for stop in block.stops { fields[stop.target] = face.value }
    }
  }
}
