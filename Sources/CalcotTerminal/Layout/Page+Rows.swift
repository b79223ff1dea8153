import Calcot
import CalcotContent

extension BuiltList {
  /// Returns the list with its first block moved by a number of blocks.
  func moved(by blocks: Int) -> BuiltList {
    BuiltList(id: id, rows: rows, firstBlock: firstBlock + blocks)
  }
}

extension Page {
  /// Returns the rows to request so that everything between these lines is built.
  func rowsToAsk(seen lines: Range<Int>) -> [(list: ElementID, rows: Range<Int>)] {
    lists.compactMap { list in
      rows(of: list, in: lines).flatMap(list.rows.toAsk).map { (list.id, $0) }
    }
  }

  /// Returns the rows of a list between these lines, with one line for each unbuilt row, or `nil`
  /// if there are none.
  private func rows(of list: BuiltList, in lines: Range<Int>) -> Range<Int>? {
    let built = list.rows.range
    let top = blocks.indices.contains(list.firstBlock) ? tops[list.firstBlock] : height
    let end = list.firstBlock + built.count
    let bottom = blocks.indices.contains(end) ? tops[end] : height
    let whole = (top - built.lowerBound)..<(bottom + list.rows.total - built.upperBound)
    guard lines.overlaps(whole) else { return nil }
    func row(at line: Int) -> Int {
      if line < top { return built.lowerBound - (top - line) }
      if line >= bottom { return built.upperBound + (line - bottom) }
      return min(built.lowerBound + block(at: line) - list.firstBlock, built.upperBound)
    }
    let first = max(row(at: lines.lowerBound), 0)
    return first..<max(first, min(row(at: lines.upperBound - 1) + 1, list.rows.total))
  }
}
