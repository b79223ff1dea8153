#if Streams
  import CalcotStreams
  import CalcotTesting
  import Testing

  /// Tests of a call during a run.
  @MainActor
  @Suite struct ActionPolicyTests {
    private let gate = Gate(isOpen: false)
    private let condition = PublishRelay<Bool>()

    /// Returns an action whose runs report their start, and wait at the gate.
    private func waiting(_ policy: ActionPolicy) -> (Action<Int, Int>, started: Recorder<Int>) {
      let starts = PublishRelay<Int>()
      let enabledIf = condition.asSignal().asDriver(startingWith: true)
      let action = Action<Int, Int>(enabledIf: enabledIf, whileExecuting: policy) { [gate] input in
        starts.accept(input)
        await gate.pass()
        return input
      }
      return (action, Recorder(starts.asSignal()))
    }

    @Test func `queue: an input that goes with its run may use the action`() async {
      let action = Action<Parting?, Void>(whileExecuting: .queue) { [gate] _ in await gate.pass() }
      let executing = Recorder<Bool>()
      action.start(nil)
      action.start(
        Parting { [weak action] in
          action?.cancel()
          executing.note(action?.isExecuting.value == true)
        })
      action.cancel()
      #expect(executing.values == [false])
      gate.open()
    }

    @Test func `queue: ends a series of runs of which each leads to the next`() {
      let action = Action<Int, Int>(whileExecuting: .queue) { $0 }
      let elements = Recorder(action.elements)
      elements.whenever(action.elements) {
        let number = elements.values.last ?? 0
        if number < 50_000 { action.start(number + 1) }
      }
      action.start(1)
      #expect(elements.values.count == 30_000)
      action.start(60_000)
      #expect(elements.values.last == 60_000)
    }

    @Test func `cancelFirst: the first caller learns of it, and its late element goes`() async {
      let (action, started) = waiting(.cancelFirst)
      let (elements, errors) = (Recorder(action.elements), Recorder(action.errors))
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      async let second = action.execute(2)
      await gate.untilWaiting(2)
      #expect(await first.line == "cancelled")
      #expect(started.values == [1, 2])
      gate.open()
      #expect(await second.line == "completed: 2")
      #expect(elements.values == [2])
      #expect(errors.values.isEmpty)
    }

    @Test func `cancelFirst: the work of the first is cancelled`() async {
      var cancelled: [Int] = []
      let action = Action<Int, Int>(whileExecuting: .cancelFirst) { [gate] input in
        await gate.passUnlessCancelled()
        if Task.isCancelled { cancelled.append(input) }
        return input
      }
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      async let second = action.execute(2)
      await gate.untilWaiting(1)
      _ = await first
      gate.open()
      _ = await second
      #expect(cancelled == [1])
    }

    @Test func `cancelFirst: the action stays enabled, and executes without a gap`() async {
      let (action, _) = waiting(.cancelFirst)
      let isExecuting = Recorder(action.isExecuting)
      let isEnabled = Recorder(action.isEnabled)
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      async let second = action.execute(2)
      await gate.untilWaiting(2)
      gate.open()
      _ = await (first, second)
      #expect(isExecuting.values == [false, true, false])
      #expect(isEnabled.values == [true])
    }

    @Test func `cancelFirst: a refused call leaves the run under way alone`() async {
      let (action, _) = waiting(.cancelFirst)
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      condition.accept(false)
      #expect(await action.execute(2).line == "not enabled")
      gate.open()
      #expect(await first.line == "completed: 1")
    }

    @Test func `queue: calls are carried out one after the other, in their order`() async {
      let (action, started) = waiting(.queue)
      let elements = Recorder(action.elements)
      let completions = Recorder(action.completions.map { "done" })
      for input in 1...3 { #expect(action.start(input)) }
      await gate.untilWaiting(1)
      #expect(started.values == [1])
      async let last = action.execute(4)
      gate.open()
      #expect(await last.line == "completed: 4")
      #expect(started.values == [1, 2, 3, 4])
      #expect(elements.values == [1, 2, 3, 4])
      #expect(completions.values.count == 4)
    }

    @Test func `queue: a call that finds ten thousand others waiting is refused`() {
      let (action, _) = waiting(.queue)
      let errors = Recorder(action.errors)
      let accepted = (1...10_002).filter { action.start($0) }
      #expect(accepted.count == 10_001)
      #expect(errors.values.count == 1)
      gate.open()
    }

    @Test func `queue: each caller is given its own outcome, a failure too`() async {
      let action = Action<Int, Int>(whileExecuting: .queue) { [gate] input in
        await gate.pass()
        if input == 2 { throw Failure(reason: "two") }
        return input
      }
      let calls = [await action.call(1), await action.call(2), await action.call(3)]
      gate.open()
      var lines: [String] = []
      for call in calls { lines.append(await call.value.line) }
      #expect(lines == ["completed: 1", "failed: two", "completed: 3"])
    }

    @Test func `queue: a call that waits when the action becomes disabled is never started`() async
    {
      let (action, started) = waiting(.queue)
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      let second = await action.call(2)
      condition.accept(false)
      gate.open()
      #expect(await first.line == "completed: 1")
      #expect(await second.value.line == "not enabled")
      #expect(started.values == [1])
    }

    @Test func `queue: a call that is cancelled while it waits is never started`() async {
      let (action, started) = waiting(.queue)
      action.start(1)
      await gate.untilWaiting(1)
      let second = await action.call(2)
      let third = await action.call(3)
      second.cancel()
      #expect(await second.value.line == "cancelled")
      gate.open()
      #expect(await third.value.line == "completed: 3")
      #expect(started.values == [1, 3])
    }

    @Test func `queue: cancel ends the run and every call that waits for it`() async {
      let (action, started) = waiting(.queue)
      async let first = action.execute(1)
      await gate.untilWaiting(1)
      let second = await action.call(2)
      action.cancel()
      #expect(await first.line == "cancelled")
      #expect(await second.value.line == "cancelled")
      #expect(started.values == [1])
      #expect(!action.isExecuting.value)
    }

    @Test func `queue: calls from within a run follow it, however many`() {
      let action = Action<Int, Int>(whileExecuting: .queue) { $0 }
      let more = action.elements.emit { if $0 < 20_000 { action.start($0 + 1) } }
      let all = Recorder(action.elements)
      action.start(1)
      #expect(all.values == Array(1...20_000))
      more.cancel()
    }

    @Test func `refuse: a call from within a run is refused`() {
      let action = Action<Int, Int> { $0 }
      var answers: [Bool] = []
      let again = action.elements.emit { answers.append(action.start($0 + 1)) }
      action.start(1)
      #expect(answers == [false])
      again.cancel()
    }

    @Test
    func `a listener that cancels a run at its beginning is told of its beginning and its end`()
      async
    {
      let (action, _) = waiting(.refuse)
      let ends = action.isExecuting.drive { [weak action] in if $0 { action?.cancel() } }
      let isExecuting = Recorder(action.isExecuting)
      #expect(await action.execute(1).line == "cancelled")
      #expect(isExecuting.values == [false, true, false])
      #expect(action.isEnabled.value)
      ends.cancel()
    }
  }
#endif
