import CalcotText
import Testing

struct FiguresTests {
  @Test(arguments: [
    (0, "0 files"), (1, "1 file"), (999, "999 files"), (1_000, "1,000 files"),
    (1_234_567, "1,234,567 files"), (-1_234, "-1,234 files"),
  ])
  func `a number has its noun`(number: Int, text: String) {
    #expect(Counted(number, "file").text == text)
  }

  @Test func `a noun that ends in y has its plural`() {
    #expect(Counted(1, "factory").text == "1 factory")
    #expect(Counted(2, "factory").text == "2 factories")
  }

  @Test(arguments: [(0.0, "0.00"), (1.005, "1.00"), (0.176, "0.18"), (-1.0, "?"), (.nan, "?")])
  func `seconds have two digits behind the point`(number: Double, text: String) {
    #expect(Hundredths(number).text == text)
  }

  @Test(arguments: [(0.0, 0), (0.956, 96), (1.5, 100), (-1.0, 0), (.nan, 0)])
  func `a confidence is whole percents`(confidence: Double, percent: Int) {
    #expect(Percent(confidence).number == percent)
  }
}
