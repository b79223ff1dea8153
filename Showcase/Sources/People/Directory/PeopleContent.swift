import Calcot

/// People to search and go through, each in a row of the screen's own.
@MainActor @ContentBuilder
func peopleContent(
  _ viewModel: some PeopleListing, row: @escaping (Person) -> Row
) -> [any Content] {
  let texts = viewModel.texts
  TextField(
    texts.search, text: viewModel.search, placeholder: texts.partOfName, role: .search
  ) {
    viewModel.searchChanged($0)
  }
  .onEdited { await viewModel.searchEdited() }
  if let problem = viewModel.problem {
    Text(problem, role: .error)
    Button(texts.tryAgain, role: .main) { await viewModel.tryAgainButtonTapped() }
  }
  if viewModel.isLoading { ActivityIndicator(texts.loading) }
  if viewModel.isEmpty { Text(texts.nobody) }
  List(viewModel.people, row: row).onShow { await viewModel.rowsShown($0) }
}
