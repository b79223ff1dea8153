import Calcot

/// The running tasks of an app, with the times at which they have begun.
struct RunningTasks {
  private struct Run: Equatable {
    let scope: ScopeState.Owner
    let place: String
    let name: String
    let start: Duration
  }

  private var runs: [Run] = []

  /// Records which tasks run now; returns the events of those that have ended, each with the time that it took.
  mutating func ended(in scopes: [ScopeState], at time: Duration) -> [Happening] {
    var known = runs
    runs = scopes.flatMap { scope in
      scope.tasks.map { name in
        let place = known.firstIndex { $0.scope == scope.id && $0.name == name }
        return place.map { known.remove(at: $0) }
          ?? Run(scope: scope.id, place: shortName(scope.name), name: name, start: time)
      }
    }
    return known.map { run in
      Happening(task: run.name, of: run.place, taking: time - run.start)
    }
  }
}
