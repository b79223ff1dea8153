import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import Dispatch
import Testing

@Suite("The language of the terminal's words", .timeLimit(.minutes(20)))
@MainActor
struct HostLanguageTests {
  private let app: WorkingApp
  private var terminal: VirtualTerminal { app.terminal }

  init() throws { app = try WorkingApp() }

  /// English words with some in German.
  private var words: HostWords {
    var german = HostWords()
    german.language = "de"
    (german.buttons.back, german.buttons.cancel) = ("Zurück", "Abbrechen")
    (german.keys.quit, german.panels.file) = ("Beenden", "Datei")
    (german.plain.meaningless, german.plain.help) = ("„%1“ heißt nichts.", "Tippe: %1.")
    german.problems.tooLongToCopy = "%1 Bytes sind mehr als %2."
    var words = HostWords()
    words.translations = [german]
    return words
  }

  private func choose(_ language: String?) async {
    app.setLanguage(language)
    await app.settle()
  }

  @Test func `follows the app, around a screen`() async throws {
    try app.start(words: words)
    app.navigation.push(.next)
    await choose("de")
    #expect(terminal.lines[0].hasPrefix(" ─ ‹ Zurück ─ next ─"))
    #expect(terminal.lines.last == " Enter Leave  Esc Zurück  ? Keys  Ctrl-Q Beenden")
    await choose("nl")
    #expect(terminal.lines[0].hasPrefix(" ─ ‹ Back ─ next ─"), "there are no Dutch words")
    await choose("fr")
    #expect(terminal.lines[0].hasPrefix(" ─ ‹ Retour ─ next ─"), "of the framework")
    await choose("de")
    await choose(nil)
    #expect(terminal.lines.last == " Enter Leave  Esc Back  ? Keys  Ctrl-Q Quit")
  }

  @Test func `follows the app, in an open panel`() async throws {
    try app.start(words: words)
    await app.askForDocuments(FilePick())
    #expect(terminal.text.contains("File"))
    await choose("de")
    #expect(terminal.text.contains("Datei"))
    #expect(!terminal.text.contains("File"))
    #expect(terminal.lines.last?.contains("Esc Abbrechen") == true)
  }

  @Test func `is used for the reason why something was not done, too`() async throws {
    try app.start(words: words)
    await choose("de")
    let text = String(repeating: "a", count: 75_000)
    await app.ask { app in "\(await app.copy(text))" }
    #expect(app.outcomes.last?.contains("75000 Bytes sind mehr als 74994.") == true)
  }

  @Test func `follows the app, between two lines of plain text`() async throws {
    let output = Locked("")
    let lines = AsyncStream.makeStream(of: String.self)
    let running = app.run(
      words: words, disk: DispatchQueue(label: "disk"),
      pipes: PlainPipes(lines: lines.stream, clock: ManualClock()) { text in
        output.withLock { $0 += text }
      })
    func printed(_ text: String) async {
      while !Task.isCancelled, !output.withLock({ $0.contains(text) }) { await Task.yield() }
    }
    lines.continuation.yield("x")
    await printed("\"x\" means nothing here. Type a line: b goes back")
    app.navigation.push(.next)
    await printed("b  Back")
    await choose("de")
    await printed("b  Zurück")
    lines.continuation.yield("y")
    await printed("„y“ heißt nichts. Tippe: b goes back")
    lines.continuation.yield("q")
    try await running.value
  }
}
