import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("A wait")
@MainActor
struct CancelledWaitTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case settlingAnApp, settlingAScope, settlingAHost, work, control, request, answer
    case question, result, hostWork, gate, onlooker, clock
    var testDescription: String { rawValue }
  }

  private struct BusyView: SemanticView {
    let viewModel: AsyncStream<Void>

    var screen: Screen {
      Screen("Busy") { Button("Work") { for await _ in viewModel {} } }
    }
  }

  let pages = Pages()
  let scope = TestScope()
  let host = SlowHost()
  let gate = Gate(isOpen: false)
  let pending = PendingRequest()
  /// A stream that work waits for until the end of a test.
  let end = AsyncStream.makeStream(of: Void.self)

  private func work() async { for await _ in end.stream {} }

  private func wait(_ kind: Kind) async {
    switch kind {
    case .settlingAnApp: await pages.app.settle()
    case .settlingAScope:
      scope.scope.task { await work() }
      await scope.settle()
    case .settlingAHost:
      host.start(pages.app)
      await host.settle()
    case .work: await pages.scope(0)?.task { await work() }.end()
    case .control:
      let busy = CalcotApp { _ in Calcot(end.stream, view: BusyView.init) }
      guard let screen = busy.tree.visible?.id, let button = busy.content(of: screen)?.body.first
      else { return }
      await busy.use(button.id, in: screen)
    case .request: _ = await pending.outcome()
    case .answer: #expect(await Answer.queued(pending).outcome() == .deferred(pending))
    case .question: _ = await pages.navigation.alert("Well?", choices: [Choice("Yes", true)])
    case .result: _ = await pages.navigation.push(PageRoute(1), awaiting: Int.self)
    case .hostWork: await pages.coordinator.copy("text")
    case .gate: await gate.passUnlessCancelled()
    case .onlooker: await gate.untilWaiting(1)
    case .clock: try? await ManualClock().sleep(for: .seconds(1))
    }
  }

  /// Cancels tasks that wait, and returns when they have ended, or after many rounds.
  private func cancel(_ tasks: [Task<Void, Never>], until isOver: () -> Bool) async {
    for _ in 0..<200 { await Task.yield() }
    #expect(!isOver(), "nothing was waited for")
    for task in tasks { task.cancel() }
    await Turns.pass(until: isOver)
    #expect(isOver())
  }

  @Test(arguments: Kind.allCases)
  func `is over when its task is cancelled`(_ kind: Kind) async {
    pages.scope(0)?.task { await work() }
    let ended = Recorder<Kind>()
    let task = Task {
      await wait(kind)
      ended.values.append(kind)
    }
    await cancel([task]) { !ended.values.isEmpty }
    end.continuation.finish()
    pending.settle(.done)
    gate.open()
    await pages.app.settle()
    #expect(ended.values == [kind])
  }

  @Test func `for an app to settle is over once for each of a hundred cancelled tasks`() async {
    pages.scope(0)?.task { await work() }
    let ended = Recorder<Int>()
    let tasks = (0..<100).map { number in
      Task {
        await pages.app.settle()
        ended.values.append(number)
      }
    }
    await cancel(tasks) { ended.values.count == 100 }
    end.continuation.finish()
    await pages.app.settle()
    #expect(ended.values.count == 100)
  }

  @Test func `that was ended before it began, or whose task was cancelled, is over at once`() async
  {
    let early = Wait()
    early.end()
    early.end()
    #expect(await early.untilEnd())
    let late = Wait()
    let task = Task { await late.untilEnd() }
    task.cancel()
    #expect(await !task.value)
    late.end()
  }

  @Test func `that is ended while its task is cancelled is over once`() async {
    for _ in 0..<RandomSeed.rounds(500) {
      let wait = Wait()
      let task = Task { await wait.untilEnd() }
      let ending = Task.detached { wait.end() }
      let cancelling = Task.detached { task.cancel() }
      await ending.value
      await cancelling.value
      _ = await task.value
    }
  }
}
