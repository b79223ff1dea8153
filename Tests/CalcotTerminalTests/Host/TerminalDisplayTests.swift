import CalcotTerminalTesting
import Testing

@testable import CalcotTerminal

@Suite("The terminal's display")
@MainActor
struct TerminalDisplayTests {
  private static let colorful = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  private let terminal = VirtualTerminal(columns: 20, rows: 2)

  private func frame(_ text: String) -> Frame {
    var cells = CellBuffer(terminal.size)
    cells.write(text, at: CellPosition(column: 0, row: 0))
    return Frame(cells)
  }

  private func opened(_ environment: [String: String] = [:], usesMouse: Bool = false) throws
    -> TerminalDisplay
  {
    let display = TerminalDisplay(
      on: terminal, environment: environment, usesMouse: usesMouse,
      clock: HostClock(ContinuousClock()))
    try display.open { _ in }
    return display
  }

  @Test func `writes what has changed since the last frame, or all once that frame is forgotten`()
    throws
  {
    let display = try opened()
    display.show(frame("one"), title: nil)
    display.show(frame("one"), title: nil)
    let written = terminal.bytesWritten
    display.show(frame("ode"), title: nil)
    #expect(terminal.cellsPainted == 1 && terminal.lines[0] == "ode")
    #expect(terminal.bytesWritten - written < 16)
    display.forget()
    display.show(frame("ode"), title: nil)
    #expect(terminal.cellsPainted == 3)
  }

  @Test func `names the window once, if the terminal has 256 colors`() throws {
    let display = try opened(Self.colorful)
    display.show(frame("one"), title: "Items")
    #expect(terminal.screen.title == "Items")
    let written = terminal.bytesWritten
    display.show(frame("one"), title: "Items")
    #expect(terminal.bytesWritten == written)
    try opened().show(frame("one"), title: "Other")
    #expect(terminal.screen.title == "Items")
  }

  @Test func `turns on the mouse when it opens, and turns it off when it closes`() throws {
    let display = try opened(usesMouse: true)
    #expect(terminal.screen.reportsMouse)
    display.close()
    #expect(!terminal.screen.reportsMouse && !terminal.isOpen)
  }

  @Test func `colors that the terminal reports change its theme once`() throws {
    let display = try opened(Self.colorful)
    var colors = ReportedColors()
    #expect(!display.use(colors))
    colors.take("]11;rgb:ffff/ffff/ffff")
    #expect(display.use(colors))
    #expect(!display.use(colors))
    #expect(display.colors == colors)
  }

  @Test func `graphics that the terminal reports change its support once`() throws {
    let display = try opened(Self.colorful)
    var reports = ReportedGraphics()
    reports.take("P>|iTerm2 3.5")
    #expect(display.use(reports) && display.images.readsFiles)
    #expect(!display.use(reports))
    let within = try opened(Self.colorful.merging(["TMUX": "1"]) { $1 })
    #expect(!within.use(reports) && within.graphics == .halfBlocks)
  }
}
