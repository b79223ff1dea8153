import Calcot
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

  @Test func `takes an end of a name in any case`() {
    #expect(FileKind("PDF").covers("a.pdf"))
    #expect(FileKind("tar.gz").extensions == ["tar.gz"])
  }

  @Test(arguments: [
    ("a/b/me.png", "me.png"), ("C:\\fakepath\\me.png", "me.png"), ("../../etc/passwd", "passwd"),
    ("me.png/", "me.png"), ("", "file"), ("///", "file"), ("..\\..", ".."),
  ])
  func `names a file without its folders`(_ path: String, _ name: String) {
    #expect(PickedFile(path, content: Data()).name == name)
  }

  @Test func `says which file is not accepted, and why`() {
    let pick = FilePick([.text, .pdf], most: 2, mostBytes: 10)
    #expect(pick.problem(with: [file("a.txt", bytes: 10), file("b.pdf")]) == nil)
    #expect(pick.problem(with: []) == "no file was picked")
    #expect(
      pick.problem(with: [file("a.txt"), file("b.txt"), file("c.txt")])
        == "3 files were picked, and 2 at most")
    #expect(
      pick.problem(with: [file("a.txt"), file("b.txt", bytes: 11)])
        == "b.txt has 11 bytes, and may have 10")
    #expect(
      pick.problem(with: [file("a.exe")])
        == "a.exe is none of the kinds that can be picked: txt, md, csv, pdf")
  }

  @Test func `accepts every kind where none is named, and one file at least`() {
    let pick = FilePick(most: 0)
    #expect(pick.most == 1)
    #expect(pick.mostBytes == 10 * 1_024 * 1_024)
    #expect(pick.problem(with: [file("anything")]) == nil)
  }
}
