import Calcot
import CalcotTesting
import CalcotTree
import CalcotViews
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("Tabs, pages and splits in SwiftUI")
struct ContainerViewTests {
  @Test("have the symbol of each tab, a circle where the app gives none that the system has")
  func symbols() {
    let unknown = Symbol("unknown", system: "no.such.image", path: "", sign: "?")
    for (symbols, images) in [
      ([TrayTab.left: Symbol.star], ["star", "circle"]),
      ([.left: unknown, .right: .mail], ["circle", "envelope"]),
    ] {
      let screen = SwiftUIScreen(
        RunningApp(SwiftUIHost(CalcotApp(TrayTabsCoordinator(symbols: symbols)))))
      #expect(screen.tabs.map(\.label) == ["Left", "Right"])
      #expect(screen.tabs.map(\.systemImage) == images)
    }
  }

  @Test func `have both sides of a split shown, in whatever position the tablet is`() {
    let screen = SwiftUIScreen(showing: CalcotApp(TraySplitCoordinator()))
    (screen.horizontalSizeClass, screen.isPortrait) = (.regular, true)
    #expect(screen.texts.filter { $0.hasPrefix("This") } == ["This is jar 1.", "This is jar 2."])
    #expect(!screen.tap("Sidebar"))
    #expect(screen.top.first(.splitView)?.style == "BalancedNavigationSplitViewStyle")
  }

  @Test func `have one side of a split in a sheet, which is narrower than its window`() async {
    let coordinator = TrayDeskCoordinator()
    let app = CalcotApp(coordinator)
    let screen = SwiftUIScreen(showing: app)
    screen.horizontalSizeClass = .regular
    screen.settle()
    #expect(!app.tree.isNarrow)
    coordinator.navigation.present(.split)
    screen.settle()
    #expect(app.tree.isNarrow)
    #expect(screen.texts.filter { $0.hasPrefix("This") }.count == 1)
    coordinator.navigation.dismiss()
    screen.settle()
    #expect(!app.tree.isNarrow)
    #expect(screen.warnings == [])
  }
}

private enum TrayDeskRoute: Route { case page, split }

private final class TrayDeskCoordinator: Coordinator {
  let navigation = StackNavigation<TrayDeskRoute>(root: .page)

  func calcot(for route: TrayDeskRoute, at place: RoutePlace<TrayDeskRoute>) -> Placed {
    switch route {
    case .page: place.screen { Calcot(JarViewModel(number: 0), view: JarView.init) }
    case .split: place.flow(ChildFlow(TraySplitCoordinator()))
    }
  }
}

private final class TraySplitCoordinator: Coordinator {
  let navigation = SplitNavigation<TrayTab>(primary: .left, secondary: .right)

  func calcot(for route: TrayTab, at place: RoutePlace<TrayTab>) -> Placed {
    place.screen { Calcot(JarViewModel(number: route == .left ? 1 : 2), view: JarView.init) }
  }
}
