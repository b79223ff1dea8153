import Calcot
import CalcotViews

@MainActor
struct LaunchProgressCoordinator {
  func initModule() -> Calcot { Calcot("Launch progress", view: LaunchProgressView.init) }
}

struct LaunchProgressView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) { ActivityIndicator("The rocket climbs.") } }
}
