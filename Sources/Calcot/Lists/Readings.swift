/// The running readings of a list, of which the newest one counts. The outcome of an older one is kept
/// until the newer ones have ended, and counts if all of these are cancelled.
struct Readings<Outcome> {
  private var last = 0
  /// The reading whose outcome has counted last.
  private var counted = 0
  /// A Boolean value for each running reading that indicates whether it is seen.
  private var running: [Int: Bool] = [:]
  private var kept: (reading: Int, outcome: Outcome)?

  /// A Boolean value that indicates whether there is a running reading that is seen and whose
  /// outcome may still count.
  var areSeen: Bool { running.contains { $0.key > counted && $0.value } }

  mutating func begin(isSeen: Bool) -> Int {
    last += 1
    running[last] = isSeen
    return last
  }

  /// Returns a Boolean value that indicates whether the outcome of a reading may count: it may
  /// unless the outcome of a newer reading has counted.
  func mayCount(_ reading: Int) -> Bool { reading > counted }

  /// Returns a Boolean value that indicates whether the outcome of a reading was the last to count,
  /// and no newer one is running.
  func isNewest(_ reading: Int) -> Bool {
    reading == counted && !running.contains { $0.key > reading }
  }

  /// Ends a reading.
  ///
  /// - Parameter outcome: The outcome; nil if the reading was cancelled.
  /// - Returns: The outcome that counts from now on; nil if the same one as before still counts.
  mutating func end(_ reading: Int, with outcome: Outcome?) -> Outcome? {
    running[reading] = nil
    if let outcome, reading > max(counted, kept?.reading ?? 0) { kept = (reading, outcome) }
    guard let kept, !running.contains(where: { $0.key > kept.reading }) else { return nil }
    counted = kept.reading
    self.kept = nil
    return kept.outcome
  }
}
