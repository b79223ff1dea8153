import Calcot
import Testing

@Suite("A report on standard error")
struct StandardErrorTests {
  @Test func `has no line that looks like another report, whatever a user's text in it is`() {
    #expect(standardErrorText(of: "one\nERROR forged") == "Calçot: one\n  ERROR forged\n")
  }

  @Test func `does nothing to the terminal in which it is read`() {
    let text = standardErrorText(of: "a\u{1B}[2Jb\u{7F}\u{9B}c\rd\u{2028}e")
    #expect(text == "Calçot: a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c\u{FFFD}d\u{FFFD}e\n")
  }

  @Test func `is cut if it is very long`() {
    #expect(standardErrorText(of: String(repeating: "a", count: 100_000)).count < 10_100)
  }
}
