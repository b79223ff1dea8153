internal import Calcot
internal import CalcotContent
internal import CalcotLists
internal import Groups

extension Array where Element: Sendable {
  /// Returns the requested part of a whole list.
  func page(in range: Range<Int>) -> Page<Element> {
    let range = range.clamped(to: 0..<Int.max)
    return Page(
      start: range.lowerBound, elements: Array(self[range.clamped(to: indices)]), total: count)
  }
}

extension String {
  /// Returns whether a search for `typed` finds this name.
  func isFound(by typed: String) -> Bool {
    let search = ListKey.search(typed: typed)
    // NB: compares bytes, as a database does; a search can end within a character.
    return search.isEmpty || ListKey.search(self).utf8.contains(Array(search.utf8))
  }
}
