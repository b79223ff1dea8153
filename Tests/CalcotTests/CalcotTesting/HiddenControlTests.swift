import Calcot
import CalcotTesting
import CalcotViews
import Testing

private enum Side: String, Route {
  case left, right
}

private struct SideView: SemanticView {
  let viewModel: Side

  var screen: Screen {
    Screen("The \(viewModel.rawValue)") {
      Button("Turn \(viewModel.rawValue)") {}
      Section("Things on the \(viewModel.rawValue)") { Button("Take") {} }
    }
  }
}

private final class SidesCoordinator: Coordinator {
  let navigation = TabNavigation<Side>([(.left, "Left"), (.right, "Right")])

  func calcot(for side: Side, at place: RoutePlace<Side>) -> Placed {
    place.screen { Calcot(side, view: SideView.init) }
  }
}

private final class PagedSidesCoordinator: Coordinator {
  let navigation = PagesNavigation<Side>([.left, .right])

  func calcot(for side: Side, at place: RoutePlace<Side>) -> Placed {
    place.screen { Calcot(side, view: SideView.init) }
  }
}

@MainActor
@Suite("A control that is not on the selected tab")
struct HiddenControlTests {
  @Test func `is said by a failure to be in a tab that is not selected`() async {
    let app = TestApp(SidesCoordinator())
    await app.settle()
    let place = #"It is in the tab "Right", which is not selected: "#
    expectFailure(place + #"button "Turn right" in "The right""#) { app.tap("Turn right") }
    await app.tap("Right", as: .tab)
    await app.tap("Turn right")
    expectFailure(
      #"It is in the tab "Left", which is not selected: button "Turn left" in "The left""#
    ) { app.tap("Turn left") }
  }

  @Test func `is mentioned by a failure although another control of its name is at hand`() async {
    let app = TestApp(SidesCoordinator())
    await app.settle()
    let note =
      #"It is in the tab "Right", which is not selected: "#
      + #"button "Take" in "Things on the right", "The right""#
    for place in ["Things on the right", "The right", "Right"] {
      expectFailure(note) { app.tap("Take", in: place) }
    }
    await app.tap("Take", in: "The left")
  }

  @Test func `is said by a failure to be on a page that is not shown`() async {
    let app = TestApp(PagedSidesCoordinator())
    await app.settle()
    expectFailure(
      #"It is on a page that is not shown: button "Turn right" in "The right""#
    ) { app.tap("Turn right") }
  }
}
