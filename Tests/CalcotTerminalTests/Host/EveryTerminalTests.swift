import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import Testing

@Suite("Every size, kind of terminal, color and locale") @MainActor struct EveryTerminalTests {
  @Test(arguments: TerminalKind.all)
  func `shows an app, and its keys work`(_ kind: TerminalKind) throws {
    let terminal = VirtualTerminal(columns: kind.columns, rows: kind.rows)
    let host = TerminalHost(on: terminal, environment: kind.environment)
    var output: [UInt8] = []
    terminal.onWrite = { output += $0 }
    try host.start(CalcotApp(SmallCoordinator()))
    #expect(terminal.text.contains("Item 0"))
    terminal.type(.down, .character("j"), .enter)
    #expect(terminal.text.contains("This is it.") && terminal.lines[0].contains("Item 2"))
    terminal.type(.character("q"))
    #expect(terminal.text.contains("Item 2"))
    terminal.type(.control("d"), .control("d"), .control("d"))
    #expect(!terminal.text.contains("Item 0 ") || kind.rows == 60)
    terminal.type(.character("?"))
    #expect(terminal.text.contains("Esc Close") && terminal.text.contains("Keys"))
    terminal.type(.escape)
    terminal.resize(columns: kind.columns / 2, rows: kind.rows / 2)
    terminal.resize(columns: kind.columns, rows: kind.rows)
    terminal.type(.character("g"), .character("g"))
    #expect(terminal.text.contains("Item 0"))
    host.stop()
    #expect(terminal.screen.unknown == [])
    #expect(kind.isUTF8 || output.allSatisfy { $0 < 0x80 })
    let colors = String(decoding: output, as: UTF8.self).colorParameters
    // NB: at 20 by 6 the screen with an error has its color, too.
    #expect(colors.isEmpty != kind.showsColors, "\(colors)")
  }
}
