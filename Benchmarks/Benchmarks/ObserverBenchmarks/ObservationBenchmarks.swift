import Benchmark
import Contestants

let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock], timeUnits: .nanoseconds, scalingFactor: .kilo, maxDuration: .seconds(1))

  func register(_ title: String, _ contestants: [Contestant]) {
    for contestant in contestants {
      let prepared = Prepared(contestant)
      Benchmark("\(title): \(contestant.name)", configuration: configuration) { benchmark in
        let times = benchmark.scaledIterations.count
        benchmark.startMeasurement()
        await prepared.run(times: times)
        benchmark.stopMeasurement()
      }
    }
  }

  for count in [1, 10, 1_000] {
    register("Notify \(count)", notifyContestants(observers: count))
  }
  register("Add and remove", joinContestants(present: 1_000))
}

/// A contestant that is prepared once, during the benchmark's warm-up.
///
/// The hop to the main actor, where the observer sets live, is paid once in a thousand runs.
@MainActor
final class Prepared {
  private let contestant: Contestant
  private lazy var runner = contestant.prepare()

  nonisolated init(_ contestant: Contestant) { self.contestant = contestant }

  func run(times: Int) { runner(times) }
}
