import CalcotTerminalTesting
import Foundation
import Testing

/// What another terminal emulator shows of an app, so that the simulated screen is not the only judge.
@Suite(
  .serialized, .enabled(if: Tmux.path != nil, "tmux is not installed"), .timeLimit(.minutes(20)))
struct TmuxTests {
  /// All kinds of terminals with `CALCOT_LONG=1`, otherwise every size with every `TERM`.
  private static let kinds =
    ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
    ? TerminalKind.all : TerminalKind.pairs

  private static let app = [BuiltProgram.path("TerminalAppProbe")]

  @Test(arguments: kinds)
  func `tmux shows an app whole, its keys work, and wide characters have their cells`(
    _ kind: TerminalKind
  ) throws {
    let tmux = try Tmux(
      columns: kind.columns, rows: kind.rows, environment: kind.environment, program: Self.app)
    #expect(tmux.await("alpha"))
    tmux.type("Down", "j")
    tmux.type("Enter")
    #expect(tmux.await("It has"))
    #expect(tmux.hasColors == kind.showsColors)
    let (bar, back) = (tmux.lines[0], kind.isUTF8 ? "‹ Back" : "< Back")
    #expect(bar.contains(back) && (bar.contains(" beta") || bar.contains(" alpha")))
    #expect(kind.isUTF8 || tmux.text.utf8.allSatisfy { $0 < 0x80 })
    tmux.type("q")
    #expect(tmux.await("ready"), "back by q")
    if kind.isUTF8, kind.rows > 6 { #expect(tmux.lines.contains { $0.hasPrefix(" 漢字") }) }
    tmux.type("C-p")
    #expect(tmux.await("Find an action"))
    tmux.type("Escape")
    #expect(tmux.await("ready", without: "Find an action"))
    tmux.type("?")
    #expect(tmux.await("Esc Close"))
  }

  @Test func `tmux shows an app in ASCII alone where the locale is not UTF-8`() throws {
    let tmux = try Tmux(
      columns: 80, rows: 24, environment: ["TERM": "xterm", "LC_ALL": "C"], program: Self.app)
    #expect(tmux.await("alpha"))
    tmux.type("Down", "Enter")
    #expect(tmux.await("< Back - alpha"))
    #expect(tmux.lines[0].hasPrefix(" - < Back"))
    #expect(tmux.text.utf8.allSatisfy { $0 < 0x80 })
  }
}
