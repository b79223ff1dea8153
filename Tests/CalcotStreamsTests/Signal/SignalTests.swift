#if Streams
  import CalcotStreams
  import Testing

  @MainActor
  @Suite struct SignalTests {
    private let numbers = PublishRelay<Int>()

    @Test func `gives a listener the events from now on, and none before`() {
      numbers.accept(1)
      let recorder = Recorder(numbers.asSignal())
      numbers.accept(2)
      numbers.accept(3)
      #expect(recorder.values == [2, 3])
    }

    @Test func `gives an event to its listeners in the order in which they came`() {
      let signal = numbers.asSignal()
      var order: [Int] = []
      let subscriptions = (0..<50).map { place in signal.emit { _ in order.append(place) } }
      numbers.accept(1)
      #expect(order == Array(0..<50))
      for subscription in subscriptions { subscription.cancel() }
    }

    @Test func `lets an event that goes bring about another`() {
      let partings = PublishRelay<Parting?>()
      let recorder = Recorder(partings.asSignal().map { $0 == nil })
      recorder.whenever(partings.asSignal().map { $0 == nil }) {
        if recorder.values.count == 1 { partings.accept(Parting { partings.accept(nil) }) }
      }
      partings.accept(nil)
      #expect(recorder.values == [true, false, true])
    }

    @Test func `is mapped and filtered`() {
      let even = Recorder(numbers.asSignal().filter { $0.isMultiple(of: 2) }.map { "\($0)" })
      let halves = Recorder(numbers.asSignal().compactMap { $0.isMultiple(of: 2) ? $0 / 2 : nil })
      for number in 1...4 { numbers.accept(number) }
      #expect(even.values == ["2", "4"])
      #expect(halves.values == [1, 2])
    }

    @Test func `has an effect once for each event, before anyone gets it, however many listen`() {
      var order: [String] = []
      let signal = numbers.asSignal().do(onNext: { order.append("effect \($0)") })
      let listeners = ["a", "b"].map { name in signal.emit { order.append("\(name) \($0)") } }
      numbers.accept(1)
      numbers.accept(2)
      #expect(order == ["effect 1", "a 1", "b 1", "effect 2", "a 2", "b 2"])
      for listener in listeners { listener.cancel() }
    }

    @Test func `has its effect also while nobody listens, and no longer when it is released`() {
      var effects: [Int] = []
      do {
        let signal = numbers.asSignal().do(onNext: { effects.append($0) })
        withExtendedLifetime(signal) { numbers.accept(1) }
      }
      numbers.accept(2)
      #expect(effects == [1])
    }

    @Test func `has its effect as long as somebody listens to a signal made from it`() {
      var effects: [Int] = []
      var texts: [String] = []
      let listener = numbers.asSignal().do(onNext: { effects.append($0) }).map { "\($0)" }
        .emit { texts.append($0) }
      numbers.accept(1)
      listener.cancel()
      numbers.accept(2)
      #expect(effects == [1])
      #expect(texts == ["1"])
    }

    @Test func `passes on an event that its own effect brings about, after the one under way`() {
      let relay = numbers
      let recorder = Recorder(
        numbers.asSignal().do(onNext: { if $0 < 3 { relay.accept($0 + 1) } }))
      numbers.accept(1)
      #expect(recorder.values == [1, 2, 3])
    }

    @Test func `is merged in the order of events`() {
      let (others, more) = (PublishRelay<Int>(), PublishRelay<Int>())
      let recorder = Recorder(numbers.asSignal().merge(with: others.asSignal(), more.asSignal()))
      numbers.accept(1)
      more.accept(2)
      others.accept(3)
      numbers.accept(4)
      #expect(recorder.values == [1, 2, 3, 4])
    }

    @Test func `is merged also with events that a listener brings about`() {
      let others = PublishRelay<Int>()
      let merged = numbers.asSignal().merge(with: others.asSignal())
      let echo = numbers.asSignal().emit { others.accept($0 * 10) }
      let recorder = Recorder(merged)
      numbers.accept(1)
      numbers.accept(2)
      #expect(recorder.values == [10, 1, 20, 2])
      echo.cancel()
    }

    @Test func `is summed up from a first value that is there at once`() {
      let sum = numbers.asSignal().scan(100) { $0 + $1 }
      #expect(sum.value == 100)
      numbers.accept(1)
      numbers.accept(2)
      #expect(sum.value == 103)
    }

    @Test func `is collected in an array that is changed in place`() {
      let all = numbers.asSignal().scan(into: []) { $0.append($1) }
      numbers.accept(1)
      numbers.accept(2)
      #expect(all.value == [1, 2])
    }

    @Test(arguments: [true, false])
    func `collects a merged event that the collecting brings about, after the one under way`(
      _ isInPlace: Bool
    ) {
      let others = PublishRelay<Int>()
      let merged = numbers.asSignal().merge(with: others.asSignal())
      let all: Driver<[Int]>
      if isInPlace {
        all = merged.scan(into: []) { all, number in
          if number < 10 { others.accept(number * 10) }
          all.append(number)
        }
      } else {
        all = merged.scan([]) { all, number in
          if number < 10 { others.accept(number * 10) }
          return all + [number]
        }
      }
      numbers.accept(1)
      numbers.accept(2)
      #expect(all.value == [1, 10, 2, 20])
    }

    @Test func `counts each event once, however many look`() {
      let sum = numbers.asSignal().scan(0, +)
      let (first, second) = (Recorder(sum), Recorder(sum))
      numbers.accept(5)
      #expect(first.values == [0, 5])
      #expect(second.values == [0, 5])
    }

    @Test func `sends its events into a relay`() {
      let out = PublishRelay<Int>()
      let recorder = Recorder(out.asSignal())
      let subscription = numbers.asSignal().emit(to: out)
      numbers.accept(3)
      #expect(recorder.values == [3])
      subscription.cancel()
    }

    @Test func `does not keep the object alive that it is given to`() {
      var recorder: Recorder<Int>? = Recorder()
      weak let held = recorder
      var calls = 0
      let subscription = recorder.map { numbers.asSignal().emit(to: $0) { _, _ in calls += 1 } }
      numbers.accept(1)
      recorder = nil
      numbers.accept(2)
      #expect(held == nil)
      #expect(calls == 1)
      subscription?.cancel()
    }

    @Test func `passes on an event that comes during another one, after that one`() {
      let echo = numbers.asSignal().emit { [numbers] in if $0 < 3 { numbers.accept($0 + 1) } }
      let recorder = Recorder(numbers.asSignal())
      numbers.accept(1)
      #expect(recorder.values == [1, 2, 3])
      echo.cancel()
    }

    @Test func `ends a series of events that answer one another`() {
      let echo = numbers.asSignal().emit { [numbers] in if $0 < 5_000 { numbers.accept($0 + 1) } }
      let recorder = Recorder(numbers.asSignal())
      numbers.accept(0)
      #expect(recorder.values.count == 1_001)
      numbers.accept(5_000)
      #expect(recorder.values.count == 1_002)
      echo.cancel()
    }

    @Test func `becomes a publisher for Combine's other operators, and a signal again`() {
      let pairs = numbers.asSignal().asPublisher().collect(2).map { $0.reduce(0, +) }.asSignal()
      let recorder = Recorder(pairs)
      for number in 1...4 { numbers.accept(number) }
      #expect(recorder.values == [3, 7])
    }
  }
#endif
