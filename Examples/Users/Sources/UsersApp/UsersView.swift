import CalcotViews

struct UsersView: SemanticView {
  let viewModel: UsersViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      List(viewModel.cells) { Row($0.name, detail: $0.homepage, onTap: $0.onTap) }
    }
  }
}
