/// The limits on the effects of an app's code within one turn.
///
/// Handlers, steppers, guards and observers send steps and make requests, and so feed the loops
/// that perform these. Each such loop counts its rounds here. When the budget is spent, every step
/// and request in the rest of the turn is refused, so that those already waiting come to an end.
struct TurnBudget {
  /// The maximum length of a chain of steps or requests, each of which has led to the next.
  static var longestChain: Int { 100 }

  /// The maximum number of rounds.
  let most: Int
  private var spent = 0

  init(most: Int = 10_000) { self.most = most }

  /// A Boolean value that indicates whether nothing more is accepted in the turn.
  var isSpent: Bool { spent >= most }

  /// Counts a round of a loop that code of the app can feed.
  mutating func spend() { spent += 1 }

  /// Begins the next turn.
  mutating func renew() { spent = 0 }
}
