import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import Dispatch
import Foundation
import Testing

@Suite("A terminal's panels in an app")
@MainActor
struct RequestHostTests {
  private let app: WorkingApp
  private var terminal: VirtualTerminal { app.terminal }

  init() throws { app = try WorkingApp() }

  @Test("keys that are typed while a path is completed or a file is read wait for that")
  func typedAhead() async throws {
    try app.folder.add("my photos", isFolder: true)
    try app.folder.add("my photos/sea.png", content: "sea")
    try app.folder.add("my photos/sun.png", content: "sun")
    try app.start()
    await app.askForDocuments(FilePick([.image], most: 2))
    terminal.type(text: "my")
    terminal.type(.tab)
    terminal.type(text: "se")
    terminal.type(.tab, .enter)
    terminal.type(text: "~/my photos/sun.png")
    terminal.type(.enter)
    await app.settle()
    #expect(app.outcomes == ["sea.png, sun.png"])
    #expect(terminal.text.contains("It is open."))
  }

  @Test("Escape does not wait for a file that is being read, whose content is dropped")
  func escape() async throws {
    try app.folder.add("a.txt")
    try app.start()
    await app.askForDocuments(FilePick())
    terminal.type(text: "a.txt")
    terminal.type(.enter, .escape)
    await app.settle()
    #expect(app.outcomes == [""])
    await app.askForDocuments(FilePick())
    #expect(terminal.text.contains("File"))
    #expect(!terminal.text.contains("│ a.txt │"), "the next panel begins anew")
    terminal.type(.enter)
    await app.settle()
    #expect(app.outcomes == [""], "and nothing is lit in it")
  }

  @Test func `a file that was being read for a screen that has left is dropped`() async throws {
    try app.folder.add("a.txt")
    try app.start()
    app.navigation.push(.next)
    await app.settle()
    await app.askForDocuments(FilePick())
    terminal.type(text: "a.txt")
    terminal.type(.enter)
    app.navigation.pop()
    await app.settle()
    #expect(terminal.text.hasPrefix(" ─ start ─"))
    #expect(!terminal.text.contains("File"))
    #expect(app.outcomes.count == 1)
    #expect(app.outcomes.first?.contains("a.txt") == false)
  }

  @Test("the late result of a withdrawn request does not reach the next request")
  func late() async throws {
    let browser = DispatchSemaphore(value: 0)
    try app.start { _ in
      browser.wait()
      return true
    }
    app.navigation.push(.next)
    await app.ask { app in "\(await app.open("example.com"))" }
    app.navigation.pop()
    await app.askForDocuments(FilePick())
    let panel = terminal.text
    #expect(panel.contains("File"))
    browser.signal()
    await app.settle()
    #expect(terminal.text == panel)
  }

  @Test("a typed path stays when the window changes, and Ctrl-L, Ctrl-Z and Ctrl-Q work as ever")
  func hostKeys() async throws {
    try app.start()
    await app.askForDocuments(FilePick())
    terminal.type(text: "hal")
    terminal.resize(columns: 30, rows: 8)
    terminal.type(.control("l"), .control("z"))
    terminal.type(text: "f")
    #expect(terminal.lines.contains { $0.contains("half") })
    #expect(terminal.screen.isCursorShown)
    terminal.type(.control("q"))
    #expect(app.app?.tree.layers.isEmpty == true)
  }

  @Test("a file is saved where Tab leads to, and replaces another on a second Enter only")
  func saves() async throws {
    try app.folder.add("sub", isFolder: true)
    try app.folder.add("sub/notes.txt", content: "old")
    try app.start()
    let file = PickedFile("notes.txt", content: Data("new".utf8))
    await app.ask { app in "\(await app.share(.file(file)))" }
    terminal.type(.home)
    terminal.type(text: "s")
    terminal.type(.tab, .enter)
    await app.settle()
    #expect(app.folder.text("sub/notes.txt") == "old")
    #expect(terminal.text.contains("notes.txt is there already. Enter replaces it."))
    terminal.type(.enter)
    await app.settle()
    #expect(app.folder.text("sub/notes.txt") == "new")
    #expect(app.outcomes == ["done"])
  }

  @Test("Enter pressed twice at once does not replace a file before the user was asked")
  func hasty() async throws {
    try app.folder.add("notes.txt", content: "old")
    try app.start()
    let file = PickedFile("notes.txt", content: Data("new".utf8))
    await app.ask { app in "\(await app.share(.file(file)))" }
    terminal.type(.enter, .enter, .enter)
    await app.settle()
    #expect(app.folder.text("notes.txt") == "old")
    #expect(terminal.text.contains("notes.txt is there already. Enter replaces it."))
  }

  @Test func `a text that is too long is not copied, and the app is told so`() async throws {
    try app.start()
    let text = String(repeating: "x", count: ClipboardBytes.most + 1)
    await app.ask { app in "\(await app.copy(text))" }
    #expect(terminal.screen.copied.isEmpty)
    #expect(app.outcomes.first?.contains("74995 bytes") == true, "\(app.outcomes)")
    await app.ask { app in "\(await app.share(.text(text)))" }
    terminal.type(.enter)
    #expect(terminal.text.contains("The text has 74995 bytes"))
    terminal.type(.escape)
    await app.settle()
    #expect(app.outcomes.count == 2)
  }

  @Test("an address that nothing opens is shown and can be copied; Escape tells that it was left")
  func address() async throws {
    try app.start()
    await app.ask { app in "\(await app.open("example.com/a"))" }
    await app.settle()
    #expect(terminal.text.contains("https://example.com/a"))
    terminal.type(.character("c"))
    #expect(terminal.screen.copied == ["https://example.com/a"])
    #expect(terminal.text.contains("Copied."))
    terminal.type(.escape)
    await app.settle()
    #expect(app.outcomes == ["\(Answer.refused(.declined))"])
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func `an address that can be opened shows no panel`() async throws {
    try app.start { _ in true }
    await app.ask { app in "\(await app.open("example.com/a"))" }
    await app.settle()
    #expect(app.outcomes == ["done"])
    #expect(terminal.text.hasPrefix(" ─ start ─"))
  }

  @Test func `a panel is in the words of the app`() async throws {
    var words = HostWords()
    (words.panels.pickDocuments, words.panels.mostFiles) = ("PICK", "MOST %1")
    (words.panels.file, words.keys.complete) = ("FILE", "COMPLETE")
    (words.problems.noSuchFile, words.problems.tooLongToCopy) = ("NO %1", "LONG %1")
    try app.start(words: words)
    await app.askForDocuments(FilePick(most: 4))
    for word in ["PICK", "MOST 4", "FILE", "Tab COMPLETE"] { #expect(terminal.text.contains(word)) }
    terminal.type(text: "%2")
    terminal.type(.enter)
    await app.settle()
    #expect(terminal.text.contains("NO %2"))
    terminal.type(.escape)
    await app.settle()
    let text = String(repeating: "x", count: ClipboardBytes.most + 1)
    await app.ask { app in "\(await app.copy(text))" }
    #expect(app.outcomes.last?.contains("LONG 74995") == true, "\(app.outcomes)")
  }
}
