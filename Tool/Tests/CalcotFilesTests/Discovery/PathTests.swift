import CalcotFiles
import Testing

struct PathTests {
  @Test(arguments: [
    ("a/b", "/w/a/b"), ("./a//b/", "/w/a/b"), ("../a", "/a"), ("/x/../y", "/y"), (".", "/w"),
    ("../../..", "/"),
  ])
  func `a path is made absolute without looking at links`(path: String, absolute: String) {
    #expect(Path(path).absolute(in: "/w") == Path(absolute))
  }

  @Test(arguments: [
    ("/w/a", "/w", "a"), ("/w", "/w", ""), ("/wide", "/w", nil), ("/w", "/w/a", nil),
    ("/a/b", "/", "a/b"),
  ])
  func `a path is relative to a folder that it lies in`(
    path: Path, folder: Path, expected: Path?
  ) {
    #expect(path.relative(to: folder) == expected)
  }

  @Test func `bytes that are not UTF-8 are shown by their numbers`() {
    #expect(Path(bytes: [0x61, 0xE9, 0x2F, 0xC3, 0xA9, 0xF0, 0x9F]).text == "a\\xE9/é\\xF0\\x9F")
  }

  @Test func `the bytes after a zero byte are no part of a path`() {
    #expect(Path("a\0b") == "a")
  }
}
