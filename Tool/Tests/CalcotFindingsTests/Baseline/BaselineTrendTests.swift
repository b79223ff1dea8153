import CalcotFindings
import Testing

@Suite("The baseline's trend")
struct BaselineTrendTests {
  let points = [
    BaselineTrend.Point(
      date: "2026-09-01", commit: "a1", counts: ["viewmodel-ui": 14, "navigates": 2]),
    BaselineTrend.Point(date: "2026-10-01", commit: "b2", counts: ["viewmodel-ui": 9]),
    BaselineTrend.Point(
      date: "2026-11-22", commit: "", counts: ["viewmodel-ui": 7, "navigates": 3]),
  ]

  @Test("is printed with first, last, difference and a line")
  func table() {
    #expect(
      BaselineTrend(points.reversed()).table() == """
                      2026-09-01  2026-11-22  change
        navigates              2           3      +1  ▆▁█
        viewmodel-ui          14           7      -7  █▆▅
        all                   16          10      -6  █▅▅

        """)
  }

  @Test func `of many points draws the first, the last and some between`() {
    let many = (0..<100).map {
      BaselineTrend.Point(date: "d\(100 + $0)", commit: "", counts: ["r": 100 - $0])
    }
    let row = BaselineTrend(many).table(width: 8).split(separator: "\n")[1]
    #expect(row == "r     100     1     -99  █▇▆▅▄▃▂▂")
  }

  @Test func `grows by a line for a change, and by none without one`() throws {
    var text = ""
    for point in points { text += try trend(text).line(for: point) }
    #expect(
      text == """
        {"date": "2026-09-01", "commit": "a1", "findings": {"navigates": 2, "viewmodel-ui": 14}}
        {"date": "2026-10-01", "commit": "b2", "findings": {"viewmodel-ui": 9}}
        {"date": "2026-11-22", "commit": "", "findings": {"navigates": 3, "viewmodel-ui": 7}}

        """)
    #expect(try trend(text) == BaselineTrend(points))
    #expect(try trend(text).line(for: points[2]) == "")
    #expect(
      BaselineTrend().table()
        == "There is no trend yet: it begins when the baseline changes for the first time.\n")
  }

  @Test func `counts the entries of a baseline`() {
    let baseline = Baseline().accepting([.example("a"), .example("a"), .example("b")])
    let point = BaselineTrend.Point(date: "2026-11-22", commit: "", of: baseline)
    #expect(point.counts == ["a": 2, "b": 1])
  }

  @Test func `that is damaged is refused, with the line`() {
    #expect(
      problem("\n\n{\"date\": }") == "trend.jsonl:3: error: '}' stands where a value is expected")
    #expect(problem("{}").hasPrefix("trend.jsonl:1: error: a point is written as"))
    #expect(
      problem(#"{"date": "d", "findings": {"r": -1}}"#)
        == "trend.jsonl:1: error: the count of 'r' is no number from 0")
  }

  private func trend(_ text: String) throws -> BaselineTrend {
    try BaselineTrend(reading: Array(text.utf8), path: "trend.jsonl")
  }

  private func problem(_ text: String) -> String {
    do { return "\(try trend(text).points.count) points" } catch { return "\(error)" }
  }
}
