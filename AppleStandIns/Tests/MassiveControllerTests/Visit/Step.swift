import Calcot
import CalcotUIKit
import UIKit

/// The states of the app between a massive view controller and a calçot.
enum Step: String, CaseIterable, Sendable {
  case massive, viewModel, interactor, coordinator, calcot, semantic
}

/// The app after one step, in a window.
@MainActor
final class SteppedApp {
  let window = UIWindow()
  let server = ClubServer.sample()
  private var host: UIKitHost?
  private var coordinator: Step3.ClubsCoordinator?

  init(_ step: Step) {
    switch step {
    case .massive: show(Step0.ClubsViewController(server: server))
    case .viewModel: show(Step1.ClubsViewController(server: server))
    case .interactor:
      show(Step2.ClubsViewController(interactor: ClubsInteractor(server: server)))
    case .coordinator:
      let navigation = UINavigationController()
      coordinator = Step3.ClubsCoordinator(navigationController: navigation, server: server)
      coordinator?.start()
      show(in: navigation)
    case .calcot:
      let host = UIKitHost(CalcotApp(Step4.ClubsCoordinator(server: server)), in: window)
      Step4.register(with: host)
      start(host)
    case .semantic:
      start(UIKitHost(CalcotApp(Step5.ClubsCoordinator(server: server)), in: window))
    }
  }

  private func show(_ controller: UIViewController) {
    show(in: UINavigationController(rootViewController: controller))
  }

  private func show(in navigation: UINavigationController) {
    // NB: the steps without Calçot rely on the usual order of UIKit's callbacks.
    window.stage.order = []
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func start(_ host: UIKitHost) {
    host.start()
    self.host = host
  }

  var app: CalcotApp? { host?.app }

  /// Lets the controllers' tasks and the transitions on the screen end.
  func settle() async {
    // NB: before Calçot has the screen, nothing tracks the tasks that controllers start.
    for _ in 0..<20 {
      await Task.yield()
      await app?.settle()
      window.stage.settle()
    }
  }
}
