import CalcotViews

struct ProfileView: SemanticView {
  let viewModel: ProfileViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if let problem = viewModel.problem { Text(problem, role: .error) }
      if let homepage = viewModel.homepage {
        Row("Homepage", detail: homepage) { await viewModel.homepageTapped() }
        Toggle("Favorite", isOn: viewModel.isFavorite) { viewModel.favoriteSet($0) }
      }
    } toolbar: {
      if viewModel.homepage != nil {
        Button("Delete", role: .destructive) { await viewModel.deleteTapped() }
      }
    }
  }
}
