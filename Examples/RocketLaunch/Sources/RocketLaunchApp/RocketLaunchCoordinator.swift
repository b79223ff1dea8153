import Calcot
import CalcotViews

// A module is at a route. `calcot(for:at:)` makes it when the route is pushed or presented, and the
// last closure of `Calcot` makes the View the ViewModel's delegate.

enum RocketLaunchRoute: Route { case rocketLaunch, launchProgress }

final class RocketLaunchCoordinator: Coordinator {
  let navigation = StackNavigation<RocketLaunchRoute>(root: .rocketLaunch)
  private let manager: any APIManager

  init(manager: any APIManager) { self.manager = manager }

  func calcot(for route: RocketLaunchRoute, at place: RoutePlace<RocketLaunchRoute>) -> Placed {
    switch route {
    case .rocketLaunch: place.screen { initModule(place) }
    case .launchProgress: place.screen { LaunchProgressCoordinator().initModule() }
    }
  }

  private func initModule(_ place: RoutePlace<RocketLaunchRoute>) -> Calcot {
    let interactor = RocketLaunchInteractor(manager: manager)
    let viewModel = RocketLaunchViewModel(
      coordinator: self, interactor: interactor, scope: place.scope)
    return Calcot(viewModel, view: RocketLaunchView.init) { $0.view = $1 }
  }

  func showLaunchProgressModule() { navigation.present(.launchProgress) }
}
