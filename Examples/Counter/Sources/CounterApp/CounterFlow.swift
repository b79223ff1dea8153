import Calcot
import CalcotStreams
import CalcotViews

// A flow is a coordinator. It has a root route in place of a root view controller.

enum CounterRoute: Route { case counter }

final class CounterFlow: StepFlow {
  typealias FlowStep = CounterStep

  let navigation = StackNavigation<CounterRoute>(root: .counter)

  func calcot(for route: CounterRoute, at place: RoutePlace<CounterRoute>) -> Placed {
    place.screen {
      let viewModel = CounterViewModel()
      return Calcot(viewModel(), view: CounterView.init).steps(from: viewModel, to: self)
    }
  }

  func navigate(to step: CounterStep) -> Contributions {
    switch step {
    case .reachedMultipleOf50(let count):
      .alert("🍻 Great job superstar!", message: "You tapped \(count) times!", dismiss: "Dismiss")
    }
  }
}
