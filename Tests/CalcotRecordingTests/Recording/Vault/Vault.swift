import Calcot
import CalcotContent
import CalcotRecording
import CalcotViews
import Observation

/// A use that an app makes of what was typed hidden.
enum SecretUse: String, CaseIterable {
  case none, show, rename, swap, say, send, go, call, ask, tell, remove
}

enum VaultRoute: Route {
  case vault
  case opened(String)
}

enum VaultStep: Step { case tried(String) }

/// An app with one field for a secret.
final class VaultCoordinator: Coordinator {
  let navigation = StackNavigation<VaultRoute>(root: .vault)
  let outside: Outside
  private let role: FieldRole

  init(_ outside: Outside, role: FieldRole) { (self.outside, self.role) = (outside, role) }

  func calcot(for route: VaultRoute, at place: RoutePlace<VaultRoute>) -> Placed {
    switch route {
    case .vault: place.screen { Calcot(VaultViewModel(self, role: role), view: VaultView.init) }
    case .opened(let secret):
      place.screen { Calcot(OpenedViewModel(secret: secret), view: OpenedView.init) }
    }
  }

  func handle(_ step: VaultStep) -> StepAnswer { .handled }
}

@MainActor @Observable
final class VaultViewModel {
  private let coordinator: VaultCoordinator
  private(set) var role: FieldRole
  private(set) var label = "Secret"
  private(set) var name = ""
  private(set) var secret = ""
  private(set) var said = ""
  private(set) var hasField = true
  private(set) var isSwapped = false

  init(_ coordinator: VaultCoordinator, role: FieldRole) {
    (self.coordinator, self.role) = (coordinator, role)
  }

  func nameChanged(_ text: String) { name = text }
  func secretChanged(_ text: String) { secret = text }

  func tapped(_ use: SecretUse) async {
    switch use {
    case .none: break
    case .show: role = .normal
    case .rename: (role, label) = (.normal, "Word")
    case .swap: isSwapped = true
    case .say: said = "You have typed \(secret)."
    case .send: coordinator.send(.tried(secret))
    case .go: coordinator.navigation.push(.opened(secret))
    case .call:
      _ = try? await coordinator.outside.answer("open \(secret)") { () async throws(MailError) in
        true
      }
    case .ask: _ = await coordinator.confirm("Use \(secret)?", action: "Yes", cancel: "No")
    case .tell: coordinator.showMessage("Used \(secret)", .success)
    case .remove: hasField = false
    }
  }
}

struct VaultView: SemanticView {
  let viewModel: VaultViewModel

  var screen: Screen {
    Screen("Vault") {
      TextField("Name", text: viewModel.name) { viewModel.nameChanged($0) }
      if viewModel.isSwapped {
        TextField("Secret", text: viewModel.secret) { viewModel.secretChanged($0) }
      } else if viewModel.hasField {
        TextField(viewModel.label, text: viewModel.secret, role: viewModel.role) {
          viewModel.secretChanged($0)
        }
      }
      Text(viewModel.said)
      for use in SecretUse.allCases {
        Button(use.rawValue) { await viewModel.tapped(use) }
      }
    }
  }
}

struct OpenedViewModel { let secret: String }

struct OpenedView: SemanticView {
  let viewModel: OpenedViewModel
  var screen: Screen { Screen("Opened") { Text("With \(viewModel.secret)") } }
}
