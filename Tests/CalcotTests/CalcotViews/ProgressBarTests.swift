import Calcot
import CalcotViews
import Testing

@MainActor
struct ProgressBarTests {
  private func shown(_ bar: ProgressBar) -> ProgressValue? {
    let shown = Shown { bar }
    guard case .progress(let value)? = shown.content.body.first?.kind else { return nil }
    return value
  }

  @Test(
    "shows how much of the total is done",
    arguments: [(0.0, 4.0, 0.0, "0%"), (1, 4, 0.25, "25%"), (4, 4, 1, "100%")])
  func fraction(_ value: Double, _ total: Double, _ fraction: Double, _ percentage: String) {
    let shown = shown(ProgressBar("Copying", value: value, total: total))
    #expect(shown?.fraction == fraction)
    #expect(shown?.percentage == percentage)
    #expect(shown?.label == "Copying")
  }

  @Test func `says 100% only when all is done`() {
    #expect(shown(ProgressBar("Copying", value: 999, total: 1_000))?.percentage == "99%")
  }

  @Test(
    "stays between its ends, whatever it is given",
    arguments: [
      (-1.0, 2.0, 0.0), (3, 2, 1), (1, 0, 0), (1, -1, 0), (.nan, 1, 0), (1, .nan, 0),
      (.infinity, 1, 1), (.infinity, .infinity, 0), (-.infinity, 1, 0),
    ])
  func hostileValues(_ value: Double, _ total: Double, _ fraction: Double) {
    #expect(shown(ProgressBar("Copying", value: value, total: total))?.fraction == fraction)
  }

  @Test func `counts things`() {
    #expect(shown(ProgressBar("Copying", value: 55, total: 110))?.fraction == 0.5)
  }
}
