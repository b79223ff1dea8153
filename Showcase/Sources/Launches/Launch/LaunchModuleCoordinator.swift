import Calcot
import CalcotViews

/// A Coordinator of a module that leads nowhere.
@MainActor
struct LaunchModuleCoordinator {
  let id: Launch.ID

  func initModule(_ services: LaunchesServices, _ place: RoutePlace<LaunchesRoute>) -> Calcot {
    let interactor = LaunchInteractor(
      id: id, carried: place.carried, manager: services.manager,
      didLoad: services.launchDidLoad)
    let viewModel = LaunchViewModel(
      interactor: interactor, texts: services.texts, scope: place.scope)
    return Calcot(viewModel, view: LaunchView.init) { $0.view = $1 }
  }
}
