import CalcotTerminal
import CalcotTerminalTesting
import Testing

/// Tests of host requests of an app in its own process: behind a pseudo-terminal, and behind pipes.
@Suite("What an app asks for in a terminal", .serialized, .timeLimit(.minutes(20)))
struct HostWorkProgramTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    try folder.add("my note.txt", content: "four")
    try folder.add("my other.txt", content: "fifth")
    try folder.add("me.png", content: "png")
    try folder.add("a\u{1B}[31mb.txt", content: "red")
  }

  @Test("files are picked by their completed paths, and the terminal is as it was")
  func picks() async throws {
    let app = try PseudoTerminal(
      BuiltProgram.path("HostWorkProbe"), environment: ["HOME": folder.path])
    await app.screen(contains: "nothing yet", "Ctrl-Q Quit")
    await app.moveFocus(to: "Attach")
    await app.press(.enter)
    await app.screen(contains: "Choose documents")
    await app.type("~/m")
    await app.press(.tab, .tab)
    await app.screen(contains: "my note.txt", "my other.txt")
    await app.type("n")
    await app.press(.tab, .enter)
    await app.screen(contains: "Picked: my note.txt")
    await app.press(.paste("\(folder.path)/my\\ other.txt "), .enter)
    await app.screen(contains: "picked: my note.txt (4 bytes), my other.txt (5 bytes)")
    await app.press(.control("q"))
    #expect(await app.end() == .exit(0))
    #expect(await app.isRestored)
  }

  @Test func `a text comes to the clipboard of the user's own terminal`() async throws {
    let app = try PseudoTerminal(BuiltProgram.path("HostWorkProbe"))
    await app.screen(contains: "nothing yet", "Ctrl-Q Quit")
    await app.moveFocus(to: "Copy")
    await app.press(.enter)
    await app.screen(contains: "copied: done")
    #expect(await app.output.contains("\u{1B}]52;c;YSB0ZXh0\u{07}"))
    await app.press(.control("q"))
    #expect(await app.end() == .exit(0))
  }

  @Test func `without a terminal each line is taken as a path, one after the other`() async throws {
    let lines = [
      "1", "~/nothing.txt", "~/me.png", "~/my note.txt", "", "3", "~/saved.txt", "3",
      "~/my note.txt", "b", "5", "1", "~/a\\033[31mb.txt", "", "q",
    ]
    let input = lines.map { $0 + "\\n" }.joined()
    let app = try PseudoTerminal(
      "/bin/sh", "-c", "printf '\(input)' | \"$0\"; echo status $?",
      BuiltProgram.path("HostWorkProbe"), environment: ["HOME": folder.path])
    #expect(await app.end() == .exit(0))
    let output = await app.output
    var rest = output[...]
    for expected in [
      "File:", "There is no file ~/nothing.txt.", "me.png is none of the kinds",
      "Picked: my note.txt", "picked: my note.txt (4 bytes)", "File (notes.txt):", "saved: done",
      "is there already. Enter replaces it.", "saved: refused", "copied: refused",
      "picked: a\\u{1B}[31mb.txt (3 bytes)", "status 0",
    ] {
      guard let found = rest.firstRange(of: expected) else {
        Issue.record("\"\(expected)\" does not come in its turn:\n\(output)")
        return
      }
      rest = rest[found.upperBound...]
    }
    #expect(!output.contains("\u{1B}[31m"))
    #expect(folder.text("saved.txt") == "one\ntwo\n")
    #expect(folder.text("my note.txt") == "four")
  }
}
