/// A record of the entries of one tab's history, which decides how they change when the app shows
/// another place. A state machine without a browser.
///
/// Adds entries only after the user has done something in the current one, because browsers skip
/// entries that a page made by itself.
package struct HistoryBook: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var place: HistoryPlace
    package var url: String
  }

  /// The maximum number of entries that are remembered; the user can't go back to older ones.
  package static let limit = 200
  /// The indices that are accepted from a browser, so that those of later entries can be sent over
  /// the wire, too. Entries of an earlier session may come before 0.
  package static let indices = -999_999_999...999_999_999

  private(set) var entries: [Entry]
  /// The index of the first remembered entry.
  private var first: Int
  /// The index of the current entry.
  package private(set) var current: Int
  /// A Boolean value that indicates whether the user has done something since the entry became
  /// current.
  private var isUsed = false

  /// Creates a history with one entry.
  ///
  /// - Parameter index: The index that the browser's entry already has; 0 is used in place of one
  ///   outside of ``indices``.
  package init(at place: HistoryPlace, url: String, index: Int = 0) {
    entries = [Entry(place: place, url: url)]
    first = Self.indices.contains(index) ? index : 0
    current = first
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    entries = try values.decode([Entry].self, forKey: .entries)
    first = try values.decode(WireNumber.self, forKey: .first).value
    current = try values.decode(WireNumber.self, forKey: .current).value
    isUsed = try values.decode(Bool.self, forKey: .isUsed)
    guard entries.count <= Self.limit, entries.indices.contains(current - first) else {
      throw DecodingError.dataCorruptedError(
        forKey: .current, in: values, debugDescription: "there is no such entry")
    }
  }

  package var url: String { entries[current - first].url }

  package func entry(_ index: Int) -> Entry? {
    entries.indices.contains(index - first) ? entries[index - first] : nil
  }

  /// Records that the user has done something on the page.
  package mutating func used() { isUsed = true }

  /// Returns the operation that makes the history match `place`, which the app now shows.
  ///
  /// - Parameter url: The address of the place; `nil` if it has none, in which case the address of
  ///   the place under it is used.
  package mutating func show(_ place: HistoryPlace, url: String?) -> HistoryOperation? {
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

  /// Records that the browser has gone to an entry by itself and that the app shows its place.
  package mutating func went(to index: Int, _ place: HistoryPlace, url: String?)
    -> HistoryOperation?
  {
    guard entries.indices.contains(index - first) else { return .go(current) }
    become(index)
    let old = entries[index - first]
    entries[index - first] = Entry(place: place, url: url ?? old.url)
    return entries[index - first].url == old.url ? nil : .replace(index, entries[index - first].url)
  }

  /// Returns the operation that puts the address back after the browser has gone to an entry that
  /// the app does not show.
  ///
  /// If the app asks a question about that move, the question adds no entry: the user has done
  /// nothing in the current entry since the browser came back to it, and the next Back would skip
  /// all entries of the page.
  package mutating func stay() -> HistoryOperation {
    isUsed = false
    return .go(current)
  }

  /// Moves the current entry to the index of the entry that the browser shows, in case the browser
  /// knows of more or fewer entries than this book. Forgets the entries that the browser does not
  /// have.
  ///
  /// - Parameter index: The index of the browser's entry; `nil` if it has none yet. An index
  ///   outside of ``indices`` is ignored.
  package mutating func moveCurrent(to index: Int?) {
    guard let index, index != current, Self.indices.contains(index) else { return }
    let now = entries[current - first]
    let isNear = index >= first && index - first <= entries.count
    let before = isNear ? entries.prefix(index - first).suffix(Self.limit - 1) : []
    entries = Array(before) + [now]
    first = index - entries.count + 1
    become(index)
  }

  /// Returns the index of the earlier entry for `place`, if every later entry is for a place over
  /// it.
  private func entryToGoBackTo(_ place: HistoryPlace) -> Int? {
    var index = current
    while index > first, place.isUnder(entries[index - first].place) {
      index -= 1
      if entries[index - first].place == place { return index }
    }
    return nil
  }

  private mutating func replace(_ place: HistoryPlace, _ url: String) -> HistoryOperation? {
    let old = entries[current - first]
    entries[current - first] = Entry(place: place, url: url)
    return old.url == url ? nil : .replace(current, url)
  }

  private mutating func become(_ index: Int) {
    current = index
    isUsed = false
  }
}

/// A change of the browser's history.
package enum HistoryOperation: Equatable, Sendable {
  /// Adds an entry after the current one and discards the later ones.
  case push(Int, String)
  /// Gives the current entry another address.
  case replace(Int, String)
  /// Makes another entry the current one.
  case go(Int)
}
