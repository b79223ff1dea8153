import Calcot
import CalcotContent
import CalcotTesting
import Localization
import Testing

@testable import Counter

@MainActor
@Suite struct CounterScreenTests {
  @Test func `shows 0 at once, and nobody is congratulated`() async {
    let counter = CounterApp()
    let first = """
      screen "Counter"
        figure "0"
        button "Add one" main
      """
    #expect(counter.app.content?.description == first)
    await counter.app.settle()
    #expect(counter.app.content?.description == first)
    #expect(counter.app.tree?.dialog == nil)
  }

  @Test func `adds one within the turn of the tap`() {
    let counter = CounterApp()
    counter.app.tap("Add one")
    counter.app.expect("1")
    counter.app.tap("Add one")
    counter.app.expect("2")
  }

  @Test func `congratulates at each multiple of 50, and only there`() async {
    let counter = CounterApp()
    await counter.addOne(times: 49)
    counter.app.expect("49")
    #expect(counter.app.tree?.dialog == nil)
    await counter.addOne()
    counter.app.expect("Great job, superstar!", "You tapped 50 times.")
    counter.app.tap("Thanks")
    await counter.addOne()
    counter.app.expect("51")
    #expect(counter.app.tree?.dialog == nil)
    await counter.addOne(times: 49)
    counter.app.expect("You tapped 100 times.")
  }

  @Test func `says by one step of the screen that a multiple of 50 was reached`() async {
    let counter = CounterApp()
    var events: [StepEvent] = []
    counter.app.app?.steps.add { events.append($0) }
    await counter.addOne(times: 50)
    #expect(events.map { $0.step as? CounterStep } == [.multipleOf50Reached(.fifty)])
    #expect(events.map(\.screen) == [counter.app.tree?.visible?.id])
    guard case .handled? = events.first?.disposition else {
      Issue.record("the step was not handled")
      return
    }
  }

  @Test(arguments: [
    (Language.english, "You tapped 1,050 times."), (.german, "Du hast 1.050-mal getippt."),
    (.spanish, "Has tocado 1050 veces."),
  ])
  func `congratulates in the person's language`(_ language: Language, _ text: String) throws {
    let count = try #require(Count(1_050))
    #expect(CounterTexts(language: language).tapped(count) == text)
  }

  @Test(arguments: Language.allCases)
  func `can be used in every language`(_ language: Language) {
    let texts = CounterTexts(language: language)
    let counter = CounterApp(language: language)
    counter.app.tap(texts.addOne)
    counter.app.expect(texts.counter, "1")
  }

  @Test func `is released with everything that flows in it`() async throws {
    let counter = CounterApp()
    await counter.addOne(times: 3)
    weak var label: AnyObject?
    weak var count: AnyObject?
    weak var action: AnyObject?
    do {
      let outputs = try #require(counter.outputs)
      (label, count, action) = (outputs.label, outputs.count, outputs.addOne)
    }
    #expect(label != nil && count != nil && action != nil)
    counter.app.end()
    counter.app.expectReleased()
    #expect(label == nil && count == nil && action == nil)
  }
}

extension Count {
  static var fifty: Count { (0..<50).reduce(Count()) { count, _ in count.next } }
}
