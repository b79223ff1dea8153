package import Calcot
import CalcotViews
import Observation

package enum AlmanacRoute: Route {
  package typealias Carried = String

  case today
  case form
  case year
  case month(Int)
}

/// The Coordinator of the suite's fourth app: tabs that are made when they are selected, circular
/// pages, and a form in steps that handles the user's Back itself.
package final class AlmanacCoordinator: Coordinator {
  package let navigation = TabNavigation<AlmanacRoute>(
    [(.today, "Today"), (.form, "Form"), (.year, "Year")], isLazy: true)
  let year = YearCoordinator()
  /// The routes whose screens have been made, in order.
  private(set) var made: [AlmanacRoute] = []

  package init() {}

  package func calcot(for route: AlmanacRoute, at place: RoutePlace<AlmanacRoute>) -> Placed {
    if route == .year {
      place.flow(ChildFlow(year))
    } else {
      place.screen { screen(at: route, place) }
    }
  }

  private func screen(at route: AlmanacRoute, _ place: RoutePlace<AlmanacRoute>) -> Calcot {
    made.append(route)
    switch route {
    case .today:
      return .place(
        "Today",
        [
          PlaceAction("Push the form") { self.navigation.push(.form) },
          PlaceAction("Present the form") { self.navigation.present(.form) },
        ])
    case .form:
      let viewModel = FormViewModel()
      place.scope.onBack(isEnabled: viewModel.step > 1) { viewModel.step -= 1 }
      return Calcot(viewModel, view: FormView.init)
    case .year, .month: return .place("\(route)")
    }
  }
}

/// The Coordinator of circular pages, one for each season.
final class YearCoordinator: Coordinator {
  let navigation = PagesNavigation<AlmanacRoute>(
    [.month(1), .month(4), .month(7), .month(10)], isCircular: true)

  func calcot(for route: AlmanacRoute, at place: RoutePlace<AlmanacRoute>) -> Placed {
    place.screen {
      guard case .month(let number) = route else { return .place("\(route)") }
      return .place("Month \(number)", [PlaceAction("On") { self.navigation.next() }])
    }
  }
}

@MainActor @Observable
private final class FormViewModel {
  var step = 1
}

private struct FormView: SemanticView {
  let viewModel: FormViewModel

  var screen: Screen {
    Screen("Form") {
      Text("Step \(viewModel.step)")
      Button("Next step") { viewModel.step += 1 }
    }
  }
}
