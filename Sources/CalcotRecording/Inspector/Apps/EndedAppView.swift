import Calcot
import CalcotTree
import CalcotViews

@MainActor
struct EndedAppViewModel {
  let title = "Not running"
}

/// The page at the address of an app that is no longer running.
struct EndedAppView: SemanticView {
  let viewModel: EndedAppViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: true) {
      EmptyState(
        "This app is not running", symbol: .stop, message: "Close this to see those that are.")
    }
  }
}
