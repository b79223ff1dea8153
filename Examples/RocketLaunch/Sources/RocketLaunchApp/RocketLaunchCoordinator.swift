import Calcot
import CalcotViews

enum RocketLaunchRoute: Route { case rocketLaunch, launchProgress }

final class RocketLaunchCoordinator: Coordinator {
  let navigation = StackNavigation<RocketLaunchRoute>(root: .rocketLaunch)
  private let manager: any APIManager

  init(manager: any APIManager) { self.manager = manager }

  func calcot(for route: RocketLaunchRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .rocketLaunch: initModule(context)
    case .launchProgress: LaunchProgressCoordinator().initModule()
    }
  }

  private func initModule(_ context: AssemblyContext) -> Calcot {
    let interactor = RocketLaunchInteractor(manager: manager)
    let viewModel = RocketLaunchViewModel(
      coordinator: self, interactor: interactor, scope: context.scope)
    return Calcot(viewModel, view: RocketLaunchView.init) { $0.view = $1 }
  }

  func showLaunchProgressModule() { navigation.present(.launchProgress) }
}
