import CalcotTerminal
import CalcotTree
import Foundation
import Testing

@Suite("LocalFiles, saving")
struct SavingTests {
  private let folder: SampleFolder
  private let files: LocalFiles

  init() throws {
    folder = try SampleFolder()
    files = LocalFiles(workingFolder: folder.path, home: nil)
  }

  private func problem(
    saving text: String, as path: String, replacing replaces: Bool = false
  ) -> FileProblem? {
    do throws(FileProblem) {
      try files.write(
        Data(text.utf8), toAnyOf: TypedPath(path).readings, replacing: replaces)
    } catch { return error }
    return nil
  }

  @Test func `a new file is there whole, and nothing else is left behind`() {
    #expect(problem(saving: "one", as: "a b.txt") == nil)
    #expect(folder.text("a b.txt") == "one")
    #expect(folder.names == ["a b.txt"])
  }

  @Test func `an existing file is replaced only on request, and keeps its permissions`() throws {
    try folder.add("a.txt", content: "old")
    try #require(chmod(folder.path + "/a.txt", 0o600) == 0)
    #expect(problem(saving: "new", as: "a.txt") == .isThere("a.txt"))
    #expect(folder.text("a.txt") == "old")
    #expect(problem(saving: "new", as: "a.txt", replacing: true) == nil)
    #expect(folder.text("a.txt") == "new")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect(mode[.posixPermissions] as? Int == 0o600)
    #expect(folder.names == ["a.txt"])
  }

  @Test func `a link keeps leading to the file that is replaced`() throws {
    try folder.add("a.txt", content: "old")
    try folder.link("link.txt", to: "a.txt")
    #expect(problem(saving: "new", as: "link.txt", replacing: true) == nil)
    #expect(folder.text("a.txt") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/link.txt")
    #expect(target == "a.txt")
  }

  @Test func `a path where no file can be saved is refused, and nothing is changed`() throws {
    try folder.add("sub", isFolder: true)
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(problem(saving: "x", as: "sub", replacing: true) == .isFolder("sub"))
    #expect(problem(saving: "x", as: "pipe", replacing: true) == .rejected(.notAFile("pipe")))
    #expect(problem(saving: "x", as: "nowhere/a.txt") == .noSuchFolder("nowhere/"))
    #expect(problem(saving: "x", as: "a\u{0}b/c") == .noSuchFolder("a\u{0}b/"))
    let long = String(repeating: "x", count: 300)
    guard case .unwritable(long, _)? = problem(saving: "x", as: long) else {
      Issue.record("\(problem(saving: "x", as: long) as Any)")
      return
    }
    #expect(folder.names == ["pipe", "sub"])
  }

  @Test func `a path in quotes leads to a file in the folder that it names`() throws {
    try folder.add("my sub", isFolder: true)
    #expect(problem(saving: "x", as: "'my sub/a.txt'") == nil)
    #expect(folder.text("my sub/a.txt") == "x")
  }

  @Test(
    "a name from outside is offered without folders, leading dots and invisible characters",
    arguments: [
      ("notes.txt", "notes.txt"), (".bashrc", "bashrc"), ("..", "file"), ("~", "file"),
      ("~root", "root"), ("a\u{1B}[2Jb\n.txt", "a[2Jb.txt"), ("", "file"), (" . x", "x"),
      ("resume\u{202E}fdp.exe", "resumefdp.exe"), ("../\u{301}x", "\u{301}x"),
      ("a/\u{20DD}b", "a\u{20DD}b"), (".\u{301}x", "\u{301}x"),
    ])
  func safeNames(_ name: String, _ safe: String) { #expect(LocalFiles.safeName(name) == safe) }
}
