import Calcot
import CalcotViews

struct PickerView: SemanticView {
  let viewModel: PickerViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      peopleContent(viewModel.people) { cell in
        Row(cell.title, isChecked: cell.isChosen) { _ in viewModel.rowTapped(cell.id) }
          .avatar(cell.photo)
      }
    } toolbar: {
      Button(viewModel.cancelLabel, role: .cancel) { viewModel.cancelButtonTapped() }
      Button(viewModel.addLabel, symbol: .add, role: .main, isEnabled: viewModel.canAdd) {
        viewModel.addButtonTapped()
      }
    }
  }
}
