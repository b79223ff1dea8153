import Calcot
import CalcotTesting
import Testing

@MainActor
struct DecomposeSampleTests {
  let clock = ManualClock()
  let app: TestApp

  init() { app = TestApp(SampleCoordinator(clock: clock), routes: sampleRoutes) }

  private func tick() async {
    await app.settle()
    clock.advance(by: .seconds(1))
    await app.settle()
  }

  @Test func `each tab keeps its stack, and the user's second tap on it goes to its root`() {
    app.tap("Counters")
    app.tap("Next")
    app.tap("Next")
    app.tap("Menu")
    app.expect("Samples")
    app.tap("Counters")
    app.expect("Counter 2")
    app.tap("Previous")
    app.expect("Counter 1")
    app.tap("Counters")
    app.expect("Counter 0")
  }

  @Test func `a counter counts on under others, and is restored`() async throws {
    await app.tap("Counters")
    await tick()
    await app.tap("Next")
    await tick()
    app.expect("Count 1")
    await app.back()
    app.expect("Count 2")
    let state = try app.app?.savedState()
    let again = TestApp(
      SampleCoordinator(clock: clock), routes: sampleRoutes, restoring: state)
    again.expect("Counter 0", "Count 2")
  }

  @Test func `a slot holds one modal, and the same one when it is asked for again`() {
    let coordinator = CountersCoordinator(clock: clock)
    let app = TestApp(coordinator)
    app.tap("Info")
    let first = app.tree
    coordinator.showInfo(0)
    #expect(app.tree == first)
    coordinator.showInfo(7)
    #expect(app.tree?.description == "base: counter(0)\nhalfSheet: info(7)")
    app.expect("The count was 7.")
    app.dismiss()
    app.expect("Counter 0")
  }

  @Test func `pages cover the tabs, turn, and close`() {
    app.tap("Pages")
    app.expect("Picture 1", "Page 1 of 3")
    app.expectNot("Menu")
    app.tap("Next")
    app.turnPage(forward: true)
    app.expect("Picture 3")
    app.tap("Close")
    app.expect("Samples", "‹Menu›")
  }

  @Test func `a card goes to the bottom of its stack alive`() throws {
    app.tap("Cards")
    app.tap("Add")
    app.tap("Add")
    let before = try #require(app.tree?.screens.map(\.id))
    app.tap("Swipe")
    app.expect("Card 2")
    #expect(Set(app.tree?.screens.map(\.id) ?? []) == Set(before))
    app.tap("Remove")
    app.expect("Card 1")
    app.tap("Remove")
    app.expect("Card 3")
  }

  @Test func `the list marks the open article, which opens its author over itself`() {
    app.tap("Articles")
    app.expect("Choose an article")
    app.expectNot("open")
    app.tap("Fire")
    app.expect("About Fire", "Fire open")
    app.tap("Sauce")
    app.expect("About Sauce", "Sauce open")
    app.expectNot("Fire open")
    app.tap("Author")
    app.expect("Pia", "Sauce open")
    app.back()
    app.expect("About Sauce")
  }

  @Test func `links lead to an article and to a page, and have a way back`() {
    #expect(app.open("/articles/1") == .done)
    app.expect("About Fire", "Fire open", "‹Articles›")
    #expect(app.open("/pages/3") == .done)
    app.expect("Picture 3")
    app.back()
    app.expect("About Fire")
    #expect(sampleRoutes.problems == [])
  }
}
