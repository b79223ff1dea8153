/// The observers that a scope has added to sets. A scope may live as long as its app, and the sets
/// that it observes may not.
@MainActor
struct ScopeObservers {
  private var tokens: [any ObserverToken] = []
  private var sweeps = SweepPoint()

  var count: Int { tokens.count }

  mutating func add(_ token: any ObserverToken) {
    if sweeps.isReached(by: tokens.count) {
      tokens.removeAll(where: \.isOver)
      sweeps.move(after: tokens.count)
    }
    tokens.append(token)
  }

  /// Removes the observers from their sets.
  func remove() {
    for token in tokens { token.remove() }
  }
}
