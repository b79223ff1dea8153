import Calcot
import CalcotViews

/// The form for the name of a group, a new one or not.
struct GroupFormView: SemanticView {
  let viewModel: GroupFormViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField(
        viewModel.nameLabel, text: viewModel.name, placeholder: viewModel.namePlaceholder,
        error: viewModel.nameProblem, isEnabled: viewModel.isEditable
      ) { viewModel.nameChanged($0) }
      .required()
      .onSubmit { await viewModel.saveButtonTapped() }
      if let news = viewModel.news { Text(news, role: .secondary) }
    } toolbar: {
      Button(viewModel.cancelLabel, role: .cancel, isEnabled: viewModel.canCancel) {
        viewModel.cancelButtonTapped()
      }
      Button(viewModel.saveLabel, role: .main, isEnabled: viewModel.canSave) {
        await viewModel.saveButtonTapped()
      }
    }
  }
}
