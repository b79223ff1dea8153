import Calcot
import CalcotTesting

/// A finder of the moves with which a run can go on.
@MainActor
struct FoundMoves {
  let entries: FieldEntries

  /// Returns the moves, in reading order; none after the app has ended.
  func moves(_ run: ExploredRun, _ random: inout SeededGenerator) -> [PossibleMove] {
    guard let app = run.app.app else { return [] }
    let finder = MoveFinder(
      app: app, driver: run.app.driver, entries: entries, screenName: run.name(of:))
    return finder.moves(&random)
      + run.app.outside.possible.map { event in
        PossibleMove(
          move: .outside(event.name),
          use: ControlUse(ControlUse.outside + event.name, on: run.visible))
      }
  }
}
