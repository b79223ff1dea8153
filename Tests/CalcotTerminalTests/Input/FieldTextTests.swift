import Testing

@testable import CalcotTerminal

struct FieldTextTests {
  private func after(_ text: String, _ caret: Int, _ keys: Key...) -> FieldText {
    var field = FieldText(text, caret: caret)
    for key in keys { _ = field.handle(key) }
    return field
  }

  @Test func `keys edit at the caret, a character that the user sees at a time`() {
    #expect(after("ac", 1, .character("b")) == FieldText("abc", caret: 2))
    #expect(after("ab👍🏽", 3, .backspace) == FieldText("ab", caret: 2))
    #expect(after("👨‍👩‍👧b", 0, .delete) == FieldText("b", caret: 0))
    #expect(after("e", 1, .character("\u{301}")) == FieldText("e\u{301}", caret: 1))
    #expect(after("ab", 0, .left, .backspace) == FieldText("ab", caret: 0))
    #expect(after("ab", 2, .right, .delete) == FieldText("ab", caret: 2))
    #expect(after("ab cd ", 6, .control("w")) == FieldText("ab ", caret: 3))
    #expect(after("abcd", 2, .control("u")) == FieldText("cd", caret: 0))
    #expect(after("abcd", 2, .control("k")) == FieldText("ab", caret: 2))
    #expect(after("abcd", 2, .home, .character("x"), .end) == FieldText("xabcd", caret: 5))
  }

  @Test func `a paste is one line without controls`() {
    #expect(after("ad", 1, .paste("b\nc\u{7}\t")) == FieldText("ab c d", caret: 5))
  }

  @Test func `keys that mean nothing in a field are left to others`() {
    var field = FieldText("a")
    for key in [Key.up, .down, .tab, .enter, .escape, .pageUp, .control("x")] {
      let isUsed = field.handle(key)
      #expect(!isUsed)
    }
    #expect(field == FieldText("a"))
  }

  @Test(
    "the caret keeps its neighbours when the app rewrites the text",
    arguments: [
      ("ab1", 3, "ab", 2), ("hello", 5, "HELLO", 5), ("1234", 4, "12 34", 5), ("abc", 1, "abcd", 1),
      ("abc", 3, "", 0), ("", 0, "abc", 3), ("abcdef", 3, "xyabcdef", 5), ("aXb", 2, "ab", 1),
    ])
  func rewritten(_ old: String, _ caret: Int, _ new: String, _ expected: Int) {
    #expect(FieldText(old, caret: caret).caret(in: new) == expected)
  }

  @Test(
    "places in a text are found alike by bytes and by characters",
    arguments: [
      "", "plain text", "two\nlines", "a\r\nb", "çé漢", "e\u{301}x", "👩‍👩‍👧 and", "мир и\u{306} мир",
      "漢字か\u{3099}x", "ג\u{5B0}ב", "größe\u{200D}👩", "한\u{11A8}글", "x\u{308}",
    ])
  func places(_ text: String) {
    #expect(text.characterCount == text.count)
    #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.of($1) })
    for start in 0...text.count {
      for end in start...text.count + 2 {
        #expect(text.characters(start..<end) == text.dropFirst(start).prefix(end - start))
      }
    }
  }
}
