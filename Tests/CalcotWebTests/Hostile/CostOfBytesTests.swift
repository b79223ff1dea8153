import CalcotTree
import Testing

@testable import CalcotWeb

/// The rule that the texts of clients cost a time in proportion to their length; that all that reads them does
/// is counted by `Scripts/count-instructions --bytes`.
@Suite("What a client sends")
struct CostOfBytesTests {
  @Test func `is stream-safe text that says the same`() {
    let marks = String(repeating: "\u{0316}\u{0301}", count: 40)
    for text in ["", "Ångström", "a\u{0301}", "हिन्दी", "👨‍👩‍👧‍👦", String(marks.unicodeScalars.prefix(30))] {
      #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
    }
    let safe = "a\(marks)b".streamSafe
    #expect(
      Array(safe.unicodeScalars.filter { $0 != "\u{034F}" }) == Array("a\(marks)b".unicodeScalars))
    #expect(safe.unicodeScalars.filter { $0 == "\u{034F}" }.count == 2)
    #expect(String(utf8: Array("a\(marks)b".utf8)).map { Array($0.utf8) } == Array(safe.utf8))
  }
}
