import Calcot

/// The views are semantic: no file of the screen imports UIKit.
enum Step5 {
  final class ClubsView: SemanticView<ClubsViewModel> {
    override func screen(_ viewModel: ClubsViewModel) -> Screen {
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

  final class ClubView: SemanticView<ClubViewModel> {
    override func screen(_ viewModel: ClubViewModel) -> Screen {
      Screen(viewModel.title) { Text(viewModel.members) }
    }
  }
}
