/// The order of the readings of one thing, of which several can be under way after changes.
struct ReadingOrder {
  private var begun = 0
  private var ended = 0

  /// Begins a reading, and returns its number.
  mutating func begin() -> Int {
    begun += 1
    return begun
  }

  /// Ends a reading; returns `false` if one that began later has ended before it: this one may have
  /// read what was there before the change.
  mutating func end(_ reading: Int) -> Bool {
    guard reading > ended else { return false }
    ended = reading
    return true
  }
}
