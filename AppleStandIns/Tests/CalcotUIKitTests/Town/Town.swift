import Calcot
import CalcotViews
import Observation
import UIKit

/// An app with every container, whose screens are free to leave, ask, or are blocked, as a test
/// requires.
final class TownCoordinator: Coordinator {
  enum Tab: Route { case streets, tour, letters }

  let navigation = TabNavigation<Tab>(
    [(.streets, "Streets"), (.tour, "Tour"), (.letters, "Letters")],
    symbols: [.streets: .home, .tour: .map])
  let streets: StreetsCoordinator
  let tour = TourCoordinator()
  let letters = LettersCoordinator()

  init(isSideBySide: Bool = false) { streets = StreetsCoordinator(isSideBySide: isSideBySide) }

  func calcot(for tab: Tab, at place: RoutePlace<Tab>) -> Placed {
    switch tab {
    case .streets: place.flow(ChildFlow(streets))
    case .tour: place.flow(ChildFlow(tour))
    case .letters: place.flow(ChildFlow(letters))
    }
  }
}

enum PlaceRoute: Route {
  case root, place(Int)
  /// A flow with tabs of its own in the stack.
  case district
  /// A flow with a list and its details.
  case suburb
}

final class StreetsCoordinator: Coordinator, AddressOpening, Sharing, FilePicking {
  let navigation: StackNavigation<PlaceRoute>
  /// The ViewModel of the most recently made place.
  private(set) weak var latest: PlaceViewModel?
  /// Whether the user may leave the places made from now on.
  var leavability = Leavability.free
  /// Whether the places made from now on take Back themselves, and how often they have.
  var takesBack = false
  private(set) var backs = 0

  init(isSideBySide: Bool = false) {
    navigation = StackNavigation(root: .root, isSideBySide: isSideBySide)
  }

  func calcot(for route: PlaceRoute, at place: RoutePlace<PlaceRoute>) -> Placed {
    switch route {
    case .district: place.flow(ChildFlow(DistrictCoordinator()))
    case .suburb: place.flow(ChildFlow(StreetsCoordinator(isSideBySide: true)))
    case .root, .place:
      place.screen {
        let viewModel = PlaceViewModel(route)
        viewModel.leavability = leavability
        if takesBack { place.scope.onBack { [weak self] in self?.backs += 1 } }
        latest = viewModel
        return Calcot(viewModel, view: PlaceView.init)
      }
    }
  }
}

final class DistrictCoordinator: Coordinator {
  let navigation = TabNavigation<PlaceRoute>([(.place(90), "North"), (.place(91), "South")])

  func calcot(for route: PlaceRoute, at place: RoutePlace<PlaceRoute>) -> Placed {
    place.screen { Calcot(PlaceViewModel(route), view: PlaceView.init) }
  }
}

/// More tabs than a narrow bar has room for.
final class AvenueCoordinator: Coordinator {
  let navigation = TabNavigation<PlaceRoute>((0..<7).map { (.place($0), "\($0)") })

  func calcot(for route: PlaceRoute, at place: RoutePlace<PlaceRoute>) -> Placed {
    place.screen { Calcot(PlaceViewModel(route), view: PlaceView.init) }
  }
}

final class TourCoordinator: Coordinator {
  let navigation = PagesNavigation<PlaceRoute>([.place(1), .place(2), .place(3)])

  func calcot(for route: PlaceRoute, at place: RoutePlace<PlaceRoute>) -> Placed {
    place.screen { Calcot(PlaceViewModel(route), view: PlaceView.init) }
  }
}

final class LettersCoordinator: Coordinator {
  let navigation = SplitNavigation<PlaceRoute>(primary: .root, secondary: .place(0))

  func calcot(for route: PlaceRoute, at place: RoutePlace<PlaceRoute>) -> Placed {
    place.screen { Calcot(PlaceViewModel(route), view: PlaceView.init) }
  }
}

@MainActor @Observable
final class PlaceViewModel: Leavable {
  let route: PlaceRoute
  var note = ""
  var leavability = Leavability.free

  init(_ route: PlaceRoute) { self.route = route }

  var title: String {
    switch route {
    case .root: "Root"
    case .place(let number): "Place \(number)"
    case .district: "District"
    case .suburb: "Suburb"
    }
  }
}

struct PlaceView: SemanticView {
  let viewModel: PlaceViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Text("Note: \(viewModel.note)")
    }
  }
}

/// The app's own controller of a place.
final class PlaceViewController: UIViewController, CalcotView {
  var viewModel: PlaceViewModel

  init(_ viewModel: PlaceViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  required init?(coder: NSCoder) { nil }
}
