import Calcot
import CalcotViews

/// The screen with semantic views: none of its files imports UIKit.
enum Step5 {
  struct ClubsView: SemanticView {
    let viewModel: ClubsViewModel

    var screen: Screen {
      Screen(viewModel.title) {
        TextField(
          "Search", text: viewModel.search, placeholder: viewModel.placeholder, role: .search
        ) { viewModel.searchChanged($0) }
        if let notice = viewModel.notice { Text(notice, role: .secondary) }
        List(viewModel.clubs) { club in
          Row(club.name, detail: viewModel.detail(of: club)) { viewModel.clubTapped(club) }
            .actions {
              Button("Delete", role: .destructive) { await viewModel.deleteButtonTapped(club) }
            }
        }
        if let footer = viewModel.footer { Text(footer, role: .secondary) }
      } toolbar: {
        Button(viewModel.sortTitle) { viewModel.sortButtonTapped() }
        Button("Refresh", role: .refresh) { await viewModel.refresh() }
      }
    }
  }

  struct ClubView: SemanticView {
    let viewModel: ClubViewModel

    var screen: Screen {
      Screen(viewModel.title) { Text(viewModel.members) }
    }
  }
}
