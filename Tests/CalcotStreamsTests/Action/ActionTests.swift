#if Streams
  import CalcotStreams
  import CalcotTesting
  import Testing

  /// Tests of an action's guarantees, one sentence per test.
  @MainActor
  @Suite struct ActionTests {
    private let gate = Gate(isOpen: false)
    private let condition = PublishRelay<Bool>()

    /// Returns an action that waits for the gate and then returns its input, or fails if that is
    /// negative.
    private func waiting(enabledIf: Driver<Bool> = .just(true)) -> Action<Int, Int> {
      Action(enabledIf: enabledIf) { [gate] input in
        await gate.pass()
        if input < 0 { throw Failure(reason: "\(input)") }
        return input
      }
    }

    private func sync(enabledIf: Driver<Bool> = .just(true)) -> Action<Int, Int> {
      Action(enabledIf: enabledIf) { input in
        if input < 0 { throw Failure(reason: "\(input)") }
        return input
      }
    }

    @Test func `elements never fails: it goes on after a run that failed`() {
      let action = sync()
      let elements = Recorder(action.elements)
      for input in [1, -2, 3] { action.start(input) }
      #expect(elements.values == [1, 3])
    }

    @Test func `errors carries what the work failed with, or that it was not enabled`() {
      let action = sync(enabledIf: condition.asSignal().asDriver(startingWith: true))
      let errors = Recorder(action.errors)
      action.start(-7)
      condition.accept(false)
      action.start(1)
      #expect(errors.values.map(\.line) == ["failed: -7", "not enabled"])
    }

    @Test(arguments: [1, -1])
    func `isExecuting is false, then true and false around each run`(_ input: Int) async {
      let action = waiting()
      let isExecuting = Recorder(action.isExecuting)
      #expect(isExecuting.values == [false])
      async let first = action.execute(input)
      await gate.untilWaiting(1)
      #expect(isExecuting.values == [false, true])
      gate.open()
      _ = await first
      #expect(isExecuting.values == [false, true, false])
      await action.execute(input)
      #expect(isExecuting.values == [false, true, false, true, false])
    }

    @Test func `isExecuting is true and false around work within the turn, too`() {
      let action = sync()
      let isExecuting = Recorder(action.isExecuting)
      action.start(1)
      #expect(isExecuting.values == [false, true, false])
    }

    @Test func `isEnabled is the condition while nothing executes`() {
      let action = sync(enabledIf: condition.asSignal().asDriver(startingWith: false))
      let isEnabled = Recorder(action.isEnabled)
      condition.accept(true)
      condition.accept(true)
      condition.accept(false)
      #expect(isEnabled.values == [false, true, false])
    }

    @Test func `isEnabled is false during a run, whatever the condition`() async {
      let action = waiting(enabledIf: condition.asSignal().asDriver(startingWith: true))
      let isEnabled = Recorder(action.isEnabled)
      async let run = action.execute(1)
      await gate.untilWaiting(1)
      #expect(isEnabled.values == [true, false])
      condition.accept(false)
      condition.accept(true)
      #expect(isEnabled.values == [true, false])
      gate.open()
      _ = await run
      #expect(isEnabled.values == [true, false, true])
    }

    @Test func `while disabled, the work is never started and the caller learns "not enabled"`()
      async
    {
      var calls = 0
      let action = Action<Void, Void>(enabledIf: .just(false)) { calls += 1 }
      #expect(!action.start())
      #expect(await action.execute().line == "not enabled")
      #expect(calls == 0)
    }

    @Test func `executing during a run fails the second call and leaves the first intact`() async {
      let action = waiting()
      let (elements, errors) = (Recorder(action.elements), Recorder(action.errors))
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      #expect(await action.execute(2).line == "not enabled")
      #expect(!action.start(3))
      #expect(elements.values == [])
      gate.open()
      #expect(await first.line == "completed: 1")
      #expect(elements.values == [1])
      #expect(errors.values.map(\.line) == ["not enabled", "not enabled"])
    }

    @Test func `execute gives the caller the outcome of its own run`() async {
      let action = sync()
      #expect(await action.execute(1).line == "completed: 1")
      #expect(await action.execute(-2).line == "failed: -2")
      #expect(await action.execute(3).element == 3)
    }

    @Test func `completions fires once for each success, when the action can be started again`() {
      let action = sync()
      var enabled: [Bool] = []
      let subscription = action.completions.emit { enabled.append(action.isEnabled.value) }
      for input in [1, -2, 3] { action.start(input) }
      #expect(enabled == [true, true])
      subscription.cancel()
    }

    @Test func `work that suspends nowhere is done within the turn, with all that follows`() {
      let action = sync()
      let label = action.elements.map { "\($0)" }.asDriver(startingWith: "…")
      #expect(action.start(4))
      #expect(label.value == "4")
    }

    @Test func `an element can start another action, whose elements come in order`() {
      let (first, second) = (sync(), sync())
      let chain = first.elements.emit { second.start($0 * 10) }
      let elements = Recorder(first.elements.merge(with: second.elements))
      first.start(1)
      #expect(elements.values == [10, 1])
      chain.cancel()
    }

    @Test func `cancelling the calling task cancels its run, and the caller learns it`() async {
      let action = waiting()
      let (elements, errors) = (Recorder(action.elements), Recorder(action.errors))
      let caller = Task { await action.execute(1) }
      await gate.untilWaiting(1)
      caller.cancel()
      #expect(await caller.value.line == "cancelled")
      #expect(action.isEnabled.value)
      gate.open()
      #expect(await action.execute(2).line == "completed: 2")
      #expect(elements.values == [2])
      #expect(errors.values.isEmpty)
    }

    @Test func `a task that is cancelled already starts nothing`() async {
      var calls = 0
      let action = Action<Void, Void> { calls += 1 }
      let caller = Task { await action.execute() }
      caller.cancel()
      #expect(await caller.value.line == "cancelled")
      #expect(calls == 0)
    }

    @Test func `cancel ends the run, and its late element is dropped`() async {
      let action = waiting()
      let elements = Recorder(action.elements)
      async let run = action.execute(1)
      await gate.untilWaiting(1)
      action.cancel()
      #expect(!action.isExecuting.value)
      #expect(await run.line == "cancelled")
      gate.open()
      await action.execute(2)
      #expect(elements.values == [2])
    }
  }
#endif
