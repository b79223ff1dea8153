import CalcotContent
import CalcotTree
import Testing

@testable import CalcotWeb

struct PresentationTests {
  private var presentation = Presentation()

  @Test mutating func `is asked for once, however many changes there are`() {
    let asks = (0..<3).map { _ in presentation.change() }
    #expect(asks == [true, false, false])
    #expect(presentation.isAskedFor)
  }

  @Test mutating func `is not asked for by the changes of a turn`() {
    let isOutermost = presentation.beginTurn()
    let asks = presentation.change()
    #expect(isOutermost && !asks && !presentation.isAskedFor)
  }

  @Test mutating func `belongs to the outermost turn`() {
    let begins = (0..<3).map { _ in presentation.beginTurn() }
    #expect(begins == [true, false, false])
  }

  @Test mutating func `that was asked for comes with the next turn`() {
    let asks = presentation.change()
    let isOutermost = presentation.beginTurn()
    presentation.endTurn()
    #expect(asks && isOutermost && !presentation.isAskedFor)
  }

  @Test mutating func `is asked for anew by a change after the turn`() {
    _ = presentation.beginTurn()
    presentation.endTurn()
    let asks = presentation.change()
    #expect(asks && presentation.isAskedFor)
  }

  @Test mutating func `takes along what was added, once and in its order`() {
    let typed = TypedInput(
      screen: ScreenID(rawValue: 1), field: ElementID("body/Name"), text: "Anna")
    presentation.add([typed])
    presentation.add(.announce("one"))
    presentation.add(.focus("two"))
    let first = presentation.update(WebScene(), after: 7)
    let second = presentation.update(WebScene(), after: 8)
    #expect(first.event == 7 && first.typed.map(\.text) == ["Anna"])
    #expect(first.extras == [.announce("one"), .focus("two")])
    #expect(second.event == 8 && second.typed.isEmpty && second.extras.isEmpty)
  }
}
