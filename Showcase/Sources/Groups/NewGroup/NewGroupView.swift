import Calcot
import CalcotViews

struct NewGroupView: SemanticView {
  let viewModel: NewGroupViewModel

  var screen: Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      TextField(
        texts.name, text: viewModel.name, placeholder: texts.namePlaceholder,
        error: viewModel.nameProblem, isEnabled: !viewModel.isSaving
      ) { viewModel.nameChanged($0) }
      .onSubmit { await viewModel.saveButtonTapped() }
    } toolbar: {
      Button(texts.cancel, role: .cancel, isEnabled: !viewModel.isSaving) {
        viewModel.cancelButtonTapped()
      }
      Button(texts.save, role: .main, isEnabled: viewModel.canSave) {
        await viewModel.saveButtonTapped()
      }
    }
  }
}
