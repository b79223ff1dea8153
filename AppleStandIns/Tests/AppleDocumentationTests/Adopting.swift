import Calcot
import CalcotUIKit
import CalcotViews
import UIKit

/// A controller of an app that is older than this framework.
final class AccountViewController: UIViewController {
  private var shoes: UIKitHost?

  func shoesButtonTapped() {
    guard let navigationController else { return }
    let app = CalcotApp(ShoesCoordinator(dependencies: ShoesDependencies()))
    let host = UIKitHost(app, pushedOn: navigationController)
    host.onEnd = { [weak self] in self?.shoes = nil }
    host.start()
    shoes = host
  }

  /// A Boolean value that indicates whether the flow still exists, for the tests of this article.
  var hasShoes: Bool { shoes != nil }
}

/// Another such controller, which a flow shows as it is.
final class LegalViewController: UIViewController {
  private let onDone: () -> Void

  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    title = "Legal"
  }

  required init?(coder: NSCoder) { nil }

  func doneButtonTapped() { onDone() }
}

enum ShopRoute: Route {
  case shop
  case legal
}

final class ShopCoordinator: Coordinator, DocumentPicking {
  let navigation = StackNavigation<ShopRoute>(root: .shop)

  func calcot(for route: ShopRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .shop: Calcot("Shop", view: ShoeView.init)
    case .legal: Calcot(LegalViewModel(coordinator: self), view: LegalView.init)
    }
  }

  func sizesButtonTapped() { navigation.present(.legal, as: .halfSheet) }
  func receiptButtonTapped() async throws(Refusal) -> PickedFile? {
    try await pickDocuments(FilePick([.pdf, .image], mostBytes: 1_000_000)).first
  }
  func legalDone() { navigation.dismiss() }
}

@MainActor struct LegalViewModel {
  let coordinator: ShopCoordinator
  func doneTapped() { coordinator.legalDone() }
}

struct LegalView: SemanticView {
  let viewModel: LegalViewModel

  var screen: Screen {
    Screen("Legal") { Button("Done") { viewModel.doneTapped() } }
  }
}

/// Registers controllers in each of the possible forms.
@MainActor
func registerShoes(with host: UIKitHost, _ storyboard: UIStoryboard) {
  host.register { ShoesViewController($0) }
  host.register("Shoes", in: storyboard) { coder, viewModel in
    StoryboardShoesViewController(coder: coder, viewModel: viewModel)
  }
  host.register(LegalViewModel.self) { viewModel in
    LegalViewController { viewModel.doneTapped() }
  }
}
