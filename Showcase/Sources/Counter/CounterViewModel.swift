package import CalcotStreams

/// The counter as a function to the outputs, which are finished texts and the user's action. Its
/// state is the service's, and where a step leads is not its concern.
package final class CounterViewModel: Stepper {
  package struct Outputs {
    package let title: String
    package let label: Driver<String>
    package let addOneLabel: String
    package let addOne: Action<Void, Void>
  }

  package let steps = StepSource<CounterStep>()
  private let service: any CounterService
  private let texts: CounterTexts

  package init(service: any CounterService, texts: CounterTexts) {
    (self.service, self.texts) = (service, texts)
  }

  package func callAsFunction() -> Outputs {
    let addOne = Action<Void, Void> { [service] in service.addOne() }
    let label = service.count
      .do(onChange: { [steps] count in
        if count.rawValue.isMultiple(of: 50) { steps.emit(.reachedMultipleOf50(count: count)) }
      })
      .map(texts.number)
    return Outputs(title: texts.counter, label: label, addOneLabel: texts.addOne, addOne: addOne)
  }
}
