import Calcot
import CalcotExploration
import CalcotTesting
internal import Contestants
import Foundation

extension Figure {
  /// The cost of a screen visit, by a test and while an app is explored.
  static var exploring: Figure {
    Figure(
      title: "Exploring an app",
      caption:
        "Microseconds for a visit of a screen by a test (a tap that opens it, all its texts, and back), "
        + "and for a move of an exploration, with its share of starting the app anew, of repeating the "
        + "moves that lead to a known state, and of every check; with restarts, also of starting it "
        + "from its saved state and at its address in each new place.",
      columns: [
        Column(
          name: "µs",
          cells: [
            visit, move(of: 100), move(of: 1_000), move(of: 100, restarts: true),
            move(of: 1_000, restarts: true),
          ])
      ],
      comparesToFirstRow: false)
  }

  private static var visit: Cell {
    .nanoseconds("Visit by a test", times: 1_000, unit: 1_000) { times in
      finish {
        let app = TestApp(PageCoordinator())
        await app.settle()
        for _ in 0..<times {
          await app.tap("Leeks")
          precondition(app.text.contains("Page 1"))
          await app.back()
        }
      }
    }
  }

  private static func move(of moves: Int, restarts: Bool = false) -> Cell {
    let row = "Move, of \(moves)\(restarts ? ", with restarts" : "")"
    return .nanoseconds(row, times: moves, unit: 1_000) { times in
      finish {
        let exploration = Exploration(limits: .init(steps: times), seed: 1)
        let report =
          restarts ? await exploration.run(start: restart) : await exploration.run(start: start)
        precondition(report.figures.steps == times && report.findings.isEmpty, "\(report)")
        precondition((report.figures.restarts > 0) == restarts)
      }
    }
  }

  @MainActor private static func start() -> TestApp { TestApp(PageCoordinator()) }

  @MainActor private static func restart() -> @MainActor (Data?) -> TestApp {
    { state in
      TestApp(PageCoordinator(), routes: RouteRegistry(PageRoute.self), restoring: state)
    }
  }

  /// Runs asynchronous code to its end.
  private static func finish(_ body: @escaping @MainActor () async -> Void) {
    var isOver = false
    Task {
      await body()
      isOver = true
    }
    while !isOver {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
  }
}
