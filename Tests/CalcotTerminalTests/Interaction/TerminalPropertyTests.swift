import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import Foundation
import Testing

@Suite("Any screen at any size")
@MainActor
struct TerminalPropertyTests {
  private let isLong = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"

  @Test func `never traps, and always shows what has the focus`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomScenes(generator: SeededGenerator(seed: seed))
    for round in 0..<(isLong ? 600 : 50) {
      let size = random.size()
      var stage = Stage(random.scene(), columns: size.columns, rows: size.rows)
      for step in 0..<25 {
        if random.chance(8) { stage.size = random.size() }
        if random.chance(8) { stage.show(random.screen()) }
        stage.press(random.key())
        let picture = stage.picture
        #expect(picture.frame.cells.size == stage.size)
        guard !stage.state.isOverlaid, let focus = stage.focus, stage.size.rows > 0,
          stage.size.columns > 0
        else { continue }
        let isSeen = picture.regions.contains {
          $0.target == focus && $0.row < stage.size.rows && !$0.columns.isEmpty
        }
        guard isSeen else {
          Issue.record(
            "seed \(seed), round \(round), step \(step), \(stage.size): \(focus) is not seen")
          return
        }
      }
    }
  }
}
