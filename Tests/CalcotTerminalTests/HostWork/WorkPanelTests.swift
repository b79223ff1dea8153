import Calcot
import CalcotContent
import CalcotTerminal
import Foundation
import Testing

@MainActor
struct WorkPanelTests {
  private let one = PickedFile("one.txt", content: Data("1".utf8))
  private let two = PickedFile("two.txt", content: Data("2".utf8))

  @Test func `an entered path is read in each way that it may mean, and its file is picked`() {
    let pick = FilePick([.text])
    var stage = PanelStage(.pickDocuments(pick))
    stage.type("'a b.txt'")
    #expect(stage.press(.enter) == .read(["'a b.txt'", "a b.txt"], pick))
    #expect(stage.panel.isBusy)
    #expect(stage.take(.read(.success(one))) == .reply(.picked([one])))
  }

  @Test func `a folder is listed once, however much is typed before its list comes`() {
    var stage = PanelStage(.pickDocuments(FilePick()))
    #expect(stage.press(.character("a")) == .list("", isEntered: false))
    #expect(stage.press(.character("b")) == .none)
    #expect(stage.press(.character("/")) == .list("ab/", isEntered: false))
    #expect(stage.press(.character("c")) == .none)
    #expect(stage.press(.backspace) == .none)
    #expect(stage.press(.backspace) == .list("", isEntered: false))
    #expect(stage.press(.tab) == .complete("ab", kinds: []))
    #expect(
      stage.take(.completed(PathCompletion(of: "ab", among: [], kinds: []), of: "ab"))
        == .list("", isEntered: false), "the list came while the path was completed")
    #expect(stage.take(.listed(FolderList("", entries: [], kinds: []))) == .none)
  }

  @Test func `several files are picked one after the other, up to the number that is allowed`() {
    var stage = PanelStage(.pickDocuments(FilePick(most: 2)))
    #expect(stage.press(.enter) == .none, "nothing has been picked yet")
    stage.type("a")
    stage.press(.enter)
    #expect(stage.take(.read(.success(one))) == .list("", isEntered: false))
    #expect(stage.panel.prompt.text == "")
    #expect(stage.press(.enter) == .reply(.picked([one])))
    stage.type("b")
    stage.press(.enter)
    #expect(stage.take(.read(.success(two))) == .reply(.picked([one, two])))
  }

  @Test func `Escape asks before it drops what is picked, and a key in between takes that back`() {
    var stage = PanelStage(.pickDocuments(FilePick(most: 3)))
    #expect(stage.press(.escape) == .reply(.cancelled), "nothing is picked")
    stage = PanelStage(.pickDocuments(FilePick(most: 3)))
    stage.type("a")
    stage.press(.enter)
    stage.take(.read(.success(one)))
    #expect(stage.press(.escape) == .none)
    #expect(stage.stage(columns: 80, rows: 20).text.contains("Press Esc again to drop"))
    stage.type("b")
    #expect(!stage.stage(columns: 80, rows: 20).text.contains("Press Esc again"))
    #expect(stage.press(.escape) == .none)
    #expect(stage.press(.escape) == .reply(.cancelled))
  }

  @Test func `the problem of a file is shown until its path is changed, and the path stays too`() {
    var stage = PanelStage(.pickImage(FilePick([.image])))
    stage.type("a.txt")
    stage.press(.enter)
    let problem = FileProblem.rejected(.wrongKind("a.txt", extensions: ["png"]))
    #expect(stage.take(.read(.failure(problem))) == .list("", isEntered: false))
    #expect(stage.panel.problem == .file(problem))
    #expect(stage.panel.prompt.text == "a.txt")
    #expect(!stage.panel.isBusy)
    stage.press(.left)
    #expect(stage.panel.problem != nil)
    stage.press(.backspace)
    #expect(stage.panel.problem == nil)
  }

  @Test func `files that the app does not accept are to be picked anew, and the reason is shown`() {
    var stage = PanelStage(.pickDocuments(FilePick(most: 3)))
    stage.type("a")
    stage.press(.enter)
    stage.take(.read(.success(one)))
    stage.refused(.tooMany(4, most: 3))
    #expect(stage.panel.problem == .file(.rejected(.tooMany(4, most: 3))))
    #expect(stage.press(.enter) == .none)
  }

  @Test("Escape leaves a panel of any kind", arguments: PanelSamples.works)
  func leaves(_ work: HostWork) {
    var stage = PanelStage(work)
    #expect(stage.press(.escape) == .reply(.cancelled))
  }

  @Test func `a file is offered under its own name, and replaces another only on a second Enter`() {
    var stage = PanelStage(.share(.file(one)))
    let content = one.content
    #expect(
      stage.press(.enter) == .write(content, paths: ["one.txt"], replaces: false))
    #expect(stage.take(.written(.isThere("one.txt"))) == .none)
    #expect(
      stage.press(.enter) == .write(content, paths: ["one.txt"], replaces: true))
    stage.take(.written(.isThere("one.txt")))
    stage.type("2")
    #expect(
      stage.press(.enter) == .write(content, paths: ["one.txt2"], replaces: false),
      "another file is not the one that was asked about")
    #expect(stage.take(.written(nil)) == .reply(.done))
  }

  @Test func `a text is copied, or saved where the user says`() {
    var stage = PanelStage(.share(.text("€")))
    #expect(stage.press(.enter) == .copy("€"))
    #expect(stage.take(.copied(.tooLongToCopy(bytes: 9))) == .none)
    #expect(stage.panel.problem == .tooLongToCopy(bytes: 9))
    #expect(stage.press(.tab, .enter) == .none)
    #expect(
      stage.press(.enter) == .write(Data("€".utf8), paths: ["text.txt"], replaces: false))
    var other = PanelStage(.share(.text("€")))
    other.press(.enter)
    #expect(other.take(.copied(nil)) == .reply(.done))
  }

  @Test func `on a terminal that cannot copy, a text is saved, and an address can only be read`() {
    var text = PanelStage(.share(.text("a")), canCopy: false)
    #expect(
      text.press(.enter) == .write(Data("a".utf8), paths: ["text.txt"], replaces: false))
    var address = PanelStage(PanelSamples.open, canCopy: false)
    #expect(address.press(.character("c")) == .none)
    #expect(address.press(.enter) == .reply(.done))
  }

  @Test func `an address that nothing can open is read, copied and closed`() {
    var stage = PanelStage(PanelSamples.open)
    #expect(stage.press(.character("c")) == .copy("https://example.com/a?b=1"))
    #expect(stage.take(.copied(nil)) == .none)
    #expect(stage.panel.isCopied)
    #expect(stage.press(.enter) == .reply(.done))
  }

  @Test("a line of plain text is a path; an empty line goes on, or leaves if nothing was picked")
  func lines() {
    var panel = WorkPanel(.pickDocuments(FilePick(most: 2)), canCopy: false)
    #expect(panel.take(line: "a.txt") == .read(["a.txt"], FilePick(most: 2)))
    _ = panel.take(.read(.failure(.noSuchFile("a.txt"))))
    #expect(panel.take(line: "") == .reply(.cancelled))
    _ = panel.take(.read(.success(one)))
    #expect(panel.take(line: "") == .reply(.picked([one])))
    var saving = WorkPanel(.share(.file(one)), canCopy: false)
    #expect(saving.take(line: "") == .write(one.content, paths: ["one.txt"], replaces: false))
    _ = saving.take(.written(.isThere("one.txt")))
    #expect(saving.take(line: "") == .write(one.content, paths: ["one.txt"], replaces: true))
  }
}

enum PanelSamples {
  static let open: HostWork = {
    guard let address = try? WebAddress("https://example.com/a?b=1") else { return .copy("") }
    return .open(address)
  }()

  static let works: [HostWork] = [
    .pickImage(FilePick([.image])), .pickDocuments(FilePick(most: 9)), .share(.text("a")),
    .share(.file(PickedFile("a", content: Data()))), open,
  ]
}
