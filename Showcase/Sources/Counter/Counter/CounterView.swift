import Calcot
import CalcotStreams

final class CounterView: SemanticView<CounterViewModel.Outputs> {
  override func screen(_ outputs: CounterViewModel.Outputs) -> Screen {
    Screen(outputs.title) {
      Text(outputs.label, role: .heading)
      Button(outputs.addOneLabel, role: .main, action: outputs.addOne)
    }
  }
}
