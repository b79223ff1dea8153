package import Calcot
import CalcotViews

package enum PickerRoute: Route {
  case choose
  case confirm(String)
  /// A second picker, presented from within this one.
  case elsewhere
}

/// A child flow that returns the name of a city.
package final class PickerCoordinator: Coordinator {
  package typealias ResultValue = String

  package let navigation = StackNavigation<PickerRoute>(root: .choose)

  package func calcot(for route: PickerRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .choose:
      Calcot(
        PlaceViewModel("Choose a city") {
          [
            PlaceAction("Oslo") { self.navigation.push(.confirm("Oslo")) },
            PlaceAction("Elsewhere") { self.navigation.push(.elsewhere) },
            PlaceAction("Give up") { self.cancel() },
          ]
        }, view: PlaceView.init)
    case .confirm(let name):
      Calcot(
        PlaceViewModel("Take \(name)?") { [PlaceAction("Take it") { self.finish(with: name) }] },
        view: PlaceView.init)
    case .elsewhere: .flow
    }
  }

  package func flow(for route: PickerRoute) -> ChildFlow? {
    guard route == .elsewhere else { return nil }
    return ChildFlow(PickerCoordinator()) { result in
      if case .value(let city) = result { self.finish(with: "\(city) from elsewhere") }
    }
  }
}
