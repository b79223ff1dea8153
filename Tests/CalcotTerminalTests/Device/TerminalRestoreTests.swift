import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

/// Tests that run an app in its own terminal and check the state in which it leaves the terminal.
@Suite("TerminalRestore", .serialized, .timeLimit(.minutes(20)))
struct TerminalRestoreTests {
  private func expectRestored(_ probe: ProbeProcess) {
    #expect(probe.terminal.modes == probe.modesBefore)
    let screen = probe.terminal.screen
    #expect(!screen.isAlternate)
    #expect(screen.isCursorShown)
    #expect(!screen.bracketsPastes)
    #expect(screen.wraps)
  }

  @Test func `while the app runs, input is raw and the alternate screen is shown`() throws {
    let probe = try ProbeProcess()
    #expect(probe.terminal.modes != probe.modesBefore)
    #expect(probe.terminal.screen.isAlternate)
    #expect(!probe.terminal.screen.isCursorShown)
  }

  @Test(
    "an app that closes, or only exits, leaves the terminal as it was",
    arguments: [("q", 0), ("e", 4)])
  func exits(_ key: Character, _ status: Int32) throws {
    let probe = try ProbeProcess()
    probe.terminal.type(.character(key))
    #expect(probe.awaitEnd() == .exit(status))
    expectRestored(probe)
  }

  @Test(
    "an app that is asked to end ends in order, with the shell's status for the signal",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func ends(_ signal: Int32) throws {
    let probe = try ProbeProcess()
    probe.send(signal)
    #expect(probe.awaitEnd() == .exit(128 + signal))
    expectRestored(probe)
    #expect(probe.terminal.screen.cells.lines.contains("in order"))
  }

  @Test func `an app too busy to end in order ends at the second time of asking`() throws {
    let probe = try ProbeProcess()
    probe.terminal.type(.character("x"), .character("b"))
    #expect(probe.terminal.awaitText("key"))
    var end = ProgramEnd.running
    while end == .running {
      probe.send(SIGTERM)
      end = probe.awaitEnd(waiting: false)
    }
    #expect(end == .exit(128 + SIGTERM))
    expectRestored(probe)
  }

  @Test(
    "a crash leaves the terminal as it was, and the exit status tells of it",
    arguments: [
      ("a", [SIGABRT]), ("s", [SIGSEGV]), ("o", [SIGSEGV, SIGBUS]), ("t", [SIGILL, SIGTRAP]),
    ] as [(Character, [Int32])])
  func crashes(_ key: Character, _ signals: [Int32]) throws {
    let probe = try ProbeProcess()
    probe.terminal.type(.character(key))
    let end = probe.awaitEnd()
    #expect(signals.contains { end == .signal($0) }, "\(end)")
    expectRestored(probe)
  }

  @Test func `of what is written to standard error, the end alone is kept`() throws {
    let probe = try ProbeProcess()
    probe.terminal.type(.character("l"))
    #expect(probe.terminal.awaitText("keeps 65536"))
  }

  @Test(
    "what was written to standard error is not seen in the app, and can be read after its end",
    arguments: [("t", "asked to trap"), ("q", "a report"), ("e", "a report")])
  func readable(_ key: Character, _ text: String) throws {
    let probe = try ProbeProcess()
    probe.terminal.type(.character("r"))
    #expect(probe.terminal.awaitText("reported"))
    func isShown(_ text: String) -> Bool {
      probe.terminal.screen.cells.lines.contains { $0.contains(text) }
    }
    #expect(!isShown("a report"))
    probe.terminal.type(.character(key))
    _ = probe.awaitEnd()
    expectRestored(probe)
    #expect(probe.terminal.awaitText("a report"))
    #expect(text == "a report" || probe.terminal.awaitText(text))
  }

  @Test(
    "every signal of a crash leaves the terminal as it was, and ends the process",
    arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT])
  func crashSignals(_ signal: Int32) throws {
    let probe = try ProbeProcess()
    probe.send(signal)
    #expect(probe.awaitEnd() == .signal(signal))
    expectRestored(probe)
  }

  @Test func `the app is told that its window was resized`() throws {
    let probe = try ProbeProcess()
    probe.terminal.resize(columns: 33, rows: 7)
    #expect(probe.terminal.awaitText("size 33x7"))
  }

  @Test func `the app goes on with its screen after a continue`() throws {
    let probe = try ProbeProcess()
    probe.send(SIGSTOP)
    #expect(probe.awaitEnd() == .stopped)
    probe.send(SIGCONT)
    #expect(probe.terminal.awaitText("resumed"))
    #expect(probe.terminal.screen.isAlternate)
  }

  @Test("a suspended app gives the terminal to the shell, and takes it back when it goes on")
  func suspends() throws {
    let probe = try ProbeProcess(shellScript: "\"$0\"; stty -a; fg; echo status $?")
    probe.terminal.type(.control("z"))
    #expect(probe.terminal.awaitText(" icanon"))
    #expect(probe.terminal.awaitText("resumed"))
    #expect(probe.terminal.modes != probe.modesBefore)
    #expect(probe.terminal.screen.isAlternate)
    probe.terminal.type(.character("q"))
    #expect(probe.terminal.awaitText("status 0"))
    #expect(probe.awaitEnd() == .exit(0))
    expectRestored(probe)
  }

  @Test func `Ctrl-Z does not stop an app that no shell could continue`() throws {
    let probe = try ProbeProcess()
    probe.terminal.type(.control("z"))
    #expect(probe.terminal.awaitText("[?1049l"))
    #expect(probe.terminal.awaitText("resumed"))
    #expect(probe.terminal.screen.isAlternate)
  }
}
