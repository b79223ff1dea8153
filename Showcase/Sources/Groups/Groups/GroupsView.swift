import Calcot
import CalcotViews

struct GroupsView: SemanticView {
  let viewModel: GroupsViewModel

  var screen: Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      TextField(
        texts.search, text: viewModel.search, placeholder: texts.partOfName, role: .search
      ) {
        viewModel.searchChanged($0)
      }
      .onEdited { await viewModel.searchEdited() }
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(texts.tryAgain, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if viewModel.isLoading { ActivityIndicator(texts.loadingGroups) }
      if let empty = viewModel.emptyText { Text(empty) }
      List(viewModel.groups) { group in
        Row(group.name, detail: viewModel.detail(of: group)) { viewModel.rowTapped(group) }
          .leads(to: viewModel.place(of: group))
      }
      .onShow { await viewModel.rowsShown($0) }
      if let summary = viewModel.summary { Text(summary, role: .secondary) }
    } toolbar: {
      if viewModel.canMakeGroups {
        Button(texts.newGroup, role: .main) { viewModel.newGroupButtonTapped() }
      }
      for category in viewModel.categories {
        Button(texts.title(of: category)) { viewModel.categoryTapped(category) }
      }
      Button(texts.refresh, role: .refresh, isEnabled: !viewModel.isLoading) {
        await viewModel.refreshButtonTapped()
      }
    }
  }
}
