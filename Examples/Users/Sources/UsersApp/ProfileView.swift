import CalcotViews

struct ProfileView: SemanticView {
  let viewModel: ProfileViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if let homepage = viewModel.homepage {
        Row("Homepage", detail: homepage) { await viewModel.homepageTapped() }
        Toggle("Favorite", isOn: viewModel.isFavorite) { viewModel.favoriteSet($0) }
        Button("Delete", role: .destructive) { await viewModel.deleteTapped() }
      } else {
        EmptyState("This user is gone")
      }
    }
  }
}
