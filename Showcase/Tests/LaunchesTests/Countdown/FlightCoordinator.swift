import Calcot
import CalcotViews

enum FlightRoute: Route {
  case countdown, ascent
}

/// The flow of the published example: a module with a button, and one that it presents.
final class FlightCoordinator: Coordinator {
  let navigation = StackNavigation<FlightRoute>(root: .countdown)
  private let interactor: any CountdownInteracting

  init(interactor: any CountdownInteracting) { self.interactor = interactor }

  func calcot(for route: FlightRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .countdown: CountdownCoordinator(navigation: navigation).initModule(interactor, context)
    case .ascent: AscentCoordinator().initModule()
    }
  }
}

@MainActor
struct AscentCoordinator {
  func initModule() -> Calcot { Calcot("Ascent", view: AscentView.init) }
}

struct AscentView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) { Text("The rocket climbs.") } }
}
