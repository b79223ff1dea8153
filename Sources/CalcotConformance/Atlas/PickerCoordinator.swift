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
  private let asksToEnter: Bool

  init(asksToEnter: Bool = false) { self.asksToEnter = asksToEnter }

  package func calcot(for route: PickerRoute, at place: RoutePlace<PickerRoute>) -> Placed {
    switch route {
    case .choose:
      place.screen {
        .place(
          "Choose a city",
          [
            PlaceAction("Oslo") { self.navigation.push(.confirm("Oslo")) },
            PlaceAction("Elsewhere") { self.navigation.push(.elsewhere) },
            PlaceAction("Give up") { self.cancel() },
          ])
      }
    case .confirm(let name):
      place.screen { .place("Take \(name)?", [PlaceAction("Take it") { self.finish(with: name) }]) }
    case .elsewhere: place.flow(elsewhere())
    }
  }

  private func elsewhere() -> ChildFlow {
    ChildFlow(PickerCoordinator()) { result in
      if case .value(let city) = result { self.finish(with: "\(city) from elsewhere") }
    }
  }

  package func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    guard asksToEnter, proposed.move == .push(CitiesRoute.pick) else { return .allow }
    return .ask(Question("Choose now?", action: "Yes", cancel: "No"))
  }
}
