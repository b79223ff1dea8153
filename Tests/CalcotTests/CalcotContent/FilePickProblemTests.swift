import CalcotContent
import CalcotTree
import Testing

struct FilePickProblemTests {
  @Test("is said in the user's language, in which a file's name is never taken for a placeholder")
  func words() {
    var words = HostWords()
    words.problems.nonePicked = "Keine."
    words.problems.tooMany = "%1, höchstens %2."
    words.problems.tooLarge = "%1: höchstens %2."
    words.problems.wrongKind = "%1: nur %2."
    words.problems.notAFile = "%1: keine Datei."
    let problems: [FilePickProblem] = [
      .nonePicked, .tooMany(4, most: 2), .tooLarge("a %2.txt", bytes: 3_000, most: 2_048),
      .wrongKind("a.exe", extensions: ["txt", "md"]), .notAFile("home"),
      .notAFile("a\u{1B}[2J\u{202E}"),
    ]
    #expect(
      problems.map { $0.text(words) } == [
        "Keine.", "4, höchstens 2.", "a %2.txt: höchstens 2 KB.", "a.exe: nur txt, md.",
        "home: keine Datei.", #"a\u{1B}[2J\u{202E}: keine Datei."#,
      ])
  }

  @Test func `a translation has its values in any order`() {
    #expect("%2 of %1".filled("a", 7) == "7 of a")
    #expect("%1 %1".filled("%2", "b") == "%2 %2")
  }
}
