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
    let hasAllSigns = kind.isUTF8 && kind.term != "linux"
    let (bar, back) = (tmux.lines[0], hasAllSigns ? "‹ Back" : "< Back")
    #expect(bar.contains(back) && (bar.contains(" beta") || bar.contains(" alpha")))
    #expect(kind.isUTF8 || tmux.text.utf8.allSatisfy { $0 < 0x80 })
    tmux.type("q")
    #expect(tmux.await("ready"), "back by q")
    if hasAllSigns, kind.rows > 6 { #expect(tmux.await("\n 漢字")) }
    tmux.type("C-p")
    #expect(tmux.await("Find an action"))
    tmux.type("Escape")
    #expect(tmux.await("ready", without: "Find an action"))
    tmux.type("?")
    #expect(tmux.await("Esc Close"))
  }

  @Test func `the habits of other programs work in tmux`() throws {
    let tmux = try Tmux(
      columns: 80, rows: 24, environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"],
      program: Self.app)
    #expect(tmux.await("alpha"))
    for (keys, word) in [
      (["Down", "G"], "漢字"), (["g", "g"], "alpha"), (["End"], "漢字"), (["Home"], "alpha"),
      (["/", "b", "e", "Enter"], "beta"), (["C-d"], "漢字"),
    ] {
      for key in keys { tmux.type(key) }
      tmux.type("Enter")
      #expect(tmux.await("‹ Back ─ \(word)"), "after \(keys)")
      tmux.type("q")
      #expect(tmux.await("ready"))
    }
    tmux.type("q")
    #expect(tmux.await("There is no way back from here. Ctrl-Q Quit"))
    tmux.type("?")
    #expect(tmux.await("Everywhere"))
    tmux.type("q")
    #expect(tmux.await("ready", without: "Everywhere"))
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
