package import Calcot

package enum PickerRoute: Route {
  case choose
  case confirm(String)
  /// Another picker, within this one.
  case elsewhere
}

/// A child flow that gives the name of a city.
@MainActor
package final class PickerCoordinator: Coordinator {
  package typealias ResultValue = String

  package let navigation = StackNavigation<PickerRoute>(root: .choose)

  package func calcot(for route: PickerRoute) -> Calcot {
    switch route {
    case .choose:
      Calcot(
        PlaceViewModel("Choose a city") {
          [
            PlaceAction("Oslo") { self.navigation.push(.confirm("Oslo")) },
            PlaceAction("Elsewhere") { self.navigation.push(.elsewhere) },
            PlaceAction("Give up") { self.cancel() },
          ]
        }
      ) { PlaceView($0) }
    case .confirm(let name):
      Calcot(
        PlaceViewModel("Take \(name)?") { [PlaceAction("Take it") { self.finish(with: name) }] }
      ) { PlaceView($0) }
    case .elsewhere:
      .flow(PickerCoordinator()) { result in
        if case .value(let city) = result { self.finish(with: "\(city) from elsewhere") }
      }
    }
  }
}
