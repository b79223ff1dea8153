import CalcotStreams
import CalcotViews

struct CounterView: SemanticView {
  let viewModel: CounterViewModel.Outputs

  var screen: Screen {
    Screen("Counter") {
      Text(viewModel.labelDriver, role: .figure)
      Button("Tap", role: .main, action: viewModel.buttonAction)
    }
  }
}
