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
