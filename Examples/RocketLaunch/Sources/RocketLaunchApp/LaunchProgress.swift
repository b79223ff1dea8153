import Calcot
import CalcotViews

/// It has no routes and only makes its module, so it is none of the framework's coordinators.
@MainActor
struct LaunchProgressCoordinator {
  func initModule() -> Calcot { Calcot("Launch progress", view: LaunchProgressView.init) }
}

struct LaunchProgressView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) { ActivityIndicator("The rocket climbs.") } }
}
