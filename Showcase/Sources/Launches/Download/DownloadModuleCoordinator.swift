import Calcot
import CalcotViews

@MainActor
protocol DownloadCoordinating: ScreenRouting {
  func dismissDownload()
}

final class DownloadModuleCoordinator: Router, DownloadCoordinating {
  let navigation: FlowNavigation<LaunchesRoute>

  init(navigation: FlowNavigation<LaunchesRoute>) { self.navigation = navigation }

  func initModule(_ services: LaunchesServices, _ place: RoutePlace<LaunchesRoute>) -> Calcot {
    let interactor = DownloadInteractor(manager: services.manager)
    let viewModel = DownloadViewModel(
      interactor: interactor, coordinator: self, texts: services.texts, scope: place.scope)
    return Calcot(viewModel, view: DownloadView.init) { $0.view = $1 }
  }

  func dismissDownload() { close() }
}
