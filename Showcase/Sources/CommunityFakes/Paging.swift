internal import Calcot
internal import Groups

extension Array where Element: Sendable {
  /// The part of a whole list that is asked for.
  func page(in range: Range<Int>) -> Page<Element> {
    let range = range.clamped(to: 0..<Int.max)
    return Page(
      start: range.lowerBound, elements: Array(self[range.clamped(to: indices)]), total: count)
  }
}

extension String {
  /// Whether a list that is searched for `typed` shows what this names.
  func isFound(by typed: String) -> Bool {
    let search = ListKey.search(typed: typed)
    // NB: bytes, as a database compares them; a search can end in half a character.
    return search.isEmpty || ListKey.search(self).utf8.contains(Array(search.utf8))
  }
}
