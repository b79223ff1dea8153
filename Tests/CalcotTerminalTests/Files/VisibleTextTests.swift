import CalcotContent
import CalcotTerminal
import Testing

struct VisibleTextTests {
  @Test func `spells out what controls a terminal or turns the order of reading round`() {
    #expect(VisibleText.of("a\u{1B}[2Jb") == "a\\u{1B}[2Jb")
    #expect(VisibleText.of("a\nb\tc\r") == "a\\nb\\tc\\r")
    #expect(VisibleText.of("a\r\nb") == "a\\r\\nb")
    #expect(VisibleText.of("gpj\u{202E}.exe") == "gpj\\u{202E}.exe")
    #expect(VisibleText.of("\u{9B}31m\u{7F}\u{2028}") == "\\u{9B}31m\\u{7F}\\u{2028}")
  }

  @Test("keeps the line breaks of a text of several lines, and spells out its other controls")
  func lines() {
    #expect(VisibleText.ofLines("a\n\n\u{1B}[2Jb\r\nc\n") == "a\n\n\\u{1B}[2Jb\nc\n")
  }

  @Test("leaves every writing as it is", arguments: ["résumé", "漢字", "👨‍👩‍👧 e\u{301}", "עברית", "कि"])
  func plain(_ text: String) {
    #expect(VisibleText.of(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }
}
