import Calcot
import CalcotContent

extension Page {
  /// Returns the rows to request so that everything between these lines is built.
  func rowsToAsk(seen lines: Range<Int>) -> [(list: ElementID, rows: Range<Int>)] {
    lists.compactMap { list in
      rows(of: list, in: lines).flatMap(list.rows.toAsk).map { (list.id, $0) }
    }
  }

  /// Returns the rows of a list between these lines, or `nil` if there are none. Each line of
  /// unbuilt rows counts as one line.
  private func rows(of list: BuiltList, in lines: Range<Int>) -> Range<Int>? {
    let built = list.grid.lines(of: list.rows.range)
    let all = list.grid.lines(of: 0..<list.rows.total)
    let top = blocks.indices.contains(list.firstBlock) ? tops[list.firstBlock] : height
    let end = list.firstBlock + built.count
    let bottom = blocks.indices.contains(end) ? tops[end] : height
    let whole = (top - built.lowerBound)..<(bottom + all.upperBound - built.upperBound)
    guard lines.overlaps(whole) else { return nil }
    func place(at line: Int) -> Int {
      if line < top { return built.lowerBound - (top - line) }
      if line >= bottom { return built.upperBound + (line - bottom) }
      return min(built.lowerBound + block(at: line) - list.firstBlock, built.upperBound)
    }
    let first = list.grid.rows(in: max(place(at: lines.lowerBound), 0)).lowerBound
    let last = list.grid.rows(in: place(at: lines.upperBound - 1)).upperBound
    return first..<max(first, min(last, list.rows.total))
  }
}

extension Page {
  /// Returns the list, not all of whose rows are built, that a stop is in.
  private func list(of stop: PageStop) -> BuiltList? {
    lists.first { list in
      let count = list.grid.lines(of: list.rows.range).count
      return !stop.isPinned && (list.firstBlock..<list.firstBlock + count).contains(stop.block)
    }
  }

  /// Returns a Boolean value that indicates whether the list of a stop is built to its last row, or to its
  /// first one.
  func isBuilt(toLast: Bool, at stop: PageStop) -> Bool {
    guard let rows = list(of: stop)?.rows else { return true }
    return toLast ? rows.range.upperBound == rows.total : rows.range.lowerBound == 0
  }

  /// Returns the number of the row that has the focus, or whose action has it, and the number of
  /// all rows of its list, also of those that are not built. Linear in the number of blocks.
  func position(of focus: FocusTarget?) -> (row: Int, count: Int)? {
    guard let stop = stop(focus), !stop.isPinned, isRow(stop) else { return nil }
    let block = stop.block
    let inBlock = blocks[block].rows.firstIndex { $0.target == row(of: focus) } ?? 0
    let list = list(of: stop)
    func isPart(_ block: Block) -> Bool { block.isRow || block.stops.isEmpty }
    var (first, end) = (block, block + 1)
    while first > 0, isPart(blocks[first - 1]) { first -= 1 }
    while end < blocks.count, isPart(blocks[end]) { end += 1 }
    if let list { (first, end) = (list.firstBlock, block) }
    let before = blocks[first..<block].reduce(inBlock) { $0 + $1.rows.count }
    let count = blocks[first..<end].reduce(0) { $0 + $1.rows.count }
    guard let list else { return (row: before + 1, count: count) }
    return (row: list.rows.range.lowerBound + before + 1, count: list.rows.total)
  }
}
