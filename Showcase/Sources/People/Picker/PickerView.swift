import Calcot
import CalcotViews

struct PickerView: SemanticView {
  let viewModel: PickerViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      peopleContent(viewModel.people) { person in
        Row(viewModel.cell(of: person)) { viewModel.rowTapped(person) }
      }
    } toolbar: {
      Button(viewModel.texts.cancel, role: .cancel) { viewModel.cancelButtonTapped() }
      Button(viewModel.addLabel, role: .main, isEnabled: viewModel.canAdd) {
        viewModel.addButtonTapped()
      }
    }
  }
}
