import CalcotViews
import Testing

import CalcotStreams

@testable import Calcot

@Suite("What a flow with a container contributes")
@MainActor
struct ContainerContributionsTests {
  @Test func `shows a tab as the user left it`() {
    let flow = ContainerFlow(TabNavigation<Name>([("a", "A"), ("b", "B")]))
    flow.navigating = { $0 == .saved ? .select("b") : .select("nowhere") }
    let app = CalcotApp(flow)
    #expect(flow.send(.saved) == .handled(by: FlowID(rawValue: 1)))
    #expect(app.tree.visible?.route == AnyRoute("b" as Name))
    let refusal = Refusal.notOffered(AnyRoute("nowhere" as Name)).description
    #expect(flow.send(.tapped(1)) == .refused(reason: refusal))
  }

  @Test func `offers other tabs`() {
    let flow = ContainerFlow(TabNavigation<Name>([("a", "A"), ("b", "B")]))
    flow.navigating = { _ in .setTabs([("c", "C"), ("a", "First")]) }
    let app = CalcotApp(flow)
    flow.send(.saved)
    #expect(app.tree.description == "base: tabs [c | *a]")
    #expect(flow.navigating(.saved) == .setTabs([("c", "C"), ("a", "First")]))
    #expect(flow.navigating(.saved) != .setTabs([("c", "C"), ("a", "Second")]))
  }

  @Test func `shows the other side of a split`() {
    let flow = ContainerFlow(SplitNavigation<Name>(primary: "a", secondary: "b"))
    flow.navigating = { _ in .show("c") }
    let app = CalcotApp(flow)
    flow.send(.saved)
    #expect(app.tree.description == "base: split [a | *c]")
  }

  @Test func `shows any side of a split of three`() {
    let flow = ContainerFlow(
      SplitNavigation<Name>(primary: "a", supplementary: "b", secondary: "c"))
    flow.navigating = { $0 == .saved ? .show("d", in: .supplementary) : .show("e") }
    let app = CalcotApp(flow)
    flow.send(.saved)
    #expect(app.tree.description == "base: split [a | *d | c]")
    flow.send(.tapped(1))
    #expect(app.tree.description == "base: split [a | d | *e]")
  }

  @Test func `turns pages and makes others of them`() {
    let flow = ContainerFlow(PagesNavigation<Name>(["a", "b"]))
    flow.navigating = { $0 == .saved ? .go(to: "b") : .many(.setPages(["b", "c"]), .go(to: "c")) }
    let app = CalcotApp(flow)
    flow.send(.saved)
    #expect(app.tree.description == "base: pages [a | *b]")
    flow.send(.tapped(1))
    #expect(app.tree.description == "base: pages [b | *c]")
  }

  @Test func `presents and dismisses modals, whatever the container`() {
    let flow = ContainerFlow(TabNavigation<Name>([("a", "A"), ("b", "B")]))
    flow.navigating = { $0 == .saved ? .present("c", as: .fullScreen) : .dismiss() }
    let app = CalcotApp(flow)
    flow.send(.saved)
    #expect(app.tree.layers.map(\.style) == [nil, .fullScreen])
    flow.send(.tapped(1))
    #expect(app.tree.layers.count == 1)
  }

  @Test func `moves within a stack`() {
    let flow = ScriptedFlow<Happening>("home")
    let app = CalcotApp(flow)
    let moves: [(ScriptedFlow<Happening>.Contributions, String)] = [
      (.setStack(["home", "a", "b", "c"]), "home > a > b > c"), (.pop(), "home > a > b"),
      (.replaceTop(with: "d"), "home > a > d"), (.pop(to: "a"), "home > a"),
      (.push("e"), "home > a > e"), (.popToRoot(), "home"),
    ]
    for (move, expected) in moves {
      flow.navigating = { _ in move }
      #expect(flow.send(.saved) == .handled(by: FlowID(rawValue: 1)))
      #expect(app.tree.description == "base: \(expected)")
    }
  }
}

/// A step flow with any navigation.
@MainActor
private final class ContainerFlow<Container: FlowNavigation<Name>>: StepFlow {
  typealias FlowStep = Happening

  let navigation: Container
  var navigating: @MainActor (Happening) -> FlowContributions<Container, Happening, Never> = {
    _ in .none
  }

  init(_ navigation: Container) { self.navigation = navigation }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen { Calcot(route, view: NameView.init) }
  }

  func navigate(to step: Happening) -> FlowContributions<Container, Happening, Never> {
    navigating(step)
  }
}
