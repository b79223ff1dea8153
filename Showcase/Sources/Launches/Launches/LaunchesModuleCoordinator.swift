import Calcot
import CalcotViews

@MainActor
protocol LaunchesCoordinating: ScreenRouting, AddressOpening {
  /// Returns an action that shows a launch.
  func opening(_ launch: Launch) -> NavigationAction
  func showDownloadModule()
}

final class LaunchesModuleCoordinator: Router, LaunchesCoordinating {
  let navigation: FlowNavigation<LaunchesRoute>

  init(navigation: FlowNavigation<LaunchesRoute>) { self.navigation = navigation }

  func initModule(_ services: LaunchesServices, _ place: RoutePlace<LaunchesRoute>) -> Calcot {
    let interactor = LaunchesInteractor(manager: services.manager)
    let viewModel = LaunchesViewModel(
      search: place.saved() ?? "", interactor: interactor, coordinator: self,
      permission: services.downloadPermission, texts: services.texts, scope: place.scope)
    return Calcot(viewModel, view: LaunchesView.init) { $0.view = $1 }
      .onAssembled { $0.observe(services.launchDidLoad) { viewModel.onLaunchRead() } }
      .saving { viewModel.search }
  }

  func opening(_ launch: Launch) -> NavigationAction {
    navigation.pushing(.launch(launch.id), carrying: launch)
  }

  func showDownloadModule() { navigation.present(.download, as: .sheet) }
}
