import Metrics
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer

@Suite("Metrics as text")
struct MetricsRegistryTests {
  @Test func `each kind of metric is written as Prometheus reads it`() {
    let registry = MetricsRegistry()
    Counter(label: "a_total", dimensions: [("why", "b")], factory: registry).increment(by: 2)
    Counter(label: "a_total", dimensions: [("why", "a\"\\\n")], factory: registry).increment()
    Meter(label: "b", factory: registry).set(1.5)
    let recorder = Recorder(label: "c_bytes", factory: registry)
    recorder.record(30)
    recorder.record(40)
    let timer = Timer(label: "d_seconds", factory: registry)
    timer.recordNanoseconds(500_000_000)
    timer.recordNanoseconds(2_000_000_000)
    timer.recordNanoseconds(9_000_000_000)
    #expect(
      registry.text == """
        # TYPE a_total counter
        a_total{why="a\\"\\\\\\n"} 1
        a_total{why="b"} 2
        # TYPE b gauge
        b 1.5
        # TYPE c_bytes summary
        c_bytes_sum 70
        c_bytes_count 2
        # TYPE d_seconds histogram
        d_seconds_bucket{le="0.0001"} 0
        d_seconds_bucket{le="0.0005"} 0
        d_seconds_bucket{le="0.001"} 0
        d_seconds_bucket{le="0.005"} 0
        d_seconds_bucket{le="0.01"} 0
        d_seconds_bucket{le="0.05"} 0
        d_seconds_bucket{le="0.1"} 0
        d_seconds_bucket{le="0.5"} 1
        d_seconds_bucket{le="1.0"} 1
        d_seconds_bucket{le="5.0"} 2
        d_seconds_bucket{le="+Inf"} 3
        d_seconds_sum 11.5
        d_seconds_count 3

        """)
  }

  @Test func `a counter made again goes on counting, and every metric has the common labels`() {
    let registry = MetricsRegistry(common: [("worker", "1")])
    for _ in 0..<3 {
      Counter(label: "a_total", dimensions: [("x", "y")], factory: registry).increment()
    }
    #expect(registry.text == "# TYPE a_total counter\na_total{worker=\"1\",x=\"y\"} 3\n")
  }

  @Test func `each metric of a server has its meaning, also those that come with an event`() {
    let registry = MetricsRegistry(help: WebServerMetrics.help)
    let metrics = WebServerMetrics(registry)
    metrics.sessionsEnded(.expired).increment()
    metrics.requestsRefused(status: 400).increment()
    registry.set("calcot_web_check_met", to: 1)
    let names = registry.text.matches(of: #/# TYPE (\w+) /#).map { String($0.1) }
    #expect(Set(names) == Set(WebServerMetrics.help.keys))
    let described = registry.text.matches(of: #/# HELP (\w+) \S.*\n# TYPE (\w+) /#)
    #expect(described.map { String($0.1) } == names)
    #expect(described.allSatisfy { $0.1 == $0.2 })
  }
}
