/// The size at which a collection is searched for entries that are over: twice the size after the
/// last search, so that the searches cost no more than the additions.
struct SweepPoint {
  private var size = 16

  /// Returns a Boolean value that indicates whether a collection of a size is due to be searched.
  func isReached(by count: Int) -> Bool { count >= size }

  /// Records the size of the collection after a search.
  mutating func move(after count: Int) { size = max(16, count * 2) }
}
