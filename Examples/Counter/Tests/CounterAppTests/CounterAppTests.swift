import Calcot
import CalcotExploration
import CalcotTesting
import Testing

@testable import CounterApp

@MainActor
struct CounterAppTests {
  @Test func `starts at 0, and congratulates nobody on it`() async {
    let app = TestApp(CounterFlow())
    await app.settle()
    app.expect("0")
    app.expectNot("🍻 Great job superstar!")
  }

  @Test func `congratulates at each multiple of 50, and only there`() async {
    let app = TestApp(CounterFlow())
    for _ in 1...49 { await app.tap("Tap") }
    app.expect("49")
    await app.tap("Tap")
    app.expect("🍻 Great job superstar!", "You tapped 50 times!")
    await app.tap("Dismiss")
    await app.tap("Tap")
    app.expect("51")
    app.expectNot("🍻 Great job superstar!")
    app.expectReleased()
  }

  @Test func `a step is answered by an alert, which needs no app`() {
    let alert = CounterFlow().navigate(to: .reachedMultipleOf50(count: 100))
    #expect(
      alert
        == .alert(
          "🍻 Great job superstar!", message: "You tapped 100 times!", dismiss: "Dismiss"))
  }

  @Test func `holds whatever the user does`() async {
    await explore(Exploration(limits: .init(steps: 200))) { TestApp(CounterFlow()) }
  }
}
