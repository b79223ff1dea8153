#if Web
  import Calcot
  import Metrics

  /// A metric that can be shown as lines of text.
  protocol ShownMetric: AnyObject, Sendable {
    /// The kind, in Prometheus' words.
    var kind: String { get }
    var samples: [MetricSample] { get }
  }

  /// One number of a metric in the text.
  struct MetricSample {
    /// The part that follows the metric's name.
    var suffix = ""
    /// The dimension besides those of the metric, such as `le="0.1"`.
    var dimension = ""
    var value: Double
  }

  /// A number that only increases.
  final class CounterMetric: ShownMetric, CounterHandler {
    private let count = Locked<Int64>(0)
    let kind = "counter"

    var samples: [MetricSample] { [MetricSample(value: Double(count.withLock { $0 }))] }

    func increment(by amount: Int64) { count.withLock { $0 &+= amount } }

    func reset() { count.withLock { $0 = 0 } }
  }

  /// A number that increases and decreases.
  final class GaugeMetric: ShownMetric, MeterHandler, RecorderHandler {
    private let value = Locked(0.0)
    let kind: String

    init(kind: String = "gauge") { self.kind = kind }

    var samples: [MetricSample] { [MetricSample(value: value.withLock { $0 })] }

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
  }

  /// The number and the sum of values, and the number of values up to each bound.
  final class DistributionMetric: ShownMetric, RecorderHandler, TimerHandler {
    private struct State {
      var counts: [Int]
      var count = 0
      var sum = 0.0
    }

    /// The bounds for durations, in seconds.
    static let seconds = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

    private let bounds: [Double]
    private let state: Locked<State>

    init(bounds: [Double]) {
      self.bounds = bounds
      state = Locked(State(counts: bounds.map { _ in 0 }))
    }

    var kind: String { bounds.isEmpty ? "summary" : "histogram" }

    var samples: [MetricSample] {
      let state = state.withLock { $0 }
      var below = 0
      var samples = zip(bounds, state.counts).map { bound, count in
        below += count
        return MetricSample(suffix: "_bucket", dimension: "le=\"\(bound)\"", value: Double(below))
      }
      let all = Double(state.count)
      if !bounds.isEmpty {
        samples.append(MetricSample(suffix: "_bucket", dimension: "le=\"+Inf\"", value: all))
      }
      samples.append(MetricSample(suffix: "_sum", value: state.sum))
      samples.append(MetricSample(suffix: "_count", value: all))
      return samples
    }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
      let place = bounds.firstIndex { value <= $0 }
      state.withLock { state in
        if let place { state.counts[place] += 1 }
        state.count += 1
        state.sum += value
      }
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
  }
#endif
