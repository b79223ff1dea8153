package import CalcotStreams

/// The counter as a function: from the previous count to the outputs, which are the count shown,
/// the user's action, the steps and the saved value. It has no state of its own.
@MainActor
package struct CounterViewModel {
  package struct Inputs {
    /// The count before the app was left.
    let restoredCount: Count

    package init(restoredCount: Count) { self.restoredCount = restoredCount }
  }

  package struct Outputs {
    package let title: String
    package let label: Driver<String>
    package let addOneLabel: String
    package let addOne: Action<Void, Void>
    package let steps: Signal<CounterStep>
    package let count: Driver<Count>
  }

  let texts: CounterTexts

  package init(texts: CounterTexts) { self.texts = texts }

  package func callAsFunction(_ inputs: Inputs) -> Outputs {
    // The work is empty; only its completion counts.
    let addOne = Action<Void, Void> {}
    let count = addOne.elements.scan(inputs.restoredCount) { count, _ in count.next }
    let steps = count.changes
      .filter { $0.value.isMultiple(of: 50) }
      .map(CounterStep.multipleOf50Reached)
    return Outputs(
      title: texts.counter, label: count.map { texts.number($0) }, addOneLabel: texts.addOne,
      addOne: addOne, steps: steps, count: count)
  }
}
