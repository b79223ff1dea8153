import CalcotStreams
import Counter

/// A service whose counts a test sends, and that records what it is asked for.
final class FakeCounterService: CounterService {
  let count: Driver<Count>
  let counts = PublishRelay<Count>()
  private(set) var additions = 0
  private(set) var restored: [Count] = []

  init(startingWith count: Count = Count()) {
    self.count = counts.asSignal().asDriver(startingWith: count)
  }

  func addOne() { additions += 1 }
  func restore(_ count: Count) { restored.append(count) }
}
