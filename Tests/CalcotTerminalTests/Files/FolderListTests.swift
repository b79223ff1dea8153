import Calcot
import CalcotContent
import CalcotTerminalTesting
import Testing

@testable import CalcotTerminal

@Suite("The list of a folder") @MainActor struct FolderListTests {
  private static let entries = [
    PathCandidate("zoo.png"), PathCandidate("Beach.PNG"), PathCandidate("notes.txt"),
    PathCandidate("work", isFolder: true), PathCandidate("Albums", isFolder: true),
    PathCandidate(".cache", isFolder: true), PathCandidate(".secret.png"),
  ]

  private func names(_ name: String, kinds: [FileKind] = []) -> [String] {
    FolderList("", entries: Self.entries, kinds: kinds).shown(for: name).map(\.name)
  }

  @Test func `folders come first, then the files of the right kinds, in the order of the alphabet`()
  {
    #expect(names("") == ["Albums", "work", "Beach.PNG", "notes.txt", "zoo.png"])
    #expect(names("", kinds: [.image]) == ["Albums", "work", "Beach.PNG", "zoo.png"])
  }

  @Test func `typed letters filter the list, and a typed dot shows hidden entries`() {
    #expect(names("O") == ["work", "notes.txt", "zoo.png"])
    #expect(names("nothing") == [])
    #expect(names(".") == [".cache", ".secret.png"])
    #expect(names(".s", kinds: [.text]) == [])
  }

  @Test func `Enter opens the entry that fits the typed name best, or that the arrows have led to`()
  {
    let entries = [PathCandidate("ab"), PathCandidate("cab"), PathCandidate("abc")]
    var list = FolderList("", entries: entries, kinds: [])
    #expect(list.entry(for: "") == nil, "an empty path is no choice")
    #expect(list.entry(for: "ab")?.name == "ab")
    #expect(list.entry(for: "abc")?.name == "abc")
    #expect(list.entry(for: "c")?.name == "cab")
    #expect(list.entry(for: "b")?.name == "ab")
    for (key, name) in [(Key.down, "ab"), (.down, "abc"), (.down, "cab"), (.down, "cab")] {
      let isUsed = list.handle(key, name: "")
      #expect(isUsed && list.entry(for: "")?.name == name)
    }
    let isUsed = (list.handle(.pageUp, name: ""), list.handle(.character("j"), name: ""))
    #expect(isUsed == (true, false), "a letter is that of a name")
    #expect(list.entry(for: "")?.name == "ab")
  }

  @Test(arguments: [
    ("", "../"), ("a/", ""), ("a/b/", "a/"), ("/", "/"), ("/home/", "/"), ("~/", "~/../"),
    ("~/a/", "~/"), ("../", "../../"), ("./", "./../"),
  ])
  func `the folder above is that of the path, as it is typed`(_ folder: String, _ above: String) {
    #expect(TypedPath.above(folder) == above)
  }

  @Test func `a long list fills the room under the prompt, and scrolls to the lit entry`() {
    let many = (10...60).map { PathCandidate("page \($0)") }
    var stage = PanelStage(.pickDocuments(FilePick()))
    stage.take(.listed(FolderList("", entries: many + Self.entries, kinds: [])))
    let first = stage.stage(columns: 60, rows: 14)
    #expect(first.lines.contains { $0.contains("│ Albums/ ") })
    #expect(first.focused == "File", "nothing is lit")
    stage.press(.pageDown, .pageDown, .pageDown)
    let later = stage.stage(columns: 60, rows: 14)
    #expect(later.lines.contains { $0.contains("page 31") } && !later.text.contains("Albums"))
    #expect(later.lines.last == " Enter Choose  ↑↓ Next  Tab Complete  Ctrl-Q Quit")
    for (columns, rows) in [(0, 0), (1, 1), (3, 80), (200, 1), (20, 6)] {
      #expect(stage.stage(columns: columns, rows: rows).lines.count == rows)
    }
  }

  @Test func `a folder is opened, left, and listed once`() {
    var stage = PanelStage(.pickDocuments(FilePick([.image], most: 2)))
    stage.take(.listed(FolderList("", entries: Self.entries, kinds: [.image])))
    #expect(stage.press(.down) == .none)
    #expect(stage.press(.enter) == .list("Albums/", isEntered: true))
    #expect(stage.panel.prompt.text == "Albums/")
    let inside = [PathCandidate("sea.png"), PathCandidate("sun.png")]
    stage.take(.listed(FolderList("Albums/", entries: inside, kinds: [], isEntered: true)))
    #expect(stage.press(.down, .enter) == .read(["Albums/sun.png"], FilePick([.image], most: 2)))
    #expect(stage.take(.read(.failure(.noSuchFile("sun.png")))) == .none, "it is listed")
    #expect(stage.press(.control("u")) == .list("", isEntered: false))
    stage.take(.listed(FolderList("", entries: Self.entries, kinds: [])))
    #expect(stage.press(.backspace) == .list("../", isEntered: true))
    stage.take(.listed(FolderList("../", entries: [], kinds: [], isEntered: true)))
    #expect(stage.press(.left) == .list("../../", isEntered: true))
  }
}

@Suite("Picking from a list in an app") @MainActor struct FolderListHostTests {
  @Test func `a file is found by arrows and letters, and files of other kinds are not listed`()
    async throws
  {
    let app = try WorkingApp()
    try app.folder.add("albums", isFolder: true)
    try app.folder.add("albums/sea.png", content: "sea")
    try app.folder.add("albums/sun.png", content: "sun")
    try app.folder.add("albums/notes.txt")
    try app.folder.add("readme.txt")
    try app.start()
    await app.askForDocuments(FilePick([.image], most: 2))
    await app.settle()
    #expect(app.terminal.text.contains("albums/") && !app.terminal.text.contains("readme"))
    app.terminal.type(.down, .enter)
    await app.settle()
    let inside = app.terminal.text
    #expect(inside.contains("sea.png") && inside.contains("sun.png") && !inside.contains("notes"))
    app.terminal.type(.enter)
    await app.settle()
    app.terminal.type(text: "albums/")
    await app.settle()
    app.terminal.type(text: "un")
    app.terminal.type(.enter)
    await app.settle()
    #expect(app.outcomes == ["sea.png, sun.png"])
  }
}
