import Calcot
import CalcotContent
import CalcotTerminal
import Foundation
import Testing

struct LocalFilesTests {
  private let folder: SampleFolder
  private let files: LocalFiles

  init() throws {
    folder = try SampleFolder()
    files = LocalFiles(workingFolder: folder.path, home: folder.path + "/home")
    try folder.add("home", isFolder: true)
  }

  private func problem(_ path: String, _ pick: FilePick = FilePick()) -> FileProblem? {
    do throws(FileProblem) { _ = try files.read(anyOf: [path], for: pick) } catch { return error }
    return nil
  }

  @Test("reads a file by an absolute path, and by one from the working folder or from home")
  func reads() throws {
    try folder.add("a b é.txt", content: "here")
    try folder.add("home/c.txt", content: "home")
    let pick = FilePick([.text])
    let here = PickedFile("a b é.txt", content: Data("here".utf8))
    #expect(try files.read(anyOf: ["a b é.txt"], for: pick) == here)
    #expect(try files.read(anyOf: ["\(folder.path)/a b é.txt"], for: pick) == here)
    #expect(
      try files.read(anyOf: ["~/c.txt"], for: pick)
        == PickedFile("c.txt", content: Data("home".utf8)))
    #expect(files.path("~/\u{301}x") == folder.path + "/home/\u{301}x")
    #expect(files.path("/\u{301}x") == "/\u{301}x")
  }

  @Test func `reads the first of the paths that leads to something`() throws {
    try folder.add("a b.txt", content: "x")
    let path = TypedPath("'a b.txt'").readings
    #expect(try files.read(anyOf: path, for: FilePick()).name == "a b.txt")
    #expect(problem("nothing.txt") == .noSuchFile("nothing.txt"))
  }

  @Test func `follows links to files, and refuses a link to nothing or to itself`() throws {
    try folder.add("a.txt", content: "x")
    try folder.link("link.txt", to: "a.txt")
    try folder.link("loop.txt", to: "loop.txt")
    try folder.link("gone.txt", to: "nowhere")
    #expect(try files.read(anyOf: ["link.txt"], for: FilePick()).content == Data("x".utf8))
    #expect(problem("gone.txt") == .noSuchFile("gone.txt"))
    guard case .unreadable("loop.txt", let reason)? = problem("loop.txt") else {
      Issue.record("\(problem("loop.txt") as Any)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `refuses folders, pipes and devices without opening them`() throws {
    let pipe = folder.path + "/pipe.txt"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(problem("home") == .isFolder("home"))
    #expect(problem("pipe.txt") == .rejected(.notAFile("pipe.txt")))
    #expect(problem("/dev/zero") == .rejected(.notAFile("zero")))
    errno = EACCES
    #expect(problem("a\u{0}b") == .noSuchFile("a\u{0}b"))
  }

  @Test("refuses a kind that is not wanted, and what is too large, before reading it")
  func unfit() throws {
    try folder.add("a.exe", content: "x")
    try folder.add("b.txt", content: "123456789")
    let pick = FilePick([.text], mostBytes: 8)
    #expect(
      problem("a.exe", pick) == .rejected(.wrongKind("a.exe", extensions: ["txt", "md", "csv"])))
    #expect(problem("b.txt", pick) == .rejected(.tooLarge("b.txt", bytes: 9, most: 8)))
    let huge = folder.path + "/huge.txt"
    try folder.add("huge.txt")
    try #require(truncate(huge, 1 << 40) == 0)
    #expect(problem("huge.txt", pick) == .rejected(.tooLarge("huge.txt", bytes: 1 << 40, most: 8)))
  }

  #if os(Linux)
    @Test func `reads no more than may be picked of a file that says that it is empty`() {
      let pick = FilePick(mostBytes: 3)
      guard
        case .rejected(.tooLarge("version", let bytes, most: 3))? = problem("/proc/version", pick)
      else {
        Issue.record("\(problem("/proc/version", pick) as Any)")
        return
      }
      #expect(bytes > 3)
    }
  #endif

  @Test func `knows folders and ordinary files, by their links too, and nothing else`() throws {
    try folder.add("a.txt")
    try folder.add("b", isFolder: true)
    try folder.link("c", to: "b")
    try folder.link("d.txt", to: "nowhere")
    try #require(mkfifo(folder.path + "/e.txt", 0o600) == 0)
    let found = files.entries(of: "", beginning: "").sorted { $0.name < $1.name }
    #expect(found.map(\.shown) == ["a.txt", "b/", "c/", "home/"])
    #expect(files.entries(of: "", beginning: "a").map(\.name) == ["a.txt"])
    #expect(files.entries(of: "nowhere/", beginning: "").isEmpty)
    #expect(files.entries(of: "a.txt/", beginning: "").isEmpty)
    #expect(files.entries(of: "~/..", beginning: "").count == found.count)
  }
}
