/// The addresses that were served last, from which it follows whether one has everything to itself.
package struct ServedAddresses<Instant: Comparable & Sendable>: Sendable {
  private var latest: (address: String, time: Instant)?
  /// The last one before it that was another one.
  private var before: (address: String, time: Instant)?

  package init() {}

  /// Records that an address is served.
  package mutating func serve(_ address: String, at now: Instant) {
    if let latest, latest.address != address { before = latest }
    latest = (address, now)
  }

  /// Returns a Boolean value that indicates whether another address has been served since a time.
  package func areOthers(than address: String, since time: Instant) -> Bool {
    [latest, before].contains { $0.map { $0.address != address && $0.time >= time } ?? false }
  }
}
