import CalcotViews

struct UsersView: SemanticView {
  let viewModel: UsersViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if let problem = viewModel.problem { Text(problem, role: .error) }
      List(viewModel.cells) { Row($0.name, detail: $0.note, onTap: $0.onTap) }
    } toolbar: {
      Button("Refresh", role: .refresh) { await viewModel.load() }
    }
  }
}
