import Calcot
import CalcotContent
import CalcotTesting
import Testing

@MainActor
struct SettlingTests {
  let pages = Pages()
  let done = Recorder<Int>()

  private func repeatedly(_ body: (Int) async -> Void) async {
    for number in 0..<RandomSeed.rounds(200) { await body(number) }
  }

  @Test func `waits for what goes on after a gate has opened, or a clock has moved`() async {
    let clock = ManualClock()
    let gate = Gate()
    await repeatedly { number in
      gate.close()
      pages.scope(0)?.task { [done] in
        await gate.pass()
        done.values.append(number)
      }
      pages.scope(0)?.task { [done] in
        try? await clock.sleep(for: .seconds(1))
        done.values.append(number)
      }
      await pages.app.settle()
      gate.open()
      clock.advance(by: .seconds(1))
      await pages.app.settle()
      #expect(done.values.count == 2 * (number + 1))
    }
  }

  @Test func `waits for what goes on after an answer, also outside any scope`() async {
    await repeatedly { number in
      let ask: @MainActor () async -> Void = { [pages, done] in
        _ = await pages.navigation.alert("Well?", choices: [Choice("Yes", true)])
        done.values.append(number)
      }
      if number.isMultiple(of: 2) {
        pages.scope(0)?.task("asking", ask)
      } else {
        Task(operation: ask)
      }
      while pages.app.tree.dialog == nil { await Task.yield() }
      if let dialog = pages.app.tree.dialog { pages.app.send(.choose(0, in: dialog.id)) }
      await pages.app.settle()
      #expect(done.values.count == number + 1)
    }
  }

  @Test func `waits for what goes on after a request has been settled`() async {
    let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")
    pages.coordinator.guardAnswer = { $0.reason.name == "push" ? .ask(question) : .allow }
    await repeatedly { number in
      pages.scope(0)?.task { [pages, done] in
        _ = await pages.coordinator.push(1).outcome()
        done.values.append(number)
      }
      await pages.app.settle()
      if let dialog = pages.app.tree.dialog { pages.app.send(.choose(1, in: dialog.id)) }
      await pages.app.settle()
      #expect(done.values.count == number + 1)
    }
  }

  @Test(arguments: [false, true])
  func `gives up soon with a ViewModel that changes whenever it is made`(isSlow: Bool) async {
    let coordinator = CountingCoordinator()
    coordinator.onRemade = { [changes = coordinator.changes] in
      if $0 < 50_000 { changes.notify() }
    }
    let app = CalcotApp(coordinator)
    app.issues.add { _ in }
    let host: any HostDriver = isSlow ? SlowHost() : InstantHost()
    host.start(app)
    coordinator.changes.notify()
    await host.settle()
    #expect(coordinator.remade < 40_000)
    host.stop()
  }
}
