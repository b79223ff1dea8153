import Calcot

// calcot:fake
@MainActor
protocol CountdownViewDelegate: AnyObject {
  func showSuccessMessage()
}

@MainActor
final class CountdownViewModel: ViewLifecycle {
  weak var view: (any CountdownViewDelegate)?
  private let interactor: any CountdownInteracting
  private let coordinator: any CountdownCoordinating
  private let scope: Scope

  init(
    _ interactor: any CountdownInteracting, _ coordinator: any CountdownCoordinating, _ scope: Scope
  ) {
    (self.interactor, self.coordinator, self.scope) = (interactor, coordinator, scope)
  }

  func onViewDidLoad() {
    scope.task("check the rocket") {
      if await self.interactor.checkRocket() { self.view?.showSuccessMessage() }
    }
  }

  func onLaunchButtonTapped() { coordinator.showAscentModule() }
}
