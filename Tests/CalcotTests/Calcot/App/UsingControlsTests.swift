import Calcot
import CalcotTesting
import CalcotViews
import Testing

@Suite("Using a control and waiting for it")
@MainActor
struct UsingControlsTests {
  private let gate = Gate(isOpen: false)
  private let log = Recorder<String>()

  private func shown() -> Shown {
    Shown {
      Button("Refresh", role: .refresh) { [gate, log] in
        await gate.pass()
        log.values.append("refreshed, cancelled \(Task.isCancelled)")
      }
      Button("Count") { [log] in log.values.append("counted") }
      Button("Never", isEnabled: false) { await Task.yield() }
    }
  }

  /// Starts using the control and logs its end.
  private func use(_ label: String, of shown: Shown) -> Task<Answer, Never> {
    Task { [log, app = shown.app, screen = shown.screen] in
      let answer = await app.use(ElementID("body/\(label)"), in: screen)
      log.values.append("\(label) is over")
      return answer
    }
  }

  @Test("returns after the end of the task that it has started, and is noted as any input")
  func waits() async {
    let shown = shown()
    let inputs = Recorder<HostInput>()
    shown.app.inputs.add { inputs.values.append($0) }
    let use = use("Refresh", of: shown)
    await gate.untilWaiting(1)
    await shown.app.settle()
    #expect(log.values == [])
    gate.open()
    #expect(await use.value == .done)
    #expect(log.values == ["refreshed, cancelled false", "Refresh is over"])
    #expect(inputs.values == [.activate(ElementID("body/Refresh"), in: shown.screen)])
  }

  @Test func `returns at once where the control acts within the turn, or is refused`() async {
    let shown = shown()
    #expect(await use("Count", of: shown).value == .done)
    #expect(log.values == ["counted", "Count is over"])
    #expect(await use("Never", of: shown).value == .refused(.disabled("body/Never")))
    let gone = ScreenID(rawValue: 99)
    #expect(
      await shown.app.use(ElementID("body/Count"), in: gone) == .refused(.screenEnded(gone)))
    shown.app.end()
    #expect(await use("Count", of: shown).value == .refused(.notRunning))
  }

  @Test func `returns when the screen ends, though the task goes on`() async {
    let shown = shown()
    let use = use("Refresh", of: shown)
    await gate.untilWaiting(1)
    shown.app.end()
    #expect(await use.value == .done)
    #expect(log.values == ["Refresh is over"])
    gate.open()
    await shown.app.settle()
    #expect(log.values == ["Refresh is over", "refreshed, cancelled true"])
  }

  @Test("refuses a second tap while the task of the first runs, and takes one after it")
  func twice() async {
    let shown = shown()
    let first = use("Refresh", of: shown)
    await gate.untilWaiting(1)
    #expect(await use("Refresh", of: shown).value == .refused(.busy("Refresh")))
    gate.open()
    #expect(await first.value == .done)
    #expect(await use("Refresh", of: shown).value == .done)
    #expect(log.values.count == 5)
  }

  @Test func `does not keep the app from settling when a task of the app waits for it`() async {
    let shown = shown()
    shown.app.scope(of: shown.screen)?.task("using") { [log, app = shown.app, id = shown.screen] in
      await app.use(ElementID("body/Refresh"), in: id)
      log.values.append("over")
    }
    await shown.app.settle()
    #expect(log.values == [])
    gate.open()
    await shown.app.settle()
    #expect(log.values == ["refreshed, cancelled false", "over"])
  }

  @Test func `holds nothing of the app when it is over, or when the screen has ended`() async {
    weak var ended: CalcotApp?
    weak var over: CalcotApp?
    do {
      let (first, second) = (shown(), shown())
      (ended, over) = (first.app, second.app)
      let waiting = use("Refresh", of: first)
      await gate.untilWaiting(1)
      first.app.end()
      _ = await waiting.value
      let using = use("Refresh", of: second)
      await gate.untilWaiting(2)
      gate.open()
      _ = await using.value
    }
    await Task.yield()
    #expect(ended == nil)
    #expect(over == nil)
  }
}
