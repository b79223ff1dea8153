#if Web
  import Calcot
  import Metrics

  /// The metrics of a server in memory, and their text in the format of Prometheus.
  final class MetricsRegistry: MetricsFactory {
    private struct Name: Hashable, Comparable {
      let label: String
      /// The dimensions in the text's format, such as `reason="expired"`.
      let dimensions: String

      static func < (one: Name, other: Name) -> Bool {
        (one.label, one.dimensions) < (other.label, other.dimensions)
      }
    }

    private let metrics = Locked<[Name: any ShownMetric]>([:])
    private let common: [(String, String)]
    private let help: Locked<[String: String]>

    /// Creates an empty registry.
    ///
    /// - Parameters:
    ///   - common: The dimensions that all of its metrics have.
    ///   - help: The meanings of metrics, by their names.
    init(common: [(String, String)] = [], help: [String: String] = [:]) {
      (self.common, self.help) = (common, Locked(help))
    }

    /// All metrics as text, sorted by their names.
    var text: String {
      let (all, help) = (metrics.withLock { $0 }, help.withLock { $0 })
      var (text, label) = ("", "")
      for (name, metric) in all.sorted(by: { $0.key < $1.key }) {
        if name.label != label {
          label = name.label
          if let help = help[label] { text += "# HELP \(label) \(help)\n" }
          text += "# TYPE \(label) \(metric.kind)\n"
        }
        for sample in metric.samples {
          let dimensions = [name.dimensions, sample.dimension].filter { !$0.isEmpty }
          let list = dimensions.isEmpty ? "" : "{\(dimensions.joined(separator: ","))}"
          text += "\(label)\(sample.suffix)\(list) \(Self.number(sample.value))\n"
        }
      }
      return text
    }

    private func metric<Metric: ShownMetric>(
      _ label: String, _ dimensions: [(String, String)], _ make: () -> Metric
    ) -> Metric {
      let name = Name(
        label: label,
        dimensions: (common + dimensions).map { "\($0)=\"\(Self.escaped($1))\"" }
          .joined(separator: ","))
      return metrics.withLock { metrics in
        if let known = metrics[name] as? Metric { return known }
        let made = make()
        metrics[name] = made
        return made
      }
    }

    /// Sets a metric to a value that is known from elsewhere.
    func set(
      _ label: String, to value: Double, as kind: String = "gauge",
      dimensions: [(String, String)] = []
    ) {
      metric(label, dimensions) { GaugeMetric(kind: kind) }.set(value)
    }

    /// Adds the meaning of a metric.
    func describe(_ label: String, as meaning: String) {
      help.withLock { $0[label] = meaning }
    }

    private static func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }

    private static func escaped(_ text: String) -> String {
      text.map { character in
        switch character {
        case "\\": "\\\\"
        case "\"": "\\\""
        case "\n": "\\n"
        default: String(character)
        }
      }.joined()
    }
  }

  extension MetricsRegistry {
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
      metric(label, dimensions) { CounterMetric() }
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
      metric(label, dimensions) { GaugeMetric() }
    }

    func makeRecorder(
      label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
      guard aggregate else { return metric(label, dimensions) { GaugeMetric() } }
      return metric(label, dimensions) { DistributionMetric(bounds: []) }
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
      metric(label, dimensions) { DistributionMetric(bounds: DistributionMetric.seconds) }
    }

    // NB: swift-metrics destroys what nobody holds; what has been counted stays.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
  }
#endif
