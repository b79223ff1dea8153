import Calcot

@MainActor protocol RocketLaunchViewDelegate: AnyObject {
  func showSuccessMessage()
}

@MainActor
final class RocketLaunchViewModel: ViewLifecycle {
  weak var view: (any RocketLaunchViewDelegate)?
  private let coordinator: RocketLaunchCoordinator
  private let interactor: RocketLaunchInteractor
  private let scope: Scope

  init(coordinator: RocketLaunchCoordinator, interactor: RocketLaunchInteractor, scope: Scope) {
    (self.coordinator, self.interactor, self.scope) = (coordinator, interactor, scope)
  }

  func onViewDidLoad() {
    scope.task("fetch the rocket's data", policy: .exclusive) {
      if await self.interactor.fetchRocketData() == .success { self.view?.showSuccessMessage() }
    }
  }

  func onLaunchButtonTapped() { coordinator.showLaunchProgressModule() }
}
