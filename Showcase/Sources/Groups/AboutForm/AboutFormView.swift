import Calcot
import CalcotViews

/// The form for what a group says about itself.
struct AboutFormView: SemanticView {
  let viewModel: AboutFormViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField(
        viewModel.placeLabel, text: viewModel.place, placeholder: viewModel.placePlaceholder,
        error: viewModel.placeProblem, isEnabled: viewModel.isEditable
      ) { viewModel.placeChanged($0) }
      TextField(
        viewModel.descriptionLabel, text: viewModel.description,
        placeholder: viewModel.descriptionPlaceholder, error: viewModel.descriptionProblem,
        lines: 3...8, isEnabled: viewModel.isEditable
      ) { viewModel.descriptionChanged($0) }
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
