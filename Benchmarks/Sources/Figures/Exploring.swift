import CalcotTesting
internal import Contestants
import Foundation

extension Figure {
  /// The cost of a screen visit while an app is explored.
  static var exploring: Figure {
    Figure(
      title: "Exploring an app",
      caption:
        "Microseconds for a move of an exploration, with its share of starting the app anew, of "
        + "repeating the moves that lead to a known state, and of every check.",
      columns: [
        Column(name: "µs", cells: [visit(moves: 100), visit(moves: 1_000)])
      ],
      comparesToFirstRow: false)
  }

  private static func visit(moves: Int) -> Cell {
    .nanoseconds("Of \(moves) moves", times: moves, unit: 1_000) { times in
      let exploration = Exploration(limits: .init(steps: times), seed: 1)
      var isOver = false
      Task {
        let report = await exploration.run { TestApp(PageCoordinator()) }
        precondition(report.figures.steps == times && report.findings.isEmpty, "\(report)")
        isOver = true
      }
      while !isOver {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
    }
  }
}
