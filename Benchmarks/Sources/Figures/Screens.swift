internal import Calcot
internal import Contestants

extension Figure {
  /// The cost to assemble, show, end and release a screen, by its depth.
  static var screens: Figure {
    Figure(
      title: "Opening and closing a screen",
      caption: "Nanoseconds for a push and the pop: five parts assembled, ended and released.",
      columns: [10, 1_000].map { depth in
        Column(
          name: "at depth \(depth)",
          cells: [
            openAndClose("No host", depth: depth, isRendered: false),
            openAndClose("A host that renders it", depth: depth, isRendered: true),
          ])
      },
      comparesToFirstRow: false)
  }

  private static func openAndClose(_ row: String, depth: Int, isRendered: Bool) -> Cell {
    let coordinator = PageCoordinator()
    let app = CalcotApp(coordinator)
    coordinator.navigation.setStack((0..<depth).map { .page($0) })
    let host = isRendered ? RenderingHost(app) : nil
    return .nanoseconds(row, times: 2_000) { times in
      withExtendedLifetime((app, host)) {
        for number in 0..<times {
          coordinator.navigation.push(.page(number))
          coordinator.navigation.pop()
        }
      }
    }
  }
}
