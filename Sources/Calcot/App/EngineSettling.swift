import Observation

extension Engine {
  // NB: parked, so that a task of a scope may wait for its app without waiting for itself.
  func settle() async {
    let parking = Parking()
    defer { parking.end() }
    await comeToRest()
  }

  private func comeToRest() async {
    var quietRounds = 0
    while quietRounds < Self.quietRoundsToSettle {
      flush()
      if ledger.active > 0 {
        quietRounds = 0
        await ledger.quiet()
        continue
      }
      await Task.yield()
      quietRounds = hasChanges || ledger.active > 0 ? 0 : quietRounds + 1
    }
  }

  // NB: tasks that an app starts without its scope are unknown here; a few rounds let those run on
  // that are already waiting for the main actor.
  private static var quietRoundsToSettle: Int { 5 }

  func tracking<T>(_ id: ScreenID, _ body: () -> T) -> T {
    guard let screen = screens[id] else { return Scope.ended(id, ledger: ledger).run(body) }
    let marks = marks
    return turn {
      screen.scope.run {
        withObservationTracking(body) { marks.add(id) }
      }
    }
  }
}
