import Calcot
import CalcotTerminal
import CalcotViews
import Testing

@Suite("Long lists in the terminal")
@MainActor
struct LongListTests {
  @Test func `each Up goes to the row before, also where rows take two lines`() {
    let screen = Screen("Runners") {
      List(1...12, id: \.self) { number in
        Row("Runner \(number)", detail: "a detail that is long") {}
      }
    }
    var stage = Stage(screen, columns: 24, rows: 9)
    stage.press(.end)
    #expect(stage.focused == "Runner 12")
    for number in (1...11).reversed() {
      stage.press(.up)
      #expect(stage.focused == "Runner \(number)")
    }
  }
}
