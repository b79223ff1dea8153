import CalcotViews
import Testing

@testable import Calcot

@Suite("A screen that reads the navigation is rendered again")
@MainActor
struct ObservedTreeTests {
  private func title(_ screen: Int, of app: CalcotApp) -> String? {
    guard let id = app.tree.layers.first?.stack.nodes.first?.screens[screen].id else { return nil }
    return app.content(of: id)?.title
  }

  @Test func `when the routes of its stack change`() {
    let flow = NamedFlow<Happening>("home")
    flow.screens["home"] = { [unowned flow] in
      Calcot(
        ContentViewModel {
          Screen(flow.navigation.routes.map(\.description).joined(separator: " ")) {}
        }, view: ContentView.init)
    }
    let app = CalcotApp(flow)
    #expect(title(0, of: app) == "home")
    flow.navigation.push("a")
    #expect(title(0, of: app) == "home a")
    flow.navigation.present("b")
    #expect(title(0, of: app) == "home a")
    flow.navigation.popToRoot()
    #expect(title(0, of: app) == "home")
  }

  @Test func `when another tab is selected`() {
    let tabs = MarkingTabs()
    let app = CalcotApp(tabs)
    #expect(app.content(of: app.tree.screens[0].id)?.title == "a of a")
    let (shown, other) = (app.tree.screens[0].id, app.tree.screens[1].id)
    tabs.navigation.select("b")
    #expect(app.content(of: shown)?.title == "a of b")
    #expect(app.content(of: other)?.title == "b of b")
  }
}

/// A coordinator of tabs whose screens name the selected one.
private final class MarkingTabs: Coordinator {
  let navigation = TabNavigation<Name>([("a", "A"), ("b", "B")])

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen {
      Calcot(
        ContentViewModel { [unowned self] in
          Screen("\(route) of \(navigation.selected.map(\.description) ?? "none")") {}
        }, view: ContentView.init)
    }
  }
}
