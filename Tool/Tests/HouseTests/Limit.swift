/// A figure that may not be exceeded but by what did so when the limit came.
struct Limit: Sendable {
  /// The unit and what is meant: "stored properties".
  var unit: String
  var most: Int
  /// The advice for code that exceeds the limit.
  var advice: String
  /// The figures that exceed it, by their names. They may only shrink.
  var exceptions: [String: Int] = [:]

  /// Returns a sentence for each figure over the limit, and for each exception that is not needed.
  func mistakes(_ figures: [String: Int], details: [String: String] = [:]) -> [String] {
    let exceeding = figures.filter { $0.value > exceptions[$0.key] ?? most }.map { name, figure in
      "\(name): \(figure) \(unit), and \(exceptions[name] ?? most) at most: \(advice)"
        + (details[name].map { ": \($0)" } ?? "")
    }
    let unneeded = exceptions.keys.filter { figures[$0] ?? 0 <= most }
      .map { "\($0): no more than \(most) \(unit): take its exception out" }
    return exceeding.sorted() + unneeded.sorted()
  }
}
