import CalcotTerminal
import CalcotTesting
import Testing

struct TypedPathTests {
  @Test(
    "the text that a terminal pastes for a dropped file is read as the file's path",
    arguments: [
      ("/a/b.txt", "/a/b.txt"),
      (" /a/b.txt \n", "/a/b.txt"),
      ("'/a/my photo.png'", "/a/my photo.png"),
      ("'/a/it'\\''s.png' ", "/a/it's.png"),
      ("\"/a/my \\\"photo\\\".png\"", "/a/my \"photo\".png"),
      ("/a/my\\ photo\\(1\\).png", "/a/my photo(1).png"),
      ("/a/ends\\ ", "/a/ends "),
      ("file:///a/my%20r%C3%A9sum%C3%A9.pdf", "/a/my résumé.pdf"),
      ("file://localhost/a", "/a"),
      ("C:\\notes", "C:\\notes"),
      ("'", "'"), ("\\", "\\"), ("", ""), ("   ", ""),
    ])
  func pasted(_ text: String, _ path: String) {
    #expect(TypedPath.pasted(text) == path)
  }

  @Test(
    "an address that is not of a local file stays as it is",
    arguments: [
      "file://elsewhere/a", "file:///a%", "file:///a%2", "file:///a%zz", "file:///a%00b",
      "file:///a%ff", "file://",
    ])
  func foreign(_ text: String) {
    #expect(TypedPath.pasted(text) == text)
    #expect(TypedPath(text).readings == [text])
  }

  @Test func `a typed path is tried as it stands first, and then without quotes and escapes`() {
    #expect(TypedPath("a b").readings == ["a b"])
    #expect(TypedPath("a\\ b").readings == ["a\\ b", "a b"])
    #expect(TypedPath("'a b' ").readings == ["'a b' ", "a b"])
    #expect(TypedPath("''").readings == ["''"])
  }

  @Test func `a path is split into the path of a folder and a name`() {
    #expect(TypedPath.parts(of: "a/b/c") == ("a/b/", "c"))
    #expect(TypedPath.parts(of: "/") == ("/", ""))
    #expect(TypedPath.parts(of: "c") == ("", "c"))
    #expect(TypedPath.parts(of: "") == ("", ""))
  }

  @Test func `a path is read in the cost of its length, also one of flags`() {
    let times = [1_000, 16_000].map { count in
      let path = String(repeating: "🇦🇩", count: count)
      return ThreadTime.leastOfTen { _ = TypedPath.pasted(path) }
    }
    #expect(times[1] < times[0] * 100, "16 times as long: \(times)")
  }
}
