import CalcotStreams
import CalcotViews

/// The outputs are all that the View gets; the flow has called the ViewModel for them.
struct CounterView: SemanticView {
  let viewModel: CounterViewModel.Outputs

  var screen: Screen {
    Screen("Counter") {
      Text(viewModel.labelDriver, role: .figure)
      Button("Tap", role: .main, action: viewModel.buttonAction)
    }
  }
}
