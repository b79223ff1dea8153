import Calcot

final class DirectoryView: SemanticView<DirectoryViewModel> {
  override func screen(_ viewModel: DirectoryViewModel) -> Screen {
    Screen(viewModel.title) {
      peopleContent(viewModel) { person in
        Row(person.name) { viewModel.rowTapped(person) }.leads(to: viewModel.place(of: person))
      }
      if let summary = viewModel.summary { Text(summary, role: .secondary) }
    }
  }
}
