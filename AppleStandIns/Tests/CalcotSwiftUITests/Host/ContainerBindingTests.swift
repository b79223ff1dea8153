import Calcot
import CalcotContent
import CalcotViews
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("What SwiftUI sets of tabs")
struct ContainerBindingTests {
  @Test("a chosen tab is shown at once, one that is chosen again goes back to its root")
  func choosing() async {
    let test = HostOnTest(TrayTabsCoordinator())
    let tabs = test.base.root.container
    #expect(tabs?.labels.map(\.title) == ["Left", "Right"])
    tabs?.selection = 1
    #expect(tabs?.selection == 1)
    #expect(test.coordinator.navigation.selected == .right)
    tabs?.selection = 1
    #expect(test.coordinator.navigation.selected == .right)
    await test.settle()
    #expect(tabs?.selection == 1)
  }

  @Test func `a tab that the app refuses is put back, once SwiftUI has seen it chosen`() async {
    let test = HostOnTest(GuardedTabsCoordinator())
    let tabs = test.base.root.container
    tabs?.selection = 1
    #expect(test.coordinator.navigation.selected == .left)
    #expect(tabs?.selection == 1)
    await test.settle()
    #expect(tabs?.selection == 0)
  }

  @Test("tabs that are pushed stand over the stack, with a way back of the host's own")
  func pushedTabs() async {
    let test = HostOnTest(TrayCoordinator())
    test.coordinator.navigation.push(.tabs)
    let segments = test.layers[0].stack.segments
    #expect(segments.count == 2)
    let branch = segments[1].root.container?.selectedStack?.segments[0]
    #expect(branch?.wayOut == segments[1].wayOut)
    #expect(branch?.wayOut == .back(to: segments[0].id, in: .layer(test.layers[0].id)))
    if let branch { test.host.leave(by: branch.wayOut) }
    #expect(test.coordinator.navigation.routes == [.page])
    #expect(test.layers[0].stack.segments.count == 1)
  }
}

final class GuardedTabsCoordinator: Coordinator {
  let navigation = TabNavigation<TrayTab>([(.left, "Left"), (.right, "Right")])

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { .refuse("Stay.") }

  func calcot(for route: TrayTab, at place: RoutePlace<TrayTab>) -> Placed {
    place.screen { Calcot(JarViewModel(number: 1), view: JarView.init) }
  }
}
