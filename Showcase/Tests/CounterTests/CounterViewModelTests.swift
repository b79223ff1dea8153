import CalcotStreams
import Localization
import Testing

@testable import Counter

@MainActor
@Suite struct CounterViewModelTests {
  private let viewModel = CounterViewModel(texts: CounterTexts(language: .english))

  @Test func `has no state: each call gives outputs of its own`() {
    let (first, second) = (
      viewModel(.init(restoredCount: Count())), viewModel(.init(restoredCount: .fifty))
    )
    for _ in 0..<3 { first.addOne.start() }
    #expect(first.label.value == "3")
    #expect(second.label.value == "50")
  }

  @Test func `gives a step at each multiple of 50, and what is to be saved`() {
    let outputs = viewModel(.init(restoredCount: Count()))
    var steps: [CounterStep] = []
    let subscription = outputs.steps.emit { steps.append($0) }
    for _ in 0..<149 { outputs.addOne.start() }
    #expect(steps == [.multipleOf50Reached(.fifty), .multipleOf50Reached(Count(100) ?? Count())])
    #expect(outputs.count.value == Count(149))
    subscription.cancel()
  }
}
