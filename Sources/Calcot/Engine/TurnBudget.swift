/// The bounds of what the code of an app can lead to within one turn.
///
/// Handlers, steppers, guards and observers send steps and make requests, and so feed the loops
/// that carry these out. Each such loop counts its rounds here. When the budget is spent, whatever
/// is sent or requested in the rest of the turn is refused, and what waits already comes to an end.
struct TurnBudget {
  /// The greatest length of a chain of steps or requests, each of which has led to the next.
  static var longestChain: Int { 100 }

  /// The greatest number of rounds.
  let most: Int
  private var spent = 0

  init(most: Int = 10_000) { self.most = most }

  /// A Boolean value that indicates whether nothing more may be added to the turn.
  var isSpent: Bool { spent >= most }

  /// Counts a round of a loop that code of the app can feed.
  mutating func spend() { spent += 1 }

  /// Begins the next turn.
  mutating func renew() { spent = 0 }
}
