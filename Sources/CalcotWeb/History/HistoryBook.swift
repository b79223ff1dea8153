/// What the entries of one tab's history stand for, and what has to be done with them when the app
/// shows something else. A state machine without a browser.
///
/// New entries are made only after the user has done something in the current one, because browsers
/// skip entries that a page made by itself.
package struct HistoryBook: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var place: Place
    package var url: String
  }

  /// How many entries are remembered; older ones can no longer be gone back to.
  package static let limit = 200

  private var entries: [Entry]
  /// The number of the first entry that is remembered.
  private var first: Int
  /// The number of the current entry.
  package private(set) var current: Int
  /// Whether the user has done something here since the entry became the current one.
  private var isUsed = false

  /// - Parameter index: the number that the browser's entry has already.
  package init(at place: Place, url: String, index: Int = 0) {
    entries = [Entry(place: place, url: url)]
    first = index
    current = index
  }

  package var url: String { entries[current - first].url }

  package func entry(_ index: Int) -> Entry? {
    entries.indices.contains(index - first) ? entries[index - first] : nil
  }

  /// The user has done something on the page.
  package mutating func used() { isUsed = true }

  /// The app shows `place` now.
  ///
  /// - Parameter url: its address; nil where it has none, and that of what is under it stands for it.
  package mutating func show(_ place: Place, url: String?) -> HistoryOperation? {
    let now = entries[current - first]
    guard place != now.place else {
      guard let url, url != now.url else { return nil }
      return replace(place, url)
    }
    if let earlier = entryToGoBackTo(place) {
      entries[earlier - first].url = url ?? entries[earlier - first].url
      become(earlier)
      return .go(earlier)
    }
    let url = url ?? (place.isUnder(now.place) ? "/" : now.url)
    guard isUsed, !place.isUnder(now.place) else { return replace(place, url) }
    entries.removeSubrange((current - first + 1)...)
    entries.append(Entry(place: place, url: url))
    if entries.count > Self.limit {
      entries.removeFirst()
      first += 1
    }
    become(current + 1)
    return .push(current, url)
  }

  /// The browser has gone to an entry by itself, and the app shows what it stands for.
  package mutating func went(to index: Int, _ place: Place, url: String?) -> HistoryOperation? {
    guard entries.indices.contains(index - first) else { return .go(current) }
    become(index)
    let old = entries[index - first]
    entries[index - first] = Entry(place: place, url: url ?? old.url)
    return entries[index - first].url == old.url ? nil : .replace(index, entries[index - first].url)
  }

  /// The browser has gone to an entry that the app does not show: the address is put back.
  ///
  /// What is asked because of it makes no entry: the user has done nothing in the current one since
  /// the browser came back to it, and at the next Back it would pass over all entries of the page.
  package mutating func stay() -> HistoryOperation {
    isUsed = false
    return .go(current)
  }

  /// The entry that stands for `place`, if everything after it has been left by going there.
  private func entryToGoBackTo(_ place: Place) -> Int? {
    var index = current
    while index > first, place.isUnder(entries[index - first].place) {
      index -= 1
      if entries[index - first].place == place { return index }
    }
    return nil
  }

  private mutating func replace(_ place: Place, _ url: String) -> HistoryOperation? {
    let old = entries[current - first]
    entries[current - first] = Entry(place: place, url: url)
    return old.url == url ? nil : .replace(current, url)
  }

  private mutating func become(_ index: Int) {
    current = index
    isUsed = false
  }
}
