import Calcot
import CalcotViews

struct DirectoryView: SemanticView {
  let viewModel: DirectoryViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      peopleContent(viewModel.people) { cell in
        Row(cell.title, opens: cell.open).avatar(cell.photo)
      }
      if let summary = viewModel.people.summary { Text(summary, role: .secondary) }
    }
  }
}
