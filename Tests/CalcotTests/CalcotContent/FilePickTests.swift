import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@Suite struct FilePickTests {
  private func file(_ name: String, bytes: Int = 1) -> PickedFile {
    PickedFile(name, content: Data(repeating: 0x20, count: bytes))
  }

  @Test(arguments: [
    ("me.png", true), ("ME.JPEG", true), ("a.b.webp", true), ("me.png.exe", false),
    ("png", false), (".png", false), ("me.", false), ("me", false), ("", false),
  ])
  func `knows a photo by how its name ends`(_ name: String, _ isImage: Bool) {
    #expect(FileKind.image.covers(name) == isImage)
  }

  @Test func `reads a name in the cost of its length, also one of flags`() {
    let times = [1_000, 16_000].map { count in
      let name = String(repeating: "🇦🇩", count: count)
      return ThreadTime.leastOfTen { _ = FileKind.image.covers(name) }
    }
    #expect(times[1] < times[0] * 100, "16 times as long: \(times)")
  }

  @Test func `the extension of a file's name is accepted in any case`() {
    #expect(FileKind("PDF").covers("a.pdf"))
    #expect(FileKind("tar.gz").extensions == ["tar.gz"])
  }

  @Test(arguments: [
    ("a/b/me.png", "me.png"), ("C:\\fakepath\\me.png", "me.png"), ("../../etc/passwd", "passwd"),
    ("me.png/", "me.png"), ("", "file"), ("///", "file"), ("..\\..", "file"), ("a/.", "file"),
    ("../\u{301}x", "\u{301}x"), ("a\\\u{20DD}b", "\u{20DD}b"), ("a/\u{200D}b", "\u{200D}b"),
  ])
  func `names a file without its folders`(_ path: String, _ name: String) {
    #expect(PickedFile(path, content: Data()).name == name)
  }

  @Test func `says which file is not accepted, and why`() {
    let pick = FilePick([.text, .pdf], most: 2, mostBytes: 10)
    #expect(pick.problem(with: [file("a.txt", bytes: 10), file("b.pdf")]) == nil)
    for (files, problem, text) in [
      ([], .nonePicked, "no file was picked"),
      (
        [file("a.txt"), file("b.txt"), file("c.txt")], .tooMany(3, most: 2),
        "3 files were picked, and 2 at most"
      ),
      (
        [file("a.txt"), file("b.txt", bytes: 11)], .tooLarge("b.txt", bytes: 11, most: 10),
        "b.txt has 11 bytes, and may have 10"
      ),
      (
        [file("a.exe")], .wrongKind("a.exe", extensions: ["txt", "md", "csv", "pdf"]),
        "a.exe is none of the kinds that can be picked: txt, md, csv, pdf"
      ),
    ] as [([PickedFile], FilePickProblem, String)] {
      #expect(pick.problem(with: files) == problem)
      #expect(problem.description == text)
    }
  }

  @Test func `accepts every kind where none is named, and one file at least`() {
    let pick = FilePick(most: 0)
    #expect(pick.most == 1)
    #expect(pick.mostBytes == 10 * 1_024 * 1_024)
    #expect(pick.problem(with: [file("anything")]) == nil)
  }

  @Test func `reads from JSON only what could be made in code`() throws {
    func read<Value: Decodable>(_ json: String) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }
    let file: PickedFile = try read(#"{"name": "../../etc/passwd", "content": "AQ=="}"#)
    #expect(file == PickedFile("passwd", content: Data([1])))
    let pick: FilePick = try read(
      #"{"kinds": [{"extensions": ["PDF"]}], "most": -3, "mostBytes": 7}"#)
    #expect(pick == FilePick([FileKind("pdf")], most: 1, mostBytes: 7))
    #expect(pick.kinds.first?.covers("a.pdf") == true)
  }
}
