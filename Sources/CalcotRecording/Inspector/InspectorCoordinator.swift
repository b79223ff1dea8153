public import Calcot
import CalcotTree
import CalcotViews

/// The routes of the inspector.
enum InspectorRoute: LinkedRoute {
  case apps
  /// The app with a number.
  case app(InspectedApp.ID)

  static let links = Links<InspectorRoute>(
    RouteLink("", .apps), RouteLink("apps/:app", InspectorRoute.app, as: .fullScreen))
}

/// The coordinator of the inspector: the running apps and, over them, the chosen one.
final class InspectorCoordinator: Coordinator, AppsCoordinating {
  let navigation = StackNavigation<InspectorRoute>(root: .apps)
  private let inspector: Inspector

  init(_ inspector: Inspector) { self.inspector = inspector }

  func calcot(for route: InspectorRoute, at place: RoutePlace<InspectorRoute>) -> Placed {
    switch route {
    case .apps:
      place.screen {
        let interactor = AppsInteractor(inspector)
        return Calcot(remadeOn: interactor.appsDidChange) {
          AppsViewModel(interactor: interactor, coordinator: self)
        } view: {
          AppsView(viewModel: $0)
        }
      }
    case .app(let id):
      if let app = inspector.app(id) {
        place.flow(ChildFlow(InspectedAppCoordinator(app)))
      } else {
        place.screen { Calcot(EndedAppViewModel(), view: EndedAppView.init) }
      }
    }
  }

  func opening(_ app: InspectedApp.ID) -> NavigationAction {
    navigation.presenting(.app(app), as: .fullScreen)
  }
}

extension RouteRegistry {
  static let inspector = RouteRegistry(InspectorRoute.self, InspectedAppRoute.self)
}

extension Inspector {
  /// Creates an app that shows this inspector. Each host needs an app of its own.
  public func makeApp() -> CalcotApp {
    CalcotApp(InspectorCoordinator(self), routes: .inspector)
  }
}
