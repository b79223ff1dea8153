import Calcot
import CalcotTesting
import Testing

@Suite("A gate in a fake service")
@MainActor
struct GateTests {
  let log = Recorder<Int>()

  @Test func `holds everyone until it opens, and lets them pass in order`() async {
    let gate = Gate(isOpen: false)
    let pages = Pages()
    for number in 0..<3 {
      pages.scope(0)?.task { [log] in
        await gate.pass()
        log.values.append(number)
      }
    }
    await pages.app.settle()
    #expect(gate.waiters == 3)
    #expect(log.values.isEmpty)
    gate.open()
    #expect(gate.isOpen && gate.waiters == 0)
    await pages.app.settle()
    #expect(log.values == [0, 1, 2])
  }

  @Test func `lets a cancelled caller go who asked for that, and nobody else`() async {
    let gate = Gate(isOpen: false)
    let patient = Task { await gate.pass() }
    let hasty = Task { await gate.passUnlessCancelled() }
    await gate.untilWaiting(2)
    patient.cancel()
    hasty.cancel()
    await hasty.value
    #expect(gate.waiters == 1)
    gate.open()
    await patient.value
    #expect(gate.waiters == 0)
  }

  @Test func `closes for those who come later`() async {
    let gate = Gate()
    await gate.pass()
    gate.close()
    let task = Task { await gate.pass() }
    while gate.waiters == 0 { await Task.yield() }
    gate.open()
    await task.value
  }
}
