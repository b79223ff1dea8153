import CalcotViews
import Testing

@testable import Calcot

@Suite("A new value for what a route shows")
@MainActor
struct InputTests {
  let flows = NestedFlows()
  let log = Recorder<String>()

  private func screen(_ name: Name) {
    flows.outer.screens[name] = { [log] in
      Calcot(name, view: NameView.init).onAssembled { scope in
        scope.onUpdate { (number: Int) in log.values.append("\(name) \(number)") }
      }
    }
  }

  @Test func `comes to the live screen, which stays where it is`() {
    screen("a")
    flows.outer.navigation.push("a")
    flows.outer.navigation.push("b")
    let before = flows.app.tree
    #expect(flows.outer.navigation.update("a", with: 5) == .done)
    #expect(log.values == ["a 5"])
    #expect(flows.app.tree == before)
  }

  @Test func `comes to the topmost of several screens that show the route`() {
    screen("a")
    flows.outer.navigation.push("a")
    let first = flows.scope("a")
    flows.outer.navigation.present("a")
    flows.scope("a")?.onUpdate { [log] (_: Int) in log.values.append("above") }
    #expect(flows.outer.navigation.update("a", with: 5) == .done)
    #expect(log.values == ["a 5", "above"])
    #expect(first?.receive("no number") == false)
  }

  @Test func `comes to no closure after one that lets the screen leave`() {
    screen("a")
    flows.outer.navigation.push("a")
    let (scope, log, navigation) = (flows.scope("a"), log, flows.outer.navigation)
    scope?.onUpdate { (_: Int) in navigation.pop() }
    scope?.onUpdate { (number: Int) in log.values.append("late \(number)") }
    #expect(navigation.update("a", with: 5) == .done)
    #expect(log.values == ["a 5"])
    #expect(flows.tree == "base: home")
  }

  @Test func `comes to the live child flow, where it is taken by that flow's code`() {
    flows.outer.updates["mid"] = { [middle = flows.middle] number in
      if number == 0 { middle.cancel() } else { middle.navigation.push("more") }
    }
    flows.outer.navigation.push("mid")
    #expect(flows.outer.navigation.update("mid", with: 1) == .done)
    #expect(flows.tree == "base: home > mid root > more")
    #expect(flows.outer.navigation.update("mid", with: 0) == .done)
    #expect(flows.tree == "base: home")
  }

  @Test func `comes to the first tab, page or side of a container as to the others`() {
    let tabs = Branches(TabNavigation([("a", "A"), ("b", "B")]), log)
    let pages = Branches(PagesNavigation(["a", "b"]), log)
    let split = Branches(SplitNavigation(primary: "a", secondary: "b"), log)
    let apps = [CalcotApp(tabs), CalcotApp(pages), CalcotApp(split)]
    for navigation in [tabs.navigation, pages.navigation, split.navigation]
      as [FlowNavigation<Name>]
    {
      #expect(navigation.update("a", with: 1) == .done)
      #expect(navigation.update("b", with: 2) == .done)
    }
    #expect(log.values == ["a 1", "b 2", "a 1", "b 2", "a 1", "b 2"])
    apps[0].issues.add { _ in }
    tabs.navigation.setTabs([("b", "B")])
    #expect(
      tabs.navigation.update("a", with: 3) == .refused(.notInStack(AnyRoute("a" as Name))))
    withExtendedLifetime(apps) {}
  }

  @Test func `is refused, and reported, where nothing takes it or shows the route`() {
    flows.outer.navigation.push("a")
    let (a, b) = (AnyRoute("a" as Name), AnyRoute("b" as Name))
    #expect(
      flows.outer.navigation.update("a", with: 5) == .refused(.notAwaited("Int", by: a)))
    #expect(flows.outer.navigation.update("b", with: 5) == .refused(.notInStack(b)))
    flows.outer.navigation.pop()
    #expect(flows.outer.navigation.update("a", with: 5) == .refused(.notInStack(a)))
    #expect(flows.issues.values.count == 3)
    #expect(log.values == [])
  }

  @Test func `is refused, and reported, when code of a screen that has left passes it`() throws {
    screen("a")
    flows.outer.navigation.setStack(["home", "a", "b"])
    let left = try #require(flows.scope("b"))
    let router = flows.outer.navigation.asked(by: left)
    flows.outer.navigation.pop()
    #expect(router.update("a", with: 5) == .refused(.screenEnded(left.screen)))
    #expect(log.values == [])
    #expect(flows.issues.values.count == 1)
  }

  @Test func `is refused when the app does not run`() {
    let flow = NamedFlow<Happening>("home")
    #expect(flow.navigation.update("home", with: 5) == .refused(.notRunning))
  }
}

/// A coordinator of a container, whose screens log the values that they receive.
@MainActor
private final class Branches<Kind: FlowNavigation<Name>>: Coordinator {
  let navigation: Kind
  private let log: Recorder<String>

  init(_ navigation: Kind, _ log: Recorder<String>) {
    (self.navigation, self.log) = (navigation, log)
  }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen {
      place.onUpdate { [log] in log.values.append("\(route) \($0)") }
      return Calcot(route, view: NameView.init)
    }
  }
}
