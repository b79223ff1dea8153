import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

/// A connection that notes the address of its browser for each frame.
private final class NotedOutlet: WebSocketOutlet {
  private let address: String
  private let shown: Locked<[String]>

  init(address: String, shown: Locked<[String]>) { (self.address, self.shown) = (address, shown) }

  func send(_ text: String) {
    if text.hasPrefix("[") { shown.withLock { $0.append(address) } }
  }

  func close(code: Int, reason: String) {}
}

@MainActor
@Suite("The turns of addresses")
struct AddressTurnsTests {
  @Test func `let others come between those of one that sends much at once`() async {
    let turns = AddressTurns()
    var served: [String] = []
    func serve(_ address: String) -> Task<Void, Never> {
      Task { await turns.run(of: address) { _ in served.append(address) } }
    }
    let much = (0..<100).map { _ in serve("192.0.2.1") }
    let others = (2...4).map { serve("192.0.2.\($0)") }
    for task in much + others { await task.value }
    #expect(served.count == 103)
    #expect(served.prefix(10).count { $0 != "192.0.2.1" } == 3, "\(served.prefix(10))")
  }

  @Test func `last over the waits within the work, except for those that leave them`() async {
    let turns = AddressTurns()
    var steps: [String] = []
    func work(_ name: String) -> Task<Void, Never> {
      Task {
        await turns.run(of: "192.0.2.1") { turn in
          steps.append("\(name) begins")
          for _ in 0..<20 { await Task.yield() }
          steps.append("\(name) waits")
          await turn.leave { for _ in 0..<20 { await Task.yield() } }
          steps.append("\(name) goes on")
        }
      }
    }
    for task in [work("a"), work("b")] { await task.value }
    #expect(
      steps == ["a begins", "a waits", "b begins", "b waits", "a goes on", "b goes on"])
  }

  @Test func `have a part of the time while others are served, and go on before new ones`() async {
    let (time, slept) = (Locked(ContinuousClock.now), Locked<[Duration]>([]))
    let turns = AddressTurns(burst: .milliseconds(1)) {
      time.withLock { $0 }
    } sleep: { pause in
      slept.withLock { $0.append(pause) }
      time.withLock { $0 += pause }
    }
    func work(of address: String) async {
      await turns.run(of: address) { turn in
        time.withLock { $0 += .milliseconds(50) }
        await turn.leave { for _ in 0..<5 { await Task.yield() } }
      }
      for _ in 0..<20 { await Task.yield() }
    }
    for _ in 0..<3 { await work(of: "192.0.2.1") }
    #expect(slept.withLock { $0.isEmpty })
    await turns.run(of: "192.0.2.2") { _ in }
    await work(of: "192.0.2.1")
    #expect(slept.withLock { $0 } == [.milliseconds(150)])
  }

  @Test func `go on after work that has failed`() async {
    struct Failure: Error {}
    let turns = AddressTurns()
    for _ in 0..<2 {
      await #expect(throws: Failure.self) {
        try await turns.run(of: "192.0.2.1") { turn async throws(Failure) in
          try await turn.leave { () async throws(Failure) in throw Failure() }
        }
      }
    }
    var isServed = false
    await turns.run(of: "192.0.2.1") { _ in isServed = true }
    #expect(isServed)
  }

  @Test func `let others see a change in between the many sessions of one that see it, too`()
    async throws
  {
    let (surveys, shown) = (Locked<[Survey]>([]), Locked<[String]>([]))
    let site = WebSite(options: .driven) { _ in
      let survey = Survey()
      surveys.withLock { $0.append(survey) }
      return CalcotApp.survey(survey)
    }
    let hello = try #require(ClientHello(#"{"v":1,"u":"/"}"#))
    for address in Array(repeating: "192.0.2.1", count: 20) + ["192.0.2.2"] {
      let outlet = NotedOutlet(address: address, shown: shown)
      let request = WebRequest(method: "GET", target: "/", address: address)
      let session = await site.greet(hello, outlet, Visitor(), request, .now)
      await session?.connection.sender.settle()
    }
    for survey in surveys.withLock({ $0 }) { survey.name = "Changed" }
    for _ in 0..<10_000_000 where shown.withLock({ $0.count }) < 21 { await Task.yield() }
    let order = shown.withLock { $0 }
    #expect(order.count == 21 && order.prefix(5).contains("192.0.2.2"), "\(order)")
  }
}
