import Calcot
import CalcotViews

enum DeskRoute: Route { case top, drawer }

/// A flow with a drawer that says so when it is released.
@MainActor
final class DeskFlow: Coordinator {
  let navigation = StackNavigation<DeskRoute>(root: .top)

  func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
    place.screen { Calcot(DrawerViewModel(route == .drawer ? self : nil), view: DrawerView.init) }
  }
}

@MainActor
final class DrawerViewModel {
  private let flow: DeskFlow?

  init(_ flow: DeskFlow?) { self.flow = flow }

  deinit {
    MainActor.assumeIsolated { [flow] in
      flow?.showMessage("Released", .success)
      flow?.navigation.push(.top)
    }
  }
}

struct DrawerView: SemanticView {
  let viewModel: DrawerViewModel

  var screen: Screen { Screen("Drawer") {} }
}
