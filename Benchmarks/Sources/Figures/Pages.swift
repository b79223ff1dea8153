internal import Calcot
import CalcotContent
internal import Contestants

extension Figure {
  /// The cost of turning one of many pages, and of many pushes in one turn.
  static var pages: Figure {
    Figure(
      title: "Many pages, and many pushes at once",
      caption:
        "Microseconds with a host that renders: for a turn to the next page and back, all near pages being made; and "
        + "for each of many pushes in one turn, whose ViewModels observe their Views' appearance.",
      columns: [
        Column(name: "10", cells: [turn(of: 10), pushes(10)]),
        Column(name: "1,000", cells: [turn(of: 1_000), pushes(1_000)]),
        Column(name: "4,000", cells: [turn(of: 4_000), pushes(4_000)]),
      ], comparesToFirstRow: false)
  }

  private static func turn(of pages: Int) -> Cell {
    let coordinator = AlbumCoordinator(pages: pages)
    let app = CalcotApp(coordinator)
    let host = RenderingHost(app)
    return .nanoseconds("A page and back", times: 20, unit: 1_000) { times in
      withExtendedLifetime((app, host)) {
        for _ in 0..<times {
          coordinator.navigation.next()
          coordinator.navigation.previous()
        }
      }
    }
  }

  private static func pushes(_ count: Int) -> Cell {
    .nanoseconds("A push among many", times: count, unit: 1_000) { times in
      let coordinator = PileCoordinator(pushing: times)
      let app = CalcotApp(coordinator)
      let host = RenderingHost(app)
      let photo = app.tree.visible.flatMap { screen in
        app.content(of: screen.id)?.allElements.first { $0.isControl }.map { (screen.id, $0.id) }
      }
      withExtendedLifetime(host) {
        if let (screen, button) = photo { app.send(.activate(button, in: screen)) }
      }
      app.end()
    }
  }
}
