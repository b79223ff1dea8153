import Calcot

final class DirectoryView: SemanticView<DirectoryViewModel> {
  override func screen(_ viewModel: DirectoryViewModel) -> Screen {
    Screen(viewModel.title) {
      peopleContent(viewModel.people) { person in
        Row(viewModel.cell(of: person)) { viewModel.rowTapped(person) }
          .leads(to: viewModel.place(of: person))
      }
      if let summary = viewModel.people.summary { Text(summary, role: .secondary) }
    }
  }
}
