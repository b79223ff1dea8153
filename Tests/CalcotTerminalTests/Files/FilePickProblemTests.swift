import Calcot
import CalcotTerminal
import Testing

@Suite("FilePickProblem")
struct FilePickProblemTests {
  @Test("is said in the words of the user's language, and moves no terminal")
  func words() {
    var words = TerminalWords()
    words.nonePicked = "Keine."
    words.tooMany = "%1, höchstens %2."
    words.tooLarge = "%1: %2, höchstens %3."
    words.wrongKind = "%1: nur %2."
    words.notOrdinary = "%1: keine Datei."
    let problems: [FilePickProblem] = [
      .nonePicked, .tooMany(4, most: 2), .tooLarge("a\u{1B}[2J.txt", bytes: 9, most: 8),
      .wrongKind("a.exe", extensions: ["txt", "md"]), .notAFile("home"),
    ]
    let texts = problems.map { $0.text(words) }
    #expect(texts[0...1] == ["Keine.", "4, höchstens 2."])
    #expect(texts[2].hasSuffix(": 9, höchstens 8.") && !texts[2].contains("\u{1B}"))
    #expect(texts[3...4] == ["a.exe: nur txt, md.", "home: keine Datei."])
  }
}
