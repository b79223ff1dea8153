import Calcot
import CalcotContent
import CalcotTesting
import Testing

/// What the counter does for its user. The bridge from RxSwift runs the same tests.
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
    await counter.app.tap("Thanks")
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
    #expect(events.map(\.screen) == [counter.app.tree?.visible?.id])
    guard case .handled? = events.first?.disposition else {
      Issue.record("the step was not handled")
      return
    }
  }

  @Test func `goes on from where it was after a restart`() async throws {
    let first = CounterApp()
    await first.addOne(times: 7)
    let state = try first.savedState()
    first.app.end()
    let second = CounterApp(restoring: state)
    second.app.expect("7")
    await second.addOne()
    second.app.expect("8")
  }

  @Test func `does not congratulate again for what was reached before the restart`() async throws {
    let first = CounterApp()
    await first.addOne(times: 50)
    let second = CounterApp(restoring: try first.savedState())
    await second.app.settle()
    second.app.expect("50")
    #expect(second.app.tree?.dialog == nil)
    await second.addOne(times: 50)
    second.app.expect("You tapped 100 times.")
  }

  @Test func `is released with everything that flows in it`() async {
    let counter = CounterApp()
    await counter.addOne(times: 3)
    let streams = counter.streams.map { Weak(object: $0) }
    #expect(!streams.isEmpty)
    #expect(!streams.contains { $0.object == nil })
    counter.app.end()
    #expect(!streams.contains { $0.object != nil })
  }
}

private struct Weak {
  weak var object: AnyObject?
}
