import Logging
import Synchronization
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer

struct RefusalLogTests {
  private func refusal(_ address: String) -> WebRefusal {
    WebRefusal(
      "a form from elsewhere",
      WebRequest(method: "GET", target: "/\n[error] forged", address: address), session: "abc")
  }

  @Test func `has a few lines of each address in a minute, and counts the others`() throws {
    let now = Mutex(ContinuousClock.now)
    let log = RefusalLog(most: 30, mostOfAddress: 10) { now.withLock { $0 } }
    let lines = (0..<100).compactMap { _ in log.line(for: refusal("192.0.2.66")) }
    #expect(lines.count == 10)
    let other = try #require(log.line(for: refusal("192.0.2.1")))
    #expect(other["left out before"] == "90")
    #expect((0..<100).count { log.line(for: refusal("192.0.2.\($0)")) != nil } == 19)
    now.withLock { $0 += .seconds(60) }
    #expect(log.line(for: refusal("192.0.2.66"))?["left out before"] == "81")
  }

  @Test func `has some hundred lines about failed requests, and about mistakes, in a minute`() {
    let lines = CountedLines(from: .warning)
    let report = WebServerReport(logger: Logger(label: "test", factory: { _ in lines }))
    for number in 0..<1_000 {
      report.requestAnswered("\(number)", status: 503, took: .zero, isFailure: true)
    }
    #expect(lines.count == 200)
    for number in 0..<1_000 { report.take(.mistake("\(number)")) }
    #expect(lines.count == 400)
  }

  @Test func `names nobody, and nothing that was sent`() throws {
    let line = try #require(RefusalLog().line(for: refusal("192.0.2.66")))
    let text = "\(line)"
    #expect(!text.contains("192.0.2.66") && !text.contains("abc") && !text.contains("forged"))
    #expect(line["address"] != nil && line["session"] != nil)
    #expect(line["address"] != RefusalLog().line(for: refusal("192.0.2.67"))?["address"])
  }
}
