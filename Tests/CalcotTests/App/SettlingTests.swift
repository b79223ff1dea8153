import CalcotTesting
import Foundation
import Testing

@testable import Calcot

@Suite("Settling, on a busy machine")
@MainActor
struct SettlingTests {
  let pages = Pages()
  let done = Recorder<Int>()

  /// Keeps the processors busy, so that a resumed task is often overtaken on its way back.
  private func whileBusy(_ body: (Int) async -> Void) async {
    let isOver = Locked(false)
    for _ in 0..<6 { Thread.detachNewThread { while !isOver.withLock({ $0 }) {} } }
    for number in 0..<RandomSeed.rounds(400) { await body(number) }
    isOver.withLock { $0 = true }
  }

  @Test("waits for what goes on after a gate has opened, or a clock has moved")
  func gatesAndClocks() async {
    let clock = ManualClock()
    let gate = Gate()
    await whileBusy { number in
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

  @Test("waits for what goes on after an answer, also outside any scope")
  func answers() async {
    await whileBusy { number in
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

  @Test("waits for what goes on after a request has been settled")
  func outcomes() async {
    let question = LeaveQuestion("Really?", leave: "Yes", stay: "No")
    pages.coordinator.guardAnswer = { $0.reason == .push ? .ask(question) : .allow }
    await whileBusy { number in
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
}
