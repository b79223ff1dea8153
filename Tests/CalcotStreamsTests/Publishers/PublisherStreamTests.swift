#if Streams
  import CalcotStreams
  import Dispatch
  import Testing

  @MainActor
  @Suite struct PublisherStreamTests {
    private let elsewhere = DispatchQueue(label: "elsewhere")

    @Test func `a publisher's values on the main actor are there within the turn`() {
      let subject = PassthroughSubject<Int, Never>()
      let driver = subject.asDriver(startingWith: 0)
      subject.send(1)
      #expect(driver.value == 1)
      subject.send(2)
      #expect(driver.value == 2)
    }

    @Test func `a publisher that has a value at once is a driver of that value`() {
      #expect(Just(5).asDriver(startingWith: 0).value == 5)
      #expect(CurrentValueSubject<Int, Never>(6).asDriver(startingWith: 0).value == 6)
    }

    @Test func `values from other threads come on the main actor, in their order`() async {
      let driver = Elsewhere(values: 1...1_000).asDriver(startingWith: 0)
      let all = Recorder(driver)
      await withCheckedContinuation { done in
        all.whenever(driver.changes.filter { $0 == 1_000 }) { done.resume() }
      }
      #expect(all.values == Array(0...1_000))
    }

    @Test func `a value from another thread that is cancelled may send another when it goes`() {
      let subject = PassthroughSubject<Parting?, Never>()
      // NB: a subject has a lock of its own.
      nonisolated(unsafe) let sender = subject
      var driver: Driver<Parting?>? = subject.asDriver(startingWith: nil)
      let left = Recorder<Int>()
      elsewhere.sync {
        sender.send(
          Parting {
            left.note(1)
            sender.send(nil)
          })
      }
      #expect(driver?.value == nil)
      driver = nil
      #expect(left.values == [1])
    }

    @Test func `a publisher that sends on and on leaves the main actor to others`() async {
      let subject = PassthroughSubject<Int, Never>()
      // NB: a subject has a lock of its own.
      nonisolated(unsafe) let sender = subject
      let driver = subject.asDriver(startingWith: 0)
      let others = Recorder<Int>()
      let listener = driver.changes.emit { [elsewhere] number in
        if number == 1 { Task { others.note(driver.value) } }
        if number < 5_000 { elsewhere.sync { sender.send(number + 1) } }
      }
      elsewhere.sync { sender.send(1) }
      while driver.value < 5_000 { await Task.yield() }
      #expect(others.values.count == 1 && others.values.allSatisfy { $0 < 5_000 })
      listener.cancel()
    }

    @Test func `the end of a publisher leaves a driver with its latest value`() {
      let subject = PassthroughSubject<Int, Never>()
      let driver = subject.asDriver(startingWith: 0)
      subject.send(1)
      subject.send(completion: .finished)
      #expect(driver.value == 1)
    }

    @Test func `a failing publisher is a driver that ends with the value that replaces the error`()
    {
      let subject = PassthroughSubject<String, Failure>()
      let driver = subject.asDriver(startingWith: "…") { "✗ \($0.reason)" }
      subject.send("a")
      #expect(driver.value == "a")
      subject.send(completion: .failure(Failure(reason: "gone")))
      #expect(driver.value == "✗ gone")
      subject.send("b")
      #expect(driver.value == "✗ gone")
    }

    @Test
    func `a failing publisher is a signal of its values and of the one that replaces the error`() {
      let (told, silent) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
      let first = Recorder(told.asSignal { _ in -1 })
      let second = Recorder(silent.asSignal { _ in nil })
      for subject in [told, silent] {
        subject.send(1)
        subject.send(completion: .failure(Failure(reason: "gone")))
      }
      #expect(first.values == [1, -1])
      #expect(second.values == [1])
    }

    @Test func `a publisher may also fail on another thread`() async {
      let failing = Elsewhere(values: 1...3).tryMap { @Sendable number in
        guard number < 3 else { throw Failure(reason: "gone") }
        return number
      }
      let driver = failing.asDriver(startingWith: 0) { _ in -1 }
      let values = Recorder(driver)
      await withCheckedContinuation { done in
        values.whenever(driver.changes.filter { $0 == -1 }) { done.resume() }
      }
      #expect(values.values == [0, 1, 2, -1])
      let signal = failing.asSignal { _ in -1 }
      let events = Recorder(signal)
      await withCheckedContinuation { done in
        events.whenever(signal.filter { $0 == -1 }) { done.resume() }
      }
      #expect(events.values == [1, 2, -1])
    }

    @Test func `a driver's publisher can be cancelled on another thread`() async {
      let relay = PublishRelay<Int>()
      let driver = relay.asSignal().asDriver(startingWith: 0)
      let values = Recorder<Int>()
      // NB: used on one thread at a time.
      nonisolated(unsafe) let subscription = driver.asPublisher().sink { @Sendable value in
        MainActor.assumeIsolated { values.note(value) }
      }
      relay.accept(1)
      await withCheckedContinuation { done in
        DispatchQueue(label: "elsewhere").async {
          subscription.cancel()
          done.resume()
        }
      }
      relay.accept(2)
      #expect(values.values == [0, 1])
    }

    @Test func `a signal's publisher is subscribed to once for all who listen`() {
      var subscriptions = 0
      let subject = PassthroughSubject<Int, Never>()
      let signal = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).asSignal()
      let (first, second) = (Recorder(signal), Recorder(signal))
      subject.send(1)
      #expect(subscriptions == 1)
      #expect(first.values == [1])
      #expect(second.values == [1])
    }

    @Test func `a publisher that has ended is let go, though it keeps who listens to it`() {
      var isLeft = false
      do {
        let driver = Keeping(guest: Parting { isLeft = true }).asDriver(startingWith: 0)
        #expect(driver.value == 1)
      }
      #expect(isLeft)
    }

    @Test func `a publisher is let go with its driver`() {
      let subject = PassthroughSubject<Int, Never>()
      var isCancelled = false
      do {
        let driver = subject.handleEvents(receiveCancel: { isCancelled = true })
          .asDriver(startingWith: 0)
        subject.send(1)
        #expect(driver.value == 1)
      }
      #expect(isCancelled)
    }
  }

  /// A publisher of one value, whose subscription keeps its subscriber, and a guest.
  private struct Keeping: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let guest: Parting

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Once(to: subscriber, guest))
    }

    private final class Once<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
      private let subscriber: S
      private let guest: Parting

      init(to subscriber: S, _ guest: Parting) {
        (self.subscriber, self.guest) = (subscriber, guest)
      }

      func request(_ demand: Subscribers.Demand) {
        _ = subscriber.receive(1)
        subscriber.receive(completion: .finished)
      }

      func cancel() {}
    }
  }
#endif
