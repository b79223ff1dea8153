import Calcot

final class PickerView: SemanticView<PickerViewModel> {
  override func screen(_ viewModel: PickerViewModel) -> Screen {
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
        Row(person.name, detail: viewModel.detail(of: person)) { viewModel.rowTapped(person) }
      }
      .onShow { await viewModel.rowsShown($0) }
    } toolbar: {
      Button(texts.cancel, role: .cancel) { viewModel.cancelButtonTapped() }
      Button(viewModel.addLabel, role: .main, isEnabled: viewModel.canAdd) {
        viewModel.addButtonTapped()
      }
    }
  }
}
