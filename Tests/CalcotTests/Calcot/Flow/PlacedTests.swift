import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("The place of a route")
@MainActor
struct PlacedTests {
  @Test func `has its screen assembled once, and only for a change that is allowed`() {
    let flow = ChangingFlow()
    let app = CalcotApp(flow)
    flow.answer = .refuse("Not yet.")
    flow.navigation.push("a")
    #expect(flow.assembled == ["home"])
    flow.answer = .allow
    flow.navigation.push("a")
    #expect(flow.assembled == ["home", "a"])
    withExtendedLifetime(app) {}
  }

  @Test func `has no life yet while a change is planned`() throws {
    let place = RoutePlace<Name>(nil)
    #expect(place.carried == nil)
    #expect(place.saved(as: Int.self) == nil)
    #expect(place.scope.isEnded)
  }

  @Test func `is reported if it has a flow when the change is made, and had a screen before`() {
    let flow = ChangingFlow()
    let app = TestApp(CalcotApp(flow))
    flow.willChangeItsMind = true
    #expect(app.expectIssue("a has no screen") { flow.navigation.push("a") } == .done)
    #expect(flow.assembled == ["home"])
  }
}

/// A coordinator that changes its mind while a change is being decided.
private final class ChangingFlow: Coordinator {
  let navigation = StackNavigation<Name>(root: "home")
  var answer = GuardAnswer.allow
  var willChangeItsMind = false
  private var hasChangedItsMind = false
  private(set) var assembled: [Name] = []

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    if hasChangedItsMind { return place.flow(ChildFlow(NamedFlow<Happening>("inner"))) }
    return place.screen {
      assembled.append(route)
      return Calcot(route, view: NameView.init)
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    hasChangedItsMind = willChangeItsMind
    return answer
  }
}
