import CalcotTerminal
import CalcotTesting
import Testing

struct TextLayoutTests {
  @Test(
    "a text that is too long ends in an ellipsis",
    arguments: [
      ("calçot", 6, "calçot"), ("calçots", 6, "calço…"), ("漢字漢", 6, "漢字漢"), ("漢字漢字", 6, "漢字…"),
      ("a漢字", 4, "a漢…"), ("漢字", 2, "…"), ("漢字", 1, "…"), ("abc", 0, ""), ("abc", -1, ""),
      ("e\u{301}e\u{301}", 1, "…"), ("", 3, ""),
    ])
  func truncates(_ text: String, _ width: Int, _ expected: String) {
    #expect(TextLayout.truncated(text, to: width) == expected)
  }

  @Test(
    "a text is broken at spaces, and inside a word only where it must be",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
      ("", 5, [""]), ("one\n\ntwo", 5, ["one", "", "two"]), ("a\r\nb", 5, ["a", "b"]),
      ("abcdefgh i", 3, ["abc", "def", "gh", "i"]), ("a  b", 5, ["a  b"]),
      ("aaa  bbb", 4, ["aaa", "bbb"]),
      ("漢字漢字", 5, ["漢字", "漢字"]), ("a 漢字", 4, ["a", "漢字"]), ("漢a", 1, ["a"]), ("漢", 1, [""]),
      ("  in", 4, ["  in"]), ("one two ", 7, ["one two"]), ("abc", 0, [""]),
    ])
  func wraps(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(TextLayout.wrapped(text, to: width) == expected)
  }

  @Test func `no line of random text is too wide, and no word is lost`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let characters = "ab 漢👍 \n\r\né\u{200B}"
      let text = String((0..<60).map { _ in characters.randomElement(using: &generator) ?? "a" })
      let width = Int.random(in: 2...20, using: &generator)
      let lines = TextLayout.wrapped(text, to: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "seed \(seed)")
      #expect(
        lines.joined().filter { $0 != " " } == text.filter { $0 != " " && !$0.isNewline },
        "seed \(seed)")
      #expect(lines.count > text.filter(\.isNewline).count, "seed \(seed)")
    }
  }
}
