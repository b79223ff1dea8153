import Calcot

final class NewGroupView: SemanticView<NewGroupViewModel> {
  override func screen(_ viewModel: NewGroupViewModel) -> Screen {
    Screen(viewModel.title) {
      TextField(
        "Name", text: viewModel.name, placeholder: "What is the group called?",
        error: viewModel.nameProblem, isEnabled: !viewModel.isSaving
      ) { viewModel.nameChanged($0) }
      .onSubmit { await viewModel.saveButtonTapped() }
      if viewModel.isSaving { ActivityIndicator("Saving the group") }
    } toolbar: {
      Button("Cancel", role: .cancel, isEnabled: !viewModel.isSaving) {
        viewModel.cancelButtonTapped()
      }
      Button("Save", role: .main, isEnabled: viewModel.canSave) {
        await viewModel.saveButtonTapped()
      }
    }
  }
}
