import Calcot
import CalcotViews

final class CountdownView: StatefulView<CountdownViewModel>, CountdownViewDelegate {
  private var message: String? { didSet { setNeedsUpdate() } }

  func showSuccessMessage() { message = "The rocket is ready." }

  override func screen(_ viewModel: CountdownViewModel) -> Screen {
    Screen("Countdown") {
      if let message { Text(message) }
      Button("Launch", role: .main) { viewModel.onLaunchButtonTapped() }
    }
  }
}
