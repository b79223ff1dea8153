import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

/// A whole app in its own process, behind a pseudo-terminal: real keys in, screen text out.
@Suite("An app in a terminal", .serialized)
struct TerminalAppTests {
  private func start(_ shellScript: String? = nil) throws -> ProbeProcess {
    try ProbeProcess(shellScript: shellScript, program: "TerminalAppProbe")
  }

  private func expectRestored(_ probe: ProbeProcess, at place: SourceLocation = #_sourceLocation) {
    #expect(probe.terminal.modes == probe.modesBefore, sourceLocation: place)
    #expect(!probe.terminal.screen.isAlternate, sourceLocation: place)
    #expect(probe.terminal.screen.isCursorShown, sourceLocation: place)
  }

  @Test func `keys type, add, open, go back and quit; the terminal is as it was`() throws {
    let probe = try start()
    #expect(probe.terminal.awaitShown("Ctrl-Q Quit"))
    probe.terminal.type(Array("gamma".utf8))
    #expect(probe.terminal.awaitShown("gamma"))
    probe.terminal.type(.enter)
    let isListed = probe.terminal.awaitScreen(within: .seconds(60)) {
      $0.cells.lines.dropFirst(5).contains(" gamma")
    }
    #expect(isListed)
    probe.terminal.type(.down, .down, .down, .down, .enter)
    #expect(probe.terminal.awaitShown("It has 5 characters."))
    #expect(probe.terminal.screen.cells.lines[0] == " ‹ Back  gamma")
    probe.terminal.type(.escape)
    #expect(probe.terminal.awaitShown("[Crash]"))
    probe.terminal.type(.control("q"))
    #expect(probe.awaitEnd() == .exit(0))
    #expect(probe.terminal.awaitText("bye"))
    expectRestored(probe)
  }

  @Test(
    "a signal ends the app with 128 and the signal's number, the terminal as it was",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(_ signal: Int32) throws {
    let probe = try start()
    probe.send(signal)
    #expect(probe.awaitEnd() == .exit(128 + signal))
    expectRestored(probe)
  }

  @Test func `a crash in the app leaves the terminal as it was`() throws {
    let probe = try start()
    #expect(probe.terminal.awaitText("Ctrl-Q Quit"))
    probe.terminal.type(.up, .enter)
    let end = probe.awaitEnd()
    #expect([SIGILL, SIGTRAP].contains { end == .signal($0) }, "\(end)")
    expectRestored(probe)
  }

  @Test func `a resized window is filled anew`() throws {
    let probe = try start()
    #expect(probe.terminal.awaitText("Ctrl-Q Quit"))
    probe.terminal.resize(columns: 30, rows: 6)
    #expect(probe.terminal.awaitText("Ctrl-Q Quit"))
    probe.terminal.type(.control("c"))
    #expect(probe.awaitEnd() == .exit(0))
  }

  @Test("without a terminal the app prints plain text and reads lines, to the end of the input")
  func plain() throws {
    let probe = try start("printf '2 delta\\n2\\n6\\nwhat\\nb\\n' | \"$0\"; echo status $?")
    #expect(probe.terminal.awaitText("2  Word: delta"))
    #expect(probe.terminal.awaitText("6  delta"))
    #expect(probe.terminal.awaitText("It has 5 characters."))
    #expect(probe.terminal.awaitText("\"what\" means nothing here."))
    #expect(probe.terminal.awaitText("1  [Crash]"))
    #expect(probe.terminal.awaitText("status 0"))
    #expect(probe.awaitEnd() == .exit(0))
    #expect(!probe.terminal.output.contains(0x1B))
  }
}
