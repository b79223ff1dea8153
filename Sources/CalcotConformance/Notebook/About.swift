import Calcot
import CalcotViews

@MainActor
protocol AboutViewDelegate: AnyObject {
  func show(_ message: String)
}

/// A ViewModel that notifies its View of changes, with neither Interactor nor Model.
@MainActor
final class AboutViewModel {
  weak var view: (any AboutViewDelegate)?
  private let router: NotebookCoordinator

  init(router: NotebookCoordinator) { self.router = router }

  func viewDidLoad() { view?.show("Made with leeks.") }
  func thankTapped() { view?.show("You are welcome.") }
  func closeTapped() { router.close() }
}

final class AboutView: StatefulView<AboutViewModel>, AboutViewDelegate {
  private var message = "" { didSet { setNeedsUpdate() } }

  override func viewDidLoad() { viewModel.viewDidLoad() }

  func show(_ message: String) { self.message = message }

  override func screen(_ viewModel: AboutViewModel) -> Screen {
    Screen("About") {
      Text(message)
      Button("Thank") { viewModel.thankTapped() }
      Button("Close") { viewModel.closeTapped() }
    }
  }
}
