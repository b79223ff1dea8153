public import Calcot
import CalcotStreams
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
  case multipleOf50Reached(Count)
}

/// The Coordinator that assembles the counter, and congratulates the user.
public final class CounterCoordinator: Coordinator {
  public typealias Dependencies = HasLanguage

  public let navigation = StackNavigation<CounterRoute>(root: .counter)
  private let texts: CounterTexts

  /// Creates a flow that starts at the counter.
  public init(dependencies: any Dependencies) {
    texts = CounterTexts(language: dependencies.language)
  }

  public func calcot(for route: CounterRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .counter:
      let viewModel = CounterViewModel(texts: texts)
      let outputs = viewModel(.init(restoredCount: context.saved() ?? Count()))
      return Calcot(outputs, view: CounterView.init)
        .steps(outputs.steps, to: self)
        .saving(outputs.count)
    }
  }

  public func handle(_ step: CounterStep) -> StepAnswer {
    switch step {
    case .multipleOf50Reached(let count):
      task("congratulate") { [navigation, texts] in
        await navigation.alert(
          texts.greatJob, message: texts.tapped(count),
          choices: [Choice(texts.thanks, role: .cancel, ())])
      }
      return .handled
    }
  }
}
