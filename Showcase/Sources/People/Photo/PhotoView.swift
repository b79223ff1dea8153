import Calcot
import CalcotViews

struct PhotoView: SemanticView {
  let viewModel: PhotoViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if let problem = viewModel.problem { Text(problem, role: .error) }
      if let retry = viewModel.retryLabel {
        Button(retry, symbol: .refresh, role: .main) { await viewModel.tryAgainButtonTapped() }
      }
      if let loading = viewModel.loadingText { ActivityIndicator(loading) }
      if let empty = viewModel.emptyText {
        EmptyState(empty, symbol: .photo, message: viewModel.emptyMessage)
      }
      if let picture = viewModel.picture {
        Image(picture, label: viewModel.pictureLabel, role: .avatar)
      }
      for fact in viewModel.facts { Row(fact.title, detail: fact.detail) }
      if let choose = viewModel.chooseLabel {
        Button(choose, symbol: .photo, role: viewModel.emptyText == nil ? .normal : .main) {
          await viewModel.chooseButtonTapped()
        }
      }
      if let remove = viewModel.removeLabel {
        Button(remove, symbol: .delete, role: .destructive) { await viewModel.removeButtonTapped() }
      }
    }
  }
}
