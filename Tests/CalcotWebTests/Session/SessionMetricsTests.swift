import Calcot
import CalcotTree
import Testing

@testable import CalcotWeb

struct SessionMetricsTests {
  private let told = Locked<[String]>([])

  private var metrics: SessionMetrics {
    SessionMetrics(
      of: "s", WebRequest(method: "GET", target: "/", address: "192.0.2.1"),
      slowHandler: .milliseconds(50),
      watch: { [told] event in
        let text: String? =
          switch event {
          case .eventHandled(let time): "\(time)"
          case .slowHandler(let name, let time): "\(name) \(time)"
          case .refused(let refusal): refusal.address == nil ? nil : refusal.reason
          default: nil
          }
        told.withLock { $0.append(text ?? "?") }
      }, account: .unlimited)
  }

  @Test func `name an event only if it was slow`() {
    metrics.handled(in: .milliseconds(50)) { "quick" }
    metrics.handled(in: .milliseconds(51)) { "slow" }
    #expect(told.withLock { $0 } == ["0.05 seconds", "0.051 seconds", "slow 0.051 seconds"])
  }

  @Test func `tell of a refusal, and hide its session and address`() {
    metrics.refused("stale")
    #expect(told.withLock { $0 } == ["stale"])
  }
}
