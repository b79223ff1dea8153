import CalcotContent
import CalcotTesting
import Testing

@testable import Calcot

@Suite("The phases of screens")
@MainActor
struct LifecycleTests {
  let flows = NestedFlows()

  private func phases(of body: () -> Void) -> [String] {
    flows.phases.values = []
    body()
    return flows.phases.values
  }

  @Test func `of a push: what is under it is covered before it is made and shown`() {
    #expect(
      phases { flows.outer.navigation.push("a") } == ["home covered", "a made", "a shown"])
  }

  @Test func `of a pop: the screen is covered and ended before the other is shown`() {
    flows.outer.navigation.push("a")
    #expect(phases { flows.outer.navigation.pop() } == ["a covered", "a ended", "home shown"])
  }

  @Test func `of a replacement`() {
    flows.outer.navigation.push("a")
    #expect(
      phases { flows.outer.navigation.replaceTop(with: "b") } == [
        "a covered", "a ended", "b made", "b shown",
      ])
  }

  @Test func `of a modal: what it covers is covered`() {
    #expect(
      phases { flows.outer.navigation.present("a") } == ["home covered", "a made", "a shown"])
    #expect(phases { flows.outer.navigation.dismiss() } == ["a covered", "a ended", "home shown"])
  }

  @Test func `of several at once: those on top end first, those below are made first`() {
    #expect(
      phases { flows.outer.navigation.setStack(["home", "a", "b"]) } == [
        "home covered", "a made", "b made", "b shown",
      ])
    #expect(
      phases { flows.outer.navigation.popToRoot() } == [
        "b covered", "b ended", "a ended", "home shown",
      ])
  }

  @Test func `of a change under a modal: nothing is shown or covered`() {
    flows.outer.navigation.push("mid")
    flows.outer.navigation.present("over")
    #expect(phases { flows.middle.navigation.push("b") } == ["b made"])
  }

  @Test
  func `are told to each observer of a scope as code of the screen that has added the observer`()
    throws
  {
    let told = Recorder<String>()
    let scope = try #require(flows.scope("home"))
    _ = scope.run {
      scope.phaseDidChange.add {
        told.values.append("\($0.rawValue) \(Scope.current === scope)")
      }
    }
    scope.phaseDidChange.add { _ in #expect(Scope.current == nil) }
    flows.outer.navigation.push("a")
    flows.outer.navigation.pop()
    flows.app.end()
    #expect(told.values == ["covered true", "shown true", "covered true", "ended true"])
  }
}

@Suite("The phases of screens in containers")
@MainActor
struct ContainerLifecycleTests {
  let house = FlowHouse()
  let phases = Recorder<String>()

  private func started(_ route: FlowRoute) -> CalcotApp {
    let app = house.start(route)
    app.lifecycle.add { [phases] in phases.values.append("\($0.screen.route) \($0.phase)") }
    return app
  }

  private func phases(of body: () -> Void) -> [String] {
    phases.values = []
    body()
    return phases.values
  }

  @Test func `of another tab: one is covered and the other shown, and neither is made`() throws {
    let app = started(.tabs(0))
    let tabs = try #require(house.members[1] as? TabMember)
    #expect(
      phases { tabs.navigation.select(.stack(1)) } == ["page 0 covered", "page 1 shown"])
    #expect(
      phases { tabs.navigation.select(.stack(0)) } == ["page 1 covered", "page 0 shown"])
    #expect(app.tree.shown.count == 1)
  }

  @Test func `of the selected tab, tapped again: it goes back to its root`() throws {
    let app = started(.tabs(0))
    let tabs = try #require(house.members[1] as? TabMember)
    let visible = try #require(app.tree.visible)
    let stack = try #require(house.members[visible.flow.rawValue] as? StackMember)
    stack.navigation.push(.page(7))
    #expect(phases { tabs.navigation.select(.stack(0)) } == [])
    let container = try #require(app.tree.container(of: FlowID(rawValue: 1))?.id)
    #expect(
      phases { app.send(.select(0, in: container)) } == [
        "page 7 covered", "page 7 ended", "page 0 shown",
      ])
  }

  @Test func `of a split that becomes narrow and wide: its other side is covered and shown`() {
    let app = started(.split(4))
    #expect(app.tree.shown.count == 2)
    #expect(phases { app.send(.resize(isNarrow: true)) } == ["page 4 covered"])
    #expect(app.tree.shown.count == 1)
    #expect(phases { app.send(.resize(isNarrow: false)) } == ["page 4 shown"])
  }

  @Test func `of a narrow split: Back leads from the second side to the first`() throws {
    let app = started(.split(4))
    let split = try #require(house.members[1] as? SplitMember)
    app.send(.resize(isNarrow: true))
    #expect(
      phases { split.navigation.show(.page(8)) } == [
        "page 4 covered", "page 4 ended", "page 8 made", "page 8 shown",
      ])
    let visible = try #require(app.tree.visible)
    #expect(
      phases { app.send(.back(from: visible.id)) } == ["page 8 covered", "page 4 shown"])
    #expect(split.navigation.side == .primary)
  }
}
