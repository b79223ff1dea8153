import Testing

@testable import Calcot

@Suite("Tabs that change")
@MainActor
struct TabNavigationTests {
  let house = FlowHouse()

  private func started() throws -> (app: CalcotApp, tabs: TabMember) {
    let app = house.start(.tabs(0))
    let tabs = try #require(house.members[1] as? TabMember)
    return (app, tabs)
  }

  private func set(_ routes: [FlowRoute], in tabs: TabMember) -> Answer {
    tabs.navigation.setTabs(routes.map { ($0, "The \($0)") })
  }

  @Test func `are added, renamed and put elsewhere as one transition, and keep their screens`()
    throws
  {
    let (app, tabs) = try started()
    let transitions = Recorder<TreeTransition>()
    app.transitions.add { transitions.values.append($0) }
    let before = try #require(app.tree.visibleContainers.first?.container)
    let kept = before.branches.map(\.route).compactMap { $0.base as? FlowRoute }
    #expect(set([.page(8), kept[1], kept[0]], in: tabs) == .done)
    let after = try #require(app.tree.visibleContainers.first?.container)
    #expect(after.branches.map(\.title) == ["The page 8", "The \(kept[1])", "The \(kept[0])"])
    #expect(after.branches[2].stack == before.branches[0].stack)
    #expect(after.branches[1].id == before.branches[1].id)
    #expect(after.selectedBranch.id == before.selectedBranch.id)
    #expect(transitions.values.map(\.reason.name) == ["setTabs"])
    #expect(transitions.values.first?.entering.map(\.route) == [AnyRoute(FlowRoute.page(8))])
  }

  @Test func `select the next one when the selected one goes, or the previous one`() throws {
    let (app, tabs) = try started()
    let (a, b, c) = (FlowRoute.page(5), FlowRoute.page(6), FlowRoute.page(7))
    for (selected, left, expected) in [
      (b, [a, c], c), (b, [.page(9), a, c], c), (c, [a, b], b), (c, [b, a], b),
      (a, [.page(9)], nil),
      (b, [c, b], b),
    ] {
      _ = set([a, b, c], in: tabs)
      tabs.navigation.select(selected)
      #expect(set(left, in: tabs) == .done)
      #expect(tabs.navigation.selected == expected ?? left[0])
      #expect(app.tree.visible?.route == AnyRoute(expected ?? left[0]))
    }
  }

  @Test func `are at least one, and a tab that is given twice is shown once`() throws {
    let (app, tabs) = try started()
    let before = app.tree
    #expect(set([], in: tabs) == .refused(.emptyStack))
    #expect(app.tree == before)
    #expect(set([.page(5), .page(5)], in: tabs) == .done)
    #expect(app.tree.description == "tabs [*page 5]".base)
    let move = Move.setTabs(
      [.page(6), .page(5), .page(5)] as [FlowRoute], titles: ["6", "5", "5"])
    for _ in 0..<2 { #expect(tabs.navigation.perform(move) == .done) }
    #expect(app.tree.description == "tabs [page 6 | *page 5]".base)
  }

  @Test func `go only when their screens may be left`() throws {
    let (app, tabs) = try started()
    #expect(set([.page(5), .page(6)], in: tabs) == .done)
    let screen = try #require(app.tree.screens.first { $0.route == AnyRoute(FlowRoute.page(6)) })
    house.viewModels[screen.id.rawValue]?.leavability = .blocked("Saving.")
    #expect(set([.page(5)], in: tabs) == .refused(.blocked(screen.id, "Saving.")))
    house.viewModels[screen.id.rawValue]?.leavability = .free
    #expect(set([.page(5)], in: tabs) == .done)
  }

  @Test func `have badges, which no guard is asked about and which stay when tabs change`()
    throws
  {
    let (app, tabs) = try started()
    _ = set([.page(5), .page(6)], in: tabs)
    let transitions = Recorder<TreeTransition>()
    app.transitions.add { transitions.values.append($0) }
    #expect(tabs.navigation.setBadge("3", on: .page(6)) == .done)
    #expect(transitions.values.map(\.reason.name) == ["setBadge"])
    #expect(transitions.values.flatMap { $0.entering + $0.leaving } == [])
    _ = set([.page(6), .page(7)], in: tabs)
    let badges = { app.tree.visibleContainers.first?.container.branches.map(\.badge) }
    #expect(badges() == ["3", nil])
    #expect(tabs.navigation.setBadge(nil, on: .page(6)) == .done)
    #expect(badges() == [nil, nil])
    let refusal = Refusal.notOffered(AnyRoute(FlowRoute.page(5)))
    #expect(tabs.navigation.setBadge("1", on: .page(5)) == .refused(refusal))
  }

  @Test func `cannot change before the app runs`() {
    let navigation = TabNavigation<FlowRoute>([(.page(1), "One")])
    #expect(navigation.setTabs([(.page(2), "Two")]) == .refused(.notRunning))
  }
}
