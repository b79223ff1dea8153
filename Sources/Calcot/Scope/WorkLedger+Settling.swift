extension WorkLedger {
  /// Returns when no work is active, and none follows from what is waiting for the main actor.
  ///
  /// - Parameters:
  ///   - flush: has what has changed carried out; called before each look at the work.
  ///   - hasMore: whether something has changed since.
  // NB: parked, so that a task of a scope may wait for its app without waiting for itself.
  @MainActor
  func settle(flush: () -> Void = {}, hasMore: () -> Bool = { false }) async {
    let parking = Parking()
    defer { parking.end() }
    var quietRounds = 0
    while quietRounds < Self.quietRoundsToSettle {
      flush()
      if active > 0 {
        quietRounds = 0
        await quiet()
        continue
      }
      await Task.yield()
      quietRounds = hasMore() || active > 0 ? 0 : quietRounds + 1
    }
  }

  // NB: tasks that an app starts without its scope are unknown here; a few rounds let those run on
  // that are already waiting for the main actor.
  private static var quietRoundsToSettle: Int { 5 }
}
