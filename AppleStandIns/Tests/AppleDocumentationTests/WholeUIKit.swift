import Calcot
import Foundation
import UIKit

/// A file that imports all of Calçot, UIKit and Foundation: it compiles without a scoped import and
/// without a qualified name.
private final class WholeUIKitController: UIViewController, CalcotView {
  var viewModel: WholeUIKitViewModel { didSet { title = viewModel.title } }

  init(_ viewModel: WholeUIKitViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private struct WholeUIKitViewModel {
  let date: Date
  let state: Data
  var title: String { "\(date) \(state.count)" }
}

private enum WholeUIKitRoute: Route { case home }

private final class WholeUIKitCoordinator: Coordinator {
  let navigation = StackNavigation<WholeUIKitRoute>(root: .home)

  func calcot(for route: WholeUIKitRoute, at place: RoutePlace<WholeUIKitRoute>) -> Placed {
    place.screen { Calcot(WholeUIKitViewModel(date: Date(), state: place.saved() ?? Data())) }
  }
}
