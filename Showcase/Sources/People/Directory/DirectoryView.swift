import Calcot
import CalcotViews

struct DirectoryView: SemanticView {
  let viewModel: DirectoryViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      peopleContent(viewModel.people) { person in
        Row(viewModel.cell(of: person)) { viewModel.rowTapped(person) }
          .leads(to: viewModel.place(of: person))
      }
      if let summary = viewModel.people.summary { Text(summary, role: .secondary) }
    }
  }
}
