import Calcot
import CalcotViews

// calcot:fake
@MainActor
protocol CountdownCoordinating: AnyObject {
  func showAscentModule()
}

final class CountdownCoordinator: Router, CountdownCoordinating {
  let navigation: FlowNavigation<FlightRoute>

  init(navigation: FlowNavigation<FlightRoute>) { self.navigation = navigation }

  func initModule(_ interactor: any CountdownInteracting, _ context: AssemblyContext) -> Calcot {
    let viewModel = CountdownViewModel(interactor, self, context.scope)
    return Calcot(viewModel, view: CountdownView.init) { $0.view = $1 }
  }

  func showAscentModule() { navigation.present(.ascent) }
}
