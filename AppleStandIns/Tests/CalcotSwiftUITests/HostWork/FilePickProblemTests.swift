import CalcotSwiftUI
import Testing

import Calcot

@Suite struct FilePickProblemTests {
  @Test func `is said in the words of the user's language`() {
    var words = AppleWords()
    words.nonePicked = "Keine"
    words.tooMany = "%1, höchstens %2"
    words.tooLarge = "%1: %2, höchstens %3"
    words.wrongKind = "%1: nur %2"
    words.notAFile = "%1: keine Datei"
    let problems: [FilePickProblem] = [
      .nonePicked, .tooMany(4, most: 2), .tooLarge("a %2.txt", bytes: 9, most: 8),
      .wrongKind("a.exe", extensions: ["txt", "md"]), .notAFile("home"),
    ]
    #expect(
      problems.map { $0.text(words) } == [
        "Keine", "4, höchstens 2", "a %2.txt: 9, höchstens 8", "a.exe: nur txt, md",
        "home: keine Datei",
      ])
  }
}
