import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Testing

@Suite("Long lists in the terminal")
@MainActor
struct LongListTests {
  @Test func `each Up goes to the row before, also where rows take two lines`() {
    let screen = Screen("Runners") {
      List(1...12, id: \.self) { number in
        Row("Runner \(number)", detail: "a detail that is long") {}
      }
    }
    var stage = Stage(screen, columns: 24, rows: 9)
    stage.press(.end)
    #expect(stage.focused == "Runner 12")
    for number in (1...11).reversed() {
      stage.press(.up)
      #expect(stage.focused == "Runner \(number)")
    }
  }

  /// Rows whose details take a line of their own, of 300.
  private nonisolated static let tall: [@Sendable (Int) -> Bool] = [
    { $0 % 2 == 0 }, { $0 > 150 }, { $0 < 150 }, { $0 < 290 }, { _ in true },
  ]

  @Test(arguments: tall.indices, [9, 12, 24, 36])
  func `End leads to the last of many rows, of which few are built and some take two lines`(
    _ pattern: Int, _ lines: Int
  ) async throws {
    let coordinator = SmallCoordinator()
    let app = CalcotApp(coordinator)
    let terminal = VirtualTerminal(columns: 24, rows: lines)
    let host = TerminalHost(on: terminal)
    try host.start(app)
    await app.settle()
    coordinator.list?.details = (0..<300).map {
      Self.tall[pattern]($0) ? "a detail that is long: \($0)" : "x"
    }
    await app.settle()
    for _ in 0..<30 { terminal.type(.down) }
    terminal.type(.end)
    let row = terminal.lines.firstIndex { $0.contains("Item 299") }
    #expect(row.map { terminal.style(column: 1, row: $0).inverse } == true, "\(terminal.text)")
    terminal.type(.home)
    #expect(terminal.lines.contains { $0.contains("Item 0 ") }, "\(terminal.text)")
  }
}
