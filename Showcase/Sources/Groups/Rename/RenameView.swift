import Calcot
import CalcotViews

struct RenameView: SemanticView {
  let viewModel: RenameViewModel

  var screen: Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      TextField(
        texts.name, text: viewModel.name, placeholder: texts.namePlaceholder,
        error: viewModel.nameProblem, isEnabled: viewModel.isEditable
      ) { viewModel.nameChanged($0) }
      .onSubmit { await viewModel.saveButtonTapped() }
    } toolbar: {
      Button(texts.cancel, role: .cancel) {
        viewModel.cancelButtonTapped()
      }
      Button(texts.save, role: .main, isEnabled: viewModel.canSave) {
        await viewModel.saveButtonTapped()
      }
    }
  }
}
