import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import Testing

/// Tests of the sample app's effects on the terminal in which it runs.
@Suite("The sample app's terminal", .timeLimit(.minutes(20)))
struct ShowcaseTerminalTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `is filled anew when its size changes, and when it changes back`() async throws {
    let app = try folder.start()
    // NB: the invitations are counted apart from the list, on the tab and in it, and may come after it.
    await app.screen(
      contains: "Updated at", "Groups (3)", "Invitations  (3)", "Ctrl-Q Quit",
      without: "[Invitations]")
    let before = await app.lines
    await app.resize(columns: 40, rows: 12)
    await app.screen(contains: "My groups", "41 members ›", "Ctrl-Q Quit", without: "Updated at")
    await app.resize(columns: 80, rows: 30)
    for line in before { await app.screen(contains: line) }
  }

  @Test func `shows wide characters, and all details end in one column`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Updated at", "Ctrl-Q Quit")
    for name in [
      "Ultra 100", "皇居ランニングクラブ", "서울 한강 러너스", "Café con Leche", "Trail & Mountain 🏔️",
      "Триатлон",
    ] {
      #expect(await app.column(of: " ›", inLineWith: name) == 77, "\(name)")
    }
  }

  @Test(arguments: [false, true])
  func `has colours, unless NO_COLOR is set`(_ isPlain: Bool) async throws {
    let app = try folder.start(environment: isPlain ? ["NO_COLOR": "1"] : [:])
    await app.fillForm(String(repeating: "long ", count: 13))
    await app.screen(contains: "60 is the most")
    let codes = await app.output.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.1.split(separator: ";").compactMap { Int($0) }
    }
    #expect(codes.contains(7))
    #expect(codes.contains { $0 >= 30 } == !isPlain)
  }

  @Test func `is restored when the person quits`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Ctrl-Q Quit")
    #expect(await !app.isRestored)
    #expect(await app.quit() == .exit(0))
    #expect(await app.isRestored)
  }

  @Test func `is restored when the app is told to end, and the exit status says so`() async throws {
    let app = try folder.start()
    await app.fillForm("Never saved")
    await app.send(signal: SIGTERM)
    #expect(await app.end() == .exit(143))
    #expect(await app.isRestored)
  }

  @Test func `is not needed: commands come from a pipe, and plain text goes to one`() async throws {
    let script = """
      { printf '6\\n2 Plain Pals\\n2\\n' | "$0" --terminal --database "$1"; echo "status $?"; } | cat
      """
    let plain = try PseudoTerminal(
      "/bin/sh", "-c", script, BuiltProgram.path("Showcase"), folder.path, rows: 200)
    await plain.screen(contains: "status 0")
    #expect(await plain.end() == .exit(0))
    await plain.screen(
      contains: "6  [New group]", "Name: Plain Pals", "Plain Pals  0 members", "Updated at")
    #expect(await !plain.output.contains("\u{1B}"))
  }

  @Test func `shows the options with which the app is started, and no internal ones`() async throws
  {
    let help = try PseudoTerminal(BuiltProgram.path("Showcase"), "--help", rows: 90)
    #expect(await help.end() == .exit(0))
    await help.screen(
      contains: "USAGE: Showcase", "--database <path or URL>", "--style <style>",
      without: "busy-timeout")
  }
}
