import Calcot

/// An app whose only button asks a question.
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

final class AskingView: SemanticView<AskingViewModel> {
  override func screen(_ viewModel: AskingViewModel) -> Screen {
    Screen("Ann") { Button("Remove") { await viewModel.removeTapped() } }
  }
}

@MainActor
final class AskingCoordinator: Coordinator {
  let navigation = StackNavigation<AskingRoute>(root: .start)

  func calcot(for route: AskingRoute) -> Calcot {
    Calcot(AskingViewModel(navigation: navigation)) { AskingView($0) }
  }
}
