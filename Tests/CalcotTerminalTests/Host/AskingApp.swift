import Calcot
import CalcotViews

/// The route of an app whose only button asks a question.
enum AskingRoute: Route { case start }

struct AskingViewModel {
  let navigation: StackNavigation<AskingRoute>

  func removeTapped() async {
    _ = await navigation.alert(
      Samples.dialog.title, message: Samples.dialog.message,
      choices: [
        Choice("Remove", role: .destructive, true), Choice("Keep", role: .cancel, false),
      ])
  }
}

struct AskingView: SemanticView {
  let viewModel: AskingViewModel

  var screen: Screen {
    Screen("Ann") { Button("Remove") { await viewModel.removeTapped() } }
  }
}

final class AskingCoordinator: Coordinator {
  let navigation = StackNavigation<AskingRoute>(root: .start)

  func calcot(for route: AskingRoute, at place: RoutePlace<AskingRoute>) -> Placed {
    place.screen { Calcot(AskingViewModel(navigation: navigation), view: AskingView.init) }
  }
}
