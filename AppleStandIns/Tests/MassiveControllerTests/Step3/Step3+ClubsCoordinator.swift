import UIKit

/// The screen with a Coordinator, which decides on navigation and questions.
enum Step3 {
  final class ClubsCoordinator: ClubsCoordinating {
    private weak var navigationController: UINavigationController?
    private let server: ClubServer

    init(navigationController: UINavigationController, server: ClubServer) {
      self.navigationController = navigationController
      self.server = server
    }

    func start() {
      let controller = ClubsViewController(
        interactor: ClubsInteractor(server: server), coordinator: self)
      navigationController?.pushViewController(controller, animated: false)
    }

    func present(_ club: Club) {
      let viewModel = ClubViewModel(club: club)
      navigationController?.pushViewController(
        ClubViewController(name: viewModel.title, members: viewModel.members), animated: true)
    }

    func confirm(_ question: Question) async -> Bool {
      guard let navigationController else { return false }
      return await withCheckedContinuation { continuation in
        let alert = UIAlertController(question) { continuation.resume(returning: $0) }
        let shown = navigationController.presentedViewController ?? navigationController
        shown.present(alert, animated: true)
      }
    }
  }
}
