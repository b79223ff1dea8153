import CalcotStreams
import Localization
import Testing

@testable import Counter

@MainActor
@Suite struct CounterFlowTests {
  private func flow(in language: Language) -> CounterFlow {
    CounterFlow(
      dependencies: CounterDependencies(
        counterService: FakeCounterService(), region: Region(language)))
  }

  @Test func `answers a multiple of 50 with an alert, without any app`() throws {
    let step = CounterStep.reachedMultipleOf50(count: try #require(Count(rawValue: 1_050)))
    let thanks = flow(in: .english).navigate(to: step)
    #expect(
      thanks
        == .alert(
          "Great job, superstar!", message: "You tapped 1,050 times.", dismiss: "Thanks"))
    #expect(thanks != .none)
    #expect(thanks != flow(in: .german).navigate(to: step))
  }
}
