import Calcot
import CalcotStreams
import CalcotViews

struct CounterView: SemanticView {
  let viewModel: CounterViewModel.Outputs

  var screen: Screen {
    Screen(viewModel.title) {
      Text(viewModel.label, role: .figure)
      Button(viewModel.addOneLabel, role: .main, action: viewModel.addOne)
    }
  }
}
