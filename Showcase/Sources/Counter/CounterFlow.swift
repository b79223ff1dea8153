public import Calcot
public import CalcotStreams
import CalcotViews
public import Localization

/// The routes of the Counter feature.
public enum CounterRoute: Route {
  case counter
}

extension CounterRoute: LinkedRoute {
  public static let links = Links<CounterRoute>(RouteLink("", .counter))
}

/// The steps of the Counter feature.
public enum CounterStep: Step, Hashable {
  /// The user has counted to 50, 100, 150 …
  case reachedMultipleOf50(count: Count)
}

/// The Flow that assembles the counter, and congratulates the user.
public final class CounterFlow: StepFlow {
  public typealias Dependencies = HasCounterService & HasRegion
  public typealias FlowStep = CounterStep

  public let navigation = StackNavigation<CounterRoute>(root: .counter)
  private let dependencies: any Dependencies
  private var texts: CounterTexts { CounterTexts(region: dependencies.region) }

  /// Creates a flow that starts at the counter.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  public func calcot(for route: CounterRoute, at place: RoutePlace<CounterRoute>) -> Placed {
    place.screen {
      let service = dependencies.counterService
      if let count: Count = place.saved() { service.restore(count) }
      let viewModel = CounterViewModel(service: service, texts: texts)
      return Calcot(
        remadeOn: dependencies.region.didChange, viewModel: viewModel.callAsFunction,
        view: CounterView.init
      )
      .steps(from: viewModel, to: self).saving(service.count)
    }
  }

  public func navigate(to step: CounterStep) -> Contributions {
    switch step {
    case .reachedMultipleOf50(let count):
      .alert(texts.greatJob, message: texts.tapped(count), dismiss: texts.thanks)
    }
  }
}
