import Calcot
import CalcotViews

@MainActor
final class AboutViewModel {
  private let coordinator: PantryCoordinator

  init(_ coordinator: PantryCoordinator) { self.coordinator = coordinator }

  func friendTapped() { coordinator.send(.tellAFriend) }

  func vaultTapped() {
    if coordinator.pantry.fault == .preconditionBroken { coordinator.navigation.pop(to: .vault) }
  }

  func importTapped() {
    let count = coordinator.pantry.fault == .messagesWithoutEnd ? 100 : 1
    for line in 1...count { coordinator.showMessage("Line \(line) has no jar.", .error) }
  }
}

struct AboutView: SemanticView {
  let viewModel: AboutViewModel

  var screen: Screen {
    Screen("About") {
      Button("Tell a friend") { viewModel.friendTapped() }
      Button("Back to the vault") { viewModel.vaultTapped() }
      Button("Import") { viewModel.importTapped() }
    }
  }
}
