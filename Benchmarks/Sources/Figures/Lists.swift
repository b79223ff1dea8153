internal import Calcot
internal import CalcotTerminal
internal import CalcotTerminalTesting
internal import CalcotViews
internal import Contestants

extension Figure {
  /// The first frame of a long list, and a step through it.
  static var lists: Figure {
    Figure(
      title: "A long list in the terminal",
      caption:
        "Microseconds, 80 × 24: from the app's start to the painted frame, and from a key in the "
        + "middle of the list to the painted frame.",
      columns: [
        Column(name: "first frame", cells: sizes.map(firstFrame)),
        Column(name: "key", cells: sizes.map(key)),
      ])
  }

  private static var sizes: [Int] { [100, 10_000, 1_000_000] }

  private static func firstFrame(of rows: Int) -> Cell {
    .nanoseconds("\(rows) rows", times: 20, unit: 1_000) { times in
      for _ in 0..<times {
        let driver = TerminalDriver()
        driver.start(CalcotApp(RowsCoordinator(rows: rows)))
        precondition(driver.lines.contains { $0.contains("Row 3") }, "Nothing was painted.")
        driver.stop()
      }
    }
  }

  private static func key(in rows: Int) -> Cell {
    let driver = TerminalDriver()
    let app = CalcotApp(RowsCoordinator(rows: rows))
    driver.start(app)
    driver.press(.pageDown, .pageDown)
    return .nanoseconds("\(rows) rows", times: 100, unit: 1_000) { times in
      withExtendedLifetime(app) {
        for number in 0..<times { driver.press(number.isMultiple(of: 2) ? .down : .up) }
      }
    }
  }
}
