import Calcot
import CalcotRxSwift
import CalcotStreams
import CalcotViews
import RxRelay

enum BridgedCounterRoute: Route, LinkedRoute {
  case counter

  static let links = Links<BridgedCounterRoute>(RouteLink("", .counter))
}

enum BridgedCounterStep: Step, Equatable {
  case reachedMultipleOf50(count: Int)

  init(_ step: RxCounterStep) {
    switch step {
    case .reachedMultipleOf50(let count): self = .reachedMultipleOf50(count: count)
    }
  }
}

/// A flow of Calçot around a ViewModel of RxSwift and RxFlow.
final class BridgedCounterFlow: StepFlow {
  typealias FlowStep = BridgedCounterStep

  let navigation = StackNavigation<BridgedCounterRoute>(root: .counter)

  func calcot(for route: BridgedCounterRoute, at place: RoutePlace<BridgedCounterRoute>) -> Placed {
    place.screen {
      let (viewModel, saved) = (RxCounterViewModel(), place.saved() ?? 0)
      let outputs = viewModel(startingWith: saved)
      let count = outputs.count.asCalcotDriver(startingWith: saved)
      let label = count.map { "\($0)" }
      return Calcot(
        BridgedCounter(label: label, addOne: outputs.addOne), view: BridgedCounterView.init
      )
      .steps(from: viewModel, to: self) { ($0 as? RxCounterStep).map(BridgedCounterStep.init) }
      .saving(count)
    }
  }

  func navigate(to step: BridgedCounterStep) -> Contributions {
    switch step {
    case .reachedMultipleOf50(let count):
      .alert("Great job, superstar!", message: "You tapped \(count) times.", dismiss: "Thanks")
    }
  }
}

struct BridgedCounter {
  let label: CalcotStreams.Driver<String>
  let addOne: RxRelay.PublishRelay<Void>
}

struct BridgedCounterView: SemanticView {
  let viewModel: BridgedCounter

  var screen: Screen {
    Screen("Counter") {
      Text(viewModel.label, role: .figure)
      Button("Add one", role: .main) { viewModel.addOne.accept(()) }
    }
  }
}
