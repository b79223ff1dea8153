import Calcot
import CalcotContent
import CalcotUIKit
import CalcotViews
import UIKit

/// A controller of an app that is older than this framework, which a flow shows as it is.
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

final class ShopCoordinator: Coordinator, FilePicking {
  let navigation = StackNavigation<ShopRoute>(root: .shop)

  func calcot(for route: ShopRoute, at place: RoutePlace<ShopRoute>) -> Placed {
    switch route {
    case .shop: place.screen { Calcot("Shop", view: ShoeView.init) }
    case .legal: place.screen { Calcot(LegalViewModel(coordinator: self), view: LegalView.init) }
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
