import CalcotViews

final class RocketLaunchView: StatefulView<RocketLaunchViewModel>, RocketLaunchViewDelegate {
  private var message: String? { didSet { setNeedsUpdate() } }

  func showSuccessMessage() { message = "The rocket is ready." }

  override func screen(_ viewModel: RocketLaunchViewModel) -> Screen {
    Screen("Rocket launch") {
      if let message { Text(message) }
      Button("Launch", role: .main) { viewModel.onLaunchButtonTapped() }
    }
  }
}
