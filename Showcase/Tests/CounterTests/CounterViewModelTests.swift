import Calcot
import CalcotStreams
import Localization
import Testing

@testable import Counter

@MainActor
@Suite struct CounterViewModelTests {
  private let service = FakeCounterService()
  private let counts = PublishRelay<Count>()

  private func viewModel(
    startingWith count: Count = Count(), in language: Language = .english
  ) -> CounterViewModel {
    service.countReturns = counts.asSignal().asDriver(startingWith: count)
    return CounterViewModel(service: service, texts: CounterTexts(region: Region(language)))
  }

  private func count(_ number: Int) throws -> Count { try #require(Count(rawValue: number)) }

  @Test func `adds one by the service, once for each tap`() {
    let outputs = viewModel()()
    #expect(service.addOneCalls == 0)
    outputs.addOne.start()
    outputs.addOne.start()
    #expect(service.addOneCalls == 2)
  }

  @Test func `gives the View finished texts, in the person's language`() throws {
    let outputs = viewModel(in: .german)()
    #expect(
      [outputs.title, outputs.label.value, outputs.addOneLabel] == ["Zähler", "0", "Eins mehr"])
    counts.accept(try count(1_234))
    #expect(outputs.label.value == "1.234")
  }

  @Test func `emits a step at each multiple of 50, and only there`() throws {
    let viewModel = viewModel()
    var steps: [CounterStep] = []
    viewModel.steps.didEmit.add { steps.append($0) }
    let outputs = viewModel()
    for number in 1...149 { counts.accept(try count(number)) }
    #expect(
      steps == [
        .reachedMultipleOf50(count: try count(50)), .reachedMultipleOf50(count: try count(100)),
      ])
    #expect(outputs.label.value == "149")
  }

  @Test func `emits no step for the count that it starts with`() throws {
    let viewModel = viewModel(startingWith: try count(50))
    var steps: [CounterStep] = []
    viewModel.steps.didEmit.add { steps.append($0) }
    #expect(viewModel().label.value == "50")
    #expect(steps.isEmpty)
  }
}
