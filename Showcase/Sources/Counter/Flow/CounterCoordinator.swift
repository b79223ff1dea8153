public import Calcot
import CalcotStreams
public import Localization

/// Assembles the counter, and congratulates.
public final class CounterCoordinator: Coordinator {
  public typealias Dependencies = HasLanguage

  public let navigation = StackNavigation<CounterRoute>(root: .counter)
  private let texts: CounterTexts

  /// A flow that starts at the counter.
  public init(dependencies: any Dependencies) {
    texts = CounterTexts(language: dependencies.language)
  }

  public func calcot(for route: CounterRoute) -> Calcot {
    switch route {
    case .counter:
      let viewModel = CounterViewModel(texts: texts)
      let outputs = viewModel(.init(restoredCount: navigation.saved() ?? Count()))
      return Calcot(outputs) { CounterView($0) }
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
