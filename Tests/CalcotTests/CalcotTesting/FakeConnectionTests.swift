import CalcotTesting
import Testing

@Suite("The connection of the fakes")
@MainActor
struct FakeConnectionTests {
  private let line = FakeConnection("the server")

  private func call() -> Task<Bool, Never> {
    Task { (try? await line.pass()) != nil }
  }

  private func waits(for calls: Int) async {
    for _ in 0..<10_000 where line.askers.count < calls { await Task.yield() }
    #expect(line.askers.count == calls)
  }

  @Test func `answers a call that waits, once it answers again`() async {
    line.state = .waits
    let call = call()
    await waits(for: 1)
    line.state = .answers
    #expect(await call.value)
  }

  @Test func `answers every second call that is cancelled all the same, and late`() async {
    line.state = .waits
    var calls: [Task<Bool, Never>] = []
    for number in 1...4 {
      calls.append(call())
      await waits(for: number)
    }
    for call in calls { call.cancel() }
    #expect(await [calls[1].value, calls[3].value] == [false, false])
    #expect(line.askers.count == 2, "the others wait on")
    line.state = .answers
    #expect(await [calls[0].value, calls[2].value] == [true, true])
    #expect(line.askers.isEmpty)
  }

  @Test func `counts no failure of a call that is cancelled`() async {
    line.state = .waits
    let call = call()
    await waits(for: 1)
    call.cancel()
    line.state = .fails
    #expect(await !call.value)
    #expect(line.failures == 0)
    #expect(await !self.call().value)
    #expect(line.failures == 1)
  }
}
