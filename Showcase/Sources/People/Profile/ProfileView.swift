import Calcot

final class ProfileView: SemanticView<ProfileViewModel> {
  override func screen(_ viewModel: ProfileViewModel) -> Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      if let problem = viewModel.problem { Text(problem, role: .error) }
      if viewModel.canRetry {
        Button(texts.tryAgain, role: .main) { await viewModel.tryAgainButtonTapped() }
      }
      if viewModel.isLoading { ActivityIndicator(texts.loading) }
      if let homepage = viewModel.homepage { Row(texts.homepage, detail: homepage) }
    }
  }
}
