import Calcot

final class DirectoryView: SemanticView<DirectoryViewModel> {
  override func screen(_ viewModel: DirectoryViewModel) -> Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      TextField(texts.search, text: viewModel.search, placeholder: texts.partOfName) {
        viewModel.searchChanged($0)
      }
      .onEdited { await viewModel.searchEdited() }
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(texts.tryAgain, role: .main) { await viewModel.tryAgainButtonTapped() }
      }
      if viewModel.isLoading { ActivityIndicator(texts.loading) }
      if viewModel.isEmpty { Text(texts.nobody) }
      List(viewModel.people) { person in
        Row(person.name) { viewModel.rowTapped(person) }
      }
      .onShow { await viewModel.rowsShown($0) }
      if let summary = viewModel.summary { Text(summary, role: .secondary) }
    }
  }
}
