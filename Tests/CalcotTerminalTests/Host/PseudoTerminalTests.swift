import CalcotTerminal
import CalcotTerminalTesting
import Testing

@Suite("PseudoTerminal", .timeLimit(.minutes(20)))
struct PseudoTerminalTests {
  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(BuiltProgram.path("TerminalAppProbe"), columns: 40, rows: 10)
  }

  @Test func `keys go in, text comes out, and the end is known`() async throws {
    let app = try start()
    await app.screen(contains: "ready", "alpha", "漢字", "Ctrl-Q Quit")
    #expect(await app.end(within: .zero) == .running)
    await app.type("gamma")
    await app.press(.enter)
    await app.moveFocus(to: "gamma", by: .down)
    await app.press(.enter)
    await app.screen(contains: "‹ Back  gamma", "It has 5 characters.", without: "alpha")
    #expect(await app.column(of: "gamma") == 9)
    await app.press(.control("q"))
    #expect(await app.end() == .exit(0))
    #expect(await app.isRestored)
    #expect(await app.output.hasSuffix("bye\r\n"))
  }

  @Test func `a text that does not appear is a failure at the test's own line, with the screen`()
    async throws
  {
    let app = try start()
    await app.screen(contains: "Ctrl-Q Quit")
    await withKnownIssue {
      await app.screen(contains: "omega", without: "alpha", within: .zero)
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.hasPrefix(
        "The screen does not show \"omega\", no \"alpha\". It shows:\n ready")
        && issue.sourceLocation?.fileName == "PseudoTerminalTests.swift"
    }
  }

  @Test func `a control that cannot be reached is a failure that names the controls on the screen`()
    async throws
  {
    let app = try start()
    await app.screen(contains: "Ctrl-Q Quit")
    await withKnownIssue {
      await app.moveFocus(to: "omega")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("\"alpha\", \"Crash\" on the screen")
        && issue.sourceLocation?.fileName == "PseudoTerminalTests.swift"
    }
  }

  @Test func `a program that is not there is an error that names it`() {
    let error = #expect(throws: ProgramError.self) { try PseudoTerminal("/nowhere/app") }
    #expect(error?.description.contains("/nowhere/app") == true)
  }

  @Test func `a program that ends by itself is waited for, though nobody read what it wrote`()
    async throws
  {
    let shell = try PseudoTerminal("/bin/sh", "-c", "yes | head -c 100000; exit 7")
    #expect(await shell.end() == .exit(7))
    #expect(await shell.output.count >= 100_000)
  }
}
