import Calcot
import CalcotUIKit
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

  /// Whether the flow is still there, for the tests of this article.
  var hasShoes: Bool { shoes != nil }
}

/// Another one, that is shown in a flow as it is.
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

  func calcot(for route: ShopRoute) -> Calcot {
    switch route {
    case .shop: Calcot("Shop") { ShoeView($0) }
    case .legal: Calcot(LegalViewModel(coordinator: self)) { LegalView($0) }
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

final class LegalView: SemanticView<LegalViewModel> {
  override func screen(_ viewModel: LegalViewModel) -> Screen {
    Screen("Legal") { Button("Done") { viewModel.doneTapped() } }
  }
}

/// What each form of registering looks like.
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
