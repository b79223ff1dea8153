import Calcot
import UIKit

extension Step3 {
  final class ClubsViewController: ClubsTableController {
    private let interactor: any ClubsInteracting
    private let coordinator: any ClubsCoordinating
    private var viewModel: ClubsViewModel { didSet { show(viewModel) } }

    init(interactor: any ClubsInteracting, coordinator: any ClubsCoordinating) {
      self.interactor = interactor
      self.coordinator = coordinator
      viewModel = ClubsViewModel(interactor: interactor, coordinator: coordinator)
      super.init(style: .insetGrouped)
      interactor.listDidChange.add(self, ClubsViewController.listDidChange)
    }

    required init?(coder: NSCoder) { nil }

    private func listDidChange() {
      viewModel = ClubsViewModel(interactor: interactor, coordinator: coordinator)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      pulledToRefresh()
    }

    override func pulledToRefresh() { Task { [viewModel] in await viewModel.refresh() } }
    override func searchChanged(_ text: String) { viewModel.searchChanged(text) }
    override func sortButtonTapped() { viewModel.sortButtonTapped() }
    override func clubTapped(_ club: Club) { viewModel.clubTapped(club) }
    override func deleteButtonTapped(_ club: Club) {
      Task { [viewModel] in await viewModel.deleteButtonTapped(club) }
    }
  }
}
