package import Calcot
import CalcotViews

package enum TourRoute: Route {
  package typealias Carried = String

  case page(Int)
}

/// The Coordinator of three pages.
package final class TourCoordinator: Coordinator {
  package let navigation = PagesNavigation<TourRoute>([.page(1), .page(2), .page(3)])

  package func calcot(for route: TourRoute, at place: RoutePlace<TourRoute>) -> Placed {
    switch route {
    case .page(let number):
      place.screen { .place("Stop \(number)", [PlaceAction("Go on") { self.navigation.next() }]) }
    }
  }
}
