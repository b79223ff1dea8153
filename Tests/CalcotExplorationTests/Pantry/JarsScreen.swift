import Calcot
import CalcotContent
import CalcotViews

@MainActor
final class JarsViewModel {
  private let coordinator: PantryCoordinator

  init(_ coordinator: PantryCoordinator) { self.coordinator = coordinator }

  var jars: [Jar] { coordinator.pantry.inOrder }

  func badge(of jar: Jar) -> String? {
    guard jar.tastings > 0 else { return nil }
    return coordinator.pantry.fault == .unboundedBadge
      ? "\(jar.tastings) tastings so far" : jar.tastings > 99 ? "99+" : "\(jar.tastings)"
  }

  func open(_ jar: Jar) -> NavigationAction {
    coordinator.navigation.pushing(.jar(jar.id), carrying: jar)
  }

  var openVault: NavigationAction { coordinator.navigation.pushing(.vault) }
  func aboutTapped() { coordinator.navigation.push(.about) }
  func newTapped() { coordinator.navigation.present(.newJar) }
}

struct JarsView: SemanticView {
  let viewModel: JarsViewModel

  var screen: Screen {
    Screen("Pantry") {
      List(viewModel.jars) { jar in
        Row(jar.name, detail: jar.size.rawValue, opens: viewModel.open(jar))
          .badge(viewModel.badge(of: jar))
      }
      Row("Vault", opens: viewModel.openVault)
      Row("About") { viewModel.aboutTapped() }
    } toolbar: {
      Button("New jar") { viewModel.newTapped() }
    }
  }
}

@MainActor
final class VaultViewModel {}

struct VaultView: SemanticView {
  let viewModel: VaultViewModel

  var screen: Screen { Screen("Vault") { Text("Gold.") } }
}
