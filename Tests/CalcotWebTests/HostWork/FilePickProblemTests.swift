import Calcot
import CalcotWeb
import Testing

@Suite struct FilePickProblemTests {
  @Test func `is said in the words of the user's language`() {
    var words = WebWords()
    words.nonePicked = "Keine."
    words.tooManyFiles = "%1, höchstens %2."
    words.fileTooLarge = "%1: höchstens %2."
    words.wrongKind = "%1: nur %2."
    let problems: [FilePickProblem] = [
      .nonePicked, .tooMany(4, most: 2), .tooLarge("a %2.txt", bytes: 3_000, most: 2_048),
      .wrongKind("a.exe", extensions: ["txt", "md"]),
    ]
    #expect(
      problems.map { $0.text(words) } == [
        "Keine.", "4, höchstens 2.", "a %2.txt: höchstens 2 KB.", "a.exe: nur txt, md.",
      ])
  }
}
