#if Streams
  import CalcotStreams
  import Observation
  import Testing

  @MainActor
  @Suite struct DriverTests {
    private let numbers = PublishRelay<Int>()
    private var latest: Driver<Int> { numbers.asSignal().asDriver(startingWith: 0) }

    @Test func `always has a value, and gives a new listener the latest at once`() {
      let driver = latest
      #expect(driver.value == 0)
      numbers.accept(1)
      numbers.accept(2)
      #expect(driver.value == 2)
      let recorder = Recorder(driver)
      #expect(recorder.values == [2])
      numbers.accept(3)
      #expect(recorder.values == [2, 3])
    }

    @Test func `goes on though a new listener changes the source at each value that it gets`() {
      let driver = latest
      var calls = 0
      let listener = driver.drive { [numbers] number in
        calls += 1
        if number < 5_000 { numbers.accept(number + 1) }
      }
      #expect(calls == 1_000)
      numbers.accept(6_000)
      #expect(calls == 1_001)
      listener.cancel()
    }

    @Test func `lets a value that goes look at the one that has come`() {
      let values = PublishRelay<Parting?>()
      let driver = values.asSignal().asDriver(startingWith: nil)
      let seen = Recorder<Bool>()
      values.accept(Parting { [weak driver] in seen.note(driver?.value == nil) })
      values.accept(nil)
      #expect(seen.values == [true])
    }

    @Test func `a driver of one value never changes`() {
      #expect(Recorder(Driver.just("a")).values == ["a"])
    }

    // NB: with each path tracked, the first read would take centuries.
    @Test func `tracks a driver once, however many paths lead to it`() {
      var driver = latest
      for _ in 0..<64 { driver = Driver.combineLatest(driver, driver).map { $0.0 } }
      #expect(driver.value == 0)
    }

    @Test func `tells Swift's observation of a change, once until it is read again`() {
      let driver = latest
      // NB: `onChange` is `Sendable`; here it is called on the main actor.
      nonisolated(unsafe) var changes = 0
      func track() {
        withObservationTracking {
          _ = driver.value
        } onChange: {
          changes += 1
        }
      }
      track()
      numbers.accept(1)
      numbers.accept(2)
      #expect(changes == 1)
      track()
      numbers.accept(3)
      #expect(changes == 2)
    }

    @Test func `tells Swift's observation of a change, also where a driver made from it was read`()
    {
      let driver = latest
      // NB: `onChange` is `Sendable`; here it is called on the main actor.
      nonisolated(unsafe) var changes = 0
      withObservationTracking {
        _ = Driver.combineLatest(driver.map { $0 + 1 }, .just(2)).value
      } onChange: {
        changes += 1
      }
      numbers.accept(1)
      #expect(changes == 1)
    }

    @Test func `maps each value once, however many look at the result`() {
      var calls = 0
      let text = latest.map { number in
        calls += 1
        return "\(number)"
      }
      let (first, second) = (Recorder(text), Recorder(text))
      numbers.accept(7)
      #expect(first.values == ["0", "7"])
      #expect(second.values == ["0", "7"])
      #expect(calls == 2)
    }

    @Test func `maps a value also while nobody looks at the result`() {
      let text = latest.map { "\($0)" }
      numbers.accept(7)
      #expect(text.value == "7")
    }

    @Test func `has an effect once for each change, before anyone gets it, however many look`() {
      var order: [String] = []
      let driver = latest.do(onChange: { order.append("effect \($0)") })
      let listeners = ["a", "b"].map { name in driver.drive { order.append("\(name) \($0)") } }
      numbers.accept(1)
      #expect(order == ["a 0", "b 0", "effect 1", "a 1", "b 1"])
      #expect(driver.value == 1)
      for listener in listeners { listener.cancel() }
    }

    @Test func `has its effect also while nobody looks, and no longer when it is released`() {
      var effects: [Int] = []
      do {
        let text = latest.do(onChange: { effects.append($0) }).map { "\($0)" }
        numbers.accept(1)
        #expect(text.value == "1")
      }
      numbers.accept(2)
      #expect(effects == [1])
    }

    @Test func `leaves out a value that equals the one before`() {
      let recorder = Recorder(latest.removeDuplicates())
      for number in [0, 1, 1, 2, 2, 1] { numbers.accept(number) }
      #expect(recorder.values == [0, 1, 2, 1])
    }

    @Test func `leaves out a value that a comparison takes for the same`() {
      let recorder = Recorder(latest.removeDuplicates { $0 / 10 == $1 / 10 })
      for number in [5, 12, 19, 20] { numbers.accept(number) }
      #expect(recorder.values == [0, 12, 20])
    }

    @Test func `combines the latest values of several`() {
      let names = PublishRelay<String>()
      let combined = Driver.combineLatest(
        latest, names.asSignal().asDriver(startingWith: "a"), .just(true))
      let recorder = Recorder(combined.map { "\($0) \($1) \($2)" })
      numbers.accept(1)
      names.accept("b")
      #expect(recorder.values == ["0 a true", "1 a true", "1 b true"])
    }

    @Test func `gives everyone all values in one order, also those that a listener brings about`() {
      let driver = latest
      let first = driver.drive { [numbers] in if $0 == 1 { numbers.accept(2) } }
      let recorder = Recorder(driver)
      numbers.accept(1)
      #expect(recorder.values == [0, 1, 2])
      #expect(driver.value == 2)
      first.cancel()
    }

    @Test func `gives a new listener also the value that this listener brings about`() {
      let driver = latest
      var values: [Int] = []
      let subscription = driver.drive { [numbers] value in
        values.append(value)
        if value == 0 { numbers.accept(1) }
      }
      #expect(values == [0, 1])
      subscription.cancel()
    }

    @Test func `gives a listener nothing more once it has ended`() {
      let driver = latest
      var values: [Int] = []
      let subscription = driver.drive { values.append($0) }
      numbers.accept(1)
      subscription.cancel()
      numbers.accept(2)
      #expect(values == [0, 1])
    }

    @Test func `gives no further value to a listener that another listener has ended meanwhile`() {
      let driver = latest
      var second: AnyCancellable?
      let first = driver.drive { if $0 == 1 { second?.cancel() } }
      var values: [Int] = []
      second = driver.drive { values.append($0) }
      numbers.accept(1)
      #expect(values == [0])
      first.cancel()
    }

    @Test func `calls a listener no more when the subscription is released`() {
      let driver = latest
      var values: [Int] = []
      do {
        let subscription = driver.drive { values.append($0) }
        withExtendedLifetime(subscription) { numbers.accept(1) }
      }
      numbers.accept(2)
      #expect(values == [0, 1])
    }

    @Test func `gives its changes as events, without the latest`() {
      let recorder = Recorder(latest.changes)
      numbers.accept(1)
      #expect(recorder.values == [1])
    }

    @Test func `is a publisher that gives the latest value first`() {
      let driver = latest
      numbers.accept(1)
      var values: [Int] = []
      let subscription = driver.asPublisher().map { $0 * 10 }.sink { values.append($0) }
      numbers.accept(2)
      #expect(values == [10, 20])
      subscription.cancel()
    }
  }
#endif
