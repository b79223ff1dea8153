#if Streams
  import Calcot
  import CalcotStreams
  import CalcotTesting
  import CalcotViews
  import Testing

  /// Tests that a run belongs to the screen whose code starts it.
  @MainActor
  @Suite struct ActionScopeTests {
    private let gate = Gate(isOpen: false)

    private func waiting(_ policy: ActionPolicy = .refuse) -> Action<Int, Int> {
      Action(whileExecuting: policy) { [gate] input in
        await gate.pass()
        return input
      }
    }

    @Test func `settling waits for a run that a button has started`() async {
      let action = Action<Void, Int> {
        for _ in 0..<20 { await Task.yield() }
        return 7
      }
      let label = action.elements.map { "\($0)" }.asDriver(startingWith: "…")
      let desk = DeskApp {
        Text(label)
        Button("Go", action: action)
      }
      await desk.app.tap("Go")
      desk.app.expect("7")
    }

    @Test func `settling waits for a publisher's run`() async {
      let action = Action<Void, Int>(publishing: { Elsewhere(values: 1...3) })
      let sum = action.elements.scan(0, +)
      let desk = DeskApp {
        Text(sum.map { "\($0)" })
        Button("Go", action: action)
      }
      await desk.app.tap("Go")
      #expect(sum.value == 6)
    }

    @Test func `settling does not wait for a run that waits for a person or a test`() async {
      let action = waiting(.queue)
      let desk = DeskApp { Button("Go", action: action, with: 1) }
      await desk.app.tap("Go")
      await desk.app.tap("Go")
      #expect(action.isExecuting.value)
      gate.open()
      await desk.app.settle()
      #expect(!action.isExecuting.value)
    }

    @Test(arguments: [ActionPolicy.refuse, .queue, .cancelFirst])
    func `leaving the screen cancels its runs, and nothing comes of them`(
      _ policy: ActionPolicy
    ) async {
      let action = waiting(policy)
      let elements = Recorder(action.elements)
      let completions = Recorder(action.completions.map { "done" })
      let desk = DeskApp { Button("Go", action: action, with: 1) }
      await desk.app.tap("Go")
      if policy != .refuse { await desk.app.tap("Go") }
      desk.leave()
      await desk.app.settle()
      #expect(!action.isExecuting.value)
      gate.open()
      await desk.app.settle()
      #expect(elements.values == [])
      #expect(completions.values == [])
      desk.app.expectReleased()
    }

    @Test func `leaving the screen cancels a publisher's run`() async {
      let subject = PassthroughSubject<Int, Never>()
      let action = Action<Void, Int>(publishing: { subject })
      let elements = Recorder(action.elements)
      let desk = DeskApp { Button("Go", action: action) }
      desk.app.atOnce { $0.tap("Go") }
      subject.send(1)
      desk.leave()
      subject.send(2)
      await desk.app.settle()
      #expect(elements.values == [1])
      #expect(!action.isExecuting.value)
    }

    @Test(.timeLimit(.minutes(20)))
    func `a run ends with its screen if nothing else holds its action`() async {
      let subject = PassthroughSubject<Int, Never>()
      let ended = Ended()
      let desk = DeskApp(drawer: { _ in
        let action = Action<Void, Int>(
          publishing: { subject.handleEvents(receiveCancel: { ended.isCancelled = true }) })
        ended.action = action
        return Calcot({ [Button("Go", action: action)] }, view: DrawerView.init)
      })
      desk.app.atOnce { $0.tap("Go") }
      desk.leave()
      await desk.app.settle()
      #expect(ended.action == nil)
      #expect(ended.isCancelled)
    }

    @Test
    func `settling does not wait for a publisher that has ended after its action was released`()
      async
    {
      let subject = PassthroughSubject<Int, Never>()
      let ended = Ended()
      let desk = DeskApp(changing: { calcot, _ in
        calcot.task {
          let action = Action<Void, Int>(publishing: { subject })
          ended.action = action
          action.start()
          ended.hasBegun = true
        }
      })
      for _ in 0..<10_000 where !ended.hasBegun { await Task.yield() }
      #expect(ended.hasBegun && ended.action == nil)
      subject.send(completion: .finished)
      var isSettled = false
      Task {
        await desk.app.settle()
        isSettled = true
      }
      for _ in 0..<10_000 where !isSettled { await Task.yield() }
      #expect(isSettled)
    }

    /// The state of an action that only the screen retained.
    private final class Ended {
      weak var action: Action<Void, Int>?
      var hasBegun = false
      var isCancelled = false
    }

    @Test
    func `a caller that waits for a run of a screen that leaves learns that it was cancelled`()
      async
    {
      let action = waiting()
      var line: String?
      let desk = DeskApp(changing: { calcot, _ in
        calcot.task { line = await action.execute(1).line }
      })
      await desk.app.settle()
      #expect(line == nil)
      desk.leave()
      await desk.app.settle()
      #expect(line == "cancelled")
    }

    @Test func `a screen that has left starts nothing`() async {
      var calls = 0
      let action = Action<Void, Void> { calls += 1 }
      var line: String?
      let desk = DeskApp(changing: { [gate] calcot, _ in
        calcot.task {
          await gate.pass()
          // NB: a task of its own, since the surrounding one is cancelled.
          line = await Task { await action.execute().line }.value
        }
      })
      await desk.app.settle()
      desk.leave()
      gate.open()
      await desk.app.settle()
      #expect(line == "cancelled")
      #expect(calls == 0)
    }

    @Test func `a run whose screen is left by a listener as it begins is cancelled, not stuck`()
      async
    {
      var calls = 0
      let action = Action<Void, Void> {
        await Task.yield()
        calls += 1
      }
      let desk = DeskApp { Button("Go", action: action) }
      let leaving = action.isExecuting.drive { if $0 { desk.leave() } }
      await desk.app.tap("Go")
      #expect(!action.isExecuting.value)
      #expect(calls == 0)
      leaving.cancel()
    }

    @Test func `a publisher's run whose first element leads away from its screen is cancelled`()
      async
    {
      let action = Action<Void, Int>(publishing: { CurrentValueSubject<Int, Never>(1) })
      let desk = DeskApp { Button("Go", action: action) }
      let leaving = action.elements.emit { _ in desk.leave() }
      await desk.app.tap("Go")
      #expect(!action.isExecuting.value && action.isEnabled.value)
      leaving.cancel()
    }

    @Test func `a queued run belongs to its own screen, not to that of the run before it`() async {
      let action = waiting(.queue)
      let desk = DeskApp { Button("Go", action: action, with: 1) }
      await desk.app.tap("Go")
      await gate.untilWaiting(1)
      let outside = await action.call(2)
      desk.leave()
      gate.open()
      #expect(await outside.value.line == "completed: 2")
    }
  }
#endif
