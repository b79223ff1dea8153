import Calcot
import CalcotUIKit
import UIKit

extension Step4 {
  final class ClubsViewController: ClubsTableController, CalcotView {
    @Observed var viewModel: ClubsViewModel

    init(_ viewModel: ClubsViewModel) {
      self.viewModel = viewModel
      super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      observe { show(viewModel) }
    }

    override func pulledToRefresh() { asScreen { [viewModel] in await viewModel.refresh() } }
    override func searchChanged(_ text: String) { asScreen { viewModel.searchChanged(text) } }
    override func sortButtonTapped() { asScreen { viewModel.sortButtonTapped() } }
    override func clubTapped(_ club: Club) { asScreen { viewModel.clubTapped(club) } }
    override func deleteButtonTapped(_ club: Club) {
      asScreen { [viewModel] in await viewModel.deleteButtonTapped(club) }
    }
  }

  /// Registers the screens that UIKit controllers show.
  @MainActor
  static func register(with host: UIKitHost) {
    host.register { ClubsViewController($0) }
    host.register(ClubViewModel.self) { viewModel in
      ClubViewController(name: viewModel.title, members: viewModel.members)
    }
  }
}
