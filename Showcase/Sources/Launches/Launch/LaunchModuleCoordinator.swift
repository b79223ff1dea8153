import Calcot
import CalcotViews

/// A Coordinator of a module that leads nowhere.
@MainActor
struct LaunchModuleCoordinator {
  let id: Launch.ID

  func initModule(_ services: LaunchesServices, _ context: AssemblyContext) -> Calcot {
    let interactor = LaunchInteractor(
      id: id, carried: context.carried(with: LaunchesRoute.self), manager: services.manager)
    let viewModel = LaunchViewModel(
      interactor: interactor, texts: services.texts, scope: context.scope)
    return Calcot(viewModel, view: LaunchView.init) { $0.view = $1 }
  }
}
