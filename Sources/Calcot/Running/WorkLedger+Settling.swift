extension WorkLedger {
  /// Returns when no work is active and none is scheduled on the main actor, or when the task is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - flush: A closure that publishes the changes; called before each check of the work.
  ///   - hasMore: A closure that returns whether there have been further changes.
  // NB: parked, so that a task of a scope may wait for its app without waiting for itself.
  @MainActor
  func settle(flush: () -> Void = {}, hasMore: () -> Bool = { false }) async {
    let parking = Parking()
    defer { parking.end() }
    var quietRounds = 0
    var rounds = 0
    while quietRounds < Self.quietRoundsToSettle, !Task.isCancelled {
      flush()
      if active > 0 {
        (quietRounds, rounds) = (0, 0)
        await quiet()
        continue
      }
      // NB: what is left now changes whenever it is shown. It has been reported, and never settles.
      let isRestless = hasMore()
      await Task.yield()
      rounds += 1
      let goesOn = active > 0 || !isRestless && hasMore() && rounds < Self.mostRounds
      quietRounds = goesOn ? 0 : quietRounds + 1
    }
  }

  // NB: tasks that an app starts without its scope are unknown here; a few rounds let those proceed
  // that are already scheduled on the main actor.
  private static var quietRoundsToSettle: Int { 5 }
  private static var mostRounds: Int { 1_000 }
}
