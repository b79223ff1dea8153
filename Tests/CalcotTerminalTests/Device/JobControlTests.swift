import CalcotTerminal
import CalcotTerminalTesting
import Testing

/// Tests with a real shell with job control, which gives its terminal to one job at a time.
@Suite("JobControl", .serialized, .timeLimit(.minutes(20)))
struct JobControlTests {
  private func shell(_ script: String) throws -> TerminalProgram {
    try TerminalProgram(
      ["/bin/sh", "-mc", script, BuiltProgram.path("TerminalProbe")],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"],
      on: TerminalPair())
  }

  /// The end of a script: the shell reads two lines, which are its own, and then gives the terminal.
  private let thenForeground =
    "read line; echo \"line $line\"; read line; fg >/dev/null; echo status $?"

  private func expectTurn(_ program: TerminalProgram, waitingFor text: String) {
    let terminal = program.terminal
    terminal.type(Array("mine\r".utf8))
    #expect(terminal.awaitText("line mine"), "the keys were the shell's")
    #expect(!terminal.screen.isAlternate)
    terminal.type(.enter)
    #expect(terminal.awaitText(text))
    #expect(terminal.screen.isAlternate)
    terminal.type(.character("q"))
    #expect(terminal.awaitText("status 0"))
    #expect(program.awaitEnd() == .exit(0))
    #expect(terminal.modes == program.modesBefore)
  }

  @Test("an app started in the background writes nothing and stops until its turn comes")
  func startsInBackground() throws {
    let program = try shell("\"$0\" & wait %1; echo stopped $?; \(thenForeground)")
    #expect(program.terminal.awaitText("stopped 150"), "128 and SIGTTOU")
    #expect(!program.terminal.output.contains(0x1B))
    expectTurn(program, waitingFor: "ready")
  }

  @Test(
    "an app that is continued in the background stops again and paints nothing",
    arguments: ["p", "w"] as [Character])
  func continuesInBackground(_ key: Character) throws {
    let program = try shell(
      "\"$0\"; stty sane; printf '\\033[?1049l'; bg >/dev/null; wait %1; echo again $?; "
        + thenForeground)
    let terminal = program.terminal
    #expect(terminal.awaitText("ready"))
    terminal.type(.character(key))
    #expect(terminal.awaitText("again 150"))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("late"))
    #expect(!terminal.screen.isAlternate)
    expectTurn(program, waitingFor: "resumed")
  }

  @Test("an app that ends in the background leaves the terminal to the job that has it")
  func endsInBackground() throws {
    let program = try shell(
      "\"$0\"; stty sane; printf '\\033[?1049l'; bg >/dev/null; wait %1; stty -icanon; "
        + "kill -TERM %1; kill -CONT %1; wait %1; echo ended; stty -a; stty icanon")
    let terminal = program.terminal
    #expect(terminal.awaitText("ready"))
    terminal.type(.character("p"))
    #expect(terminal.awaitText("ended"))
    #expect(terminal.awaitText("-icanon"), "the modes are those of the shell")
    #expect(program.awaitEnd() == .exit(0))
  }
}
