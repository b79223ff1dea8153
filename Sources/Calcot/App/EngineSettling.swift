import Observation

extension Engine {
  func settle() async {
    await ledger.settle {
      flush()
    } hasMore: {
      hasChanges
    }
  }

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
