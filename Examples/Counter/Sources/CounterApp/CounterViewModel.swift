import Calcot
import CalcotStreams

enum CounterStep: Step, Equatable { case reachedMultipleOf50(count: Int) }

final class CounterViewModel: Stepper {
  struct Outputs {
    let labelDriver: Driver<String>
    let buttonAction: Action<Void, Void>
  }

  let steps = StepSource<CounterStep>()

  func callAsFunction() -> Outputs {
    let buttonAction = Action<Void, Void> {}
    let labelDriver = buttonAction.elements
      .scan(into: 0) { count, _ in count += 1 }
      .do(onChange: { [steps] count in
        if count % 50 == 0 { steps.emit(.reachedMultipleOf50(count: count)) }
      })
      .map { String($0) }
    return Outputs(labelDriver: labelDriver, buttonAction: buttonAction)
  }
}
