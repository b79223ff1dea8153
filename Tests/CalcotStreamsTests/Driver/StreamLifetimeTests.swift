#if Streams
  import CalcotStreams
  import CalcotTesting
  import Testing

  /// Tests that a listener keeps its source alive, and that nothing keeps the listener alive.
  @MainActor
  @Suite struct StreamLifetimeTests {
    private let numbers = PublishRelay<Int>()

    @Test func `a driver that nobody looks at any more is released, though its source lives`() {
      weak var driver: Driver<Int>?
      weak var mapped: Driver<String>?
      do {
        let sum = numbers.asSignal().scan(0, +)
        let text = sum.map { "\($0)" }
        (driver, mapped) = (sum, text)
        numbers.accept(1)
        #expect(text.value == "1")
      }
      #expect(driver == nil)
      #expect(mapped == nil)
    }

    @Test func `a driver's source lives as long as the driver`() {
      weak var source: Driver<Int>?
      var text: Driver<String>?
      do {
        let sum = numbers.asSignal().scan(0, +)
        source = sum
        text = sum.removeDuplicates().map { "\($0)" }
      }
      #expect(source != nil)
      numbers.accept(5)
      #expect(text?.value == "5")
      text = nil
      #expect(source == nil)
    }

    @Test func `drivers that are combined live as long as the combination`() {
      weak var source: Driver<Int>?
      var both: Driver<String>?
      do {
        let sum = numbers.asSignal().scan(0, +)
        source = sum
        both = Driver.combineLatest(sum, .just(1)).map { "\($0) \($1)" }
      }
      numbers.accept(5)
      #expect(both?.value == "5 1")
      both = nil
      #expect(source == nil)
    }

    @Test func `a listener keeps a driver alive until it ends`() {
      weak var source: Driver<Int>?
      var values: [Int] = []
      var subscription: AnyCancellable?
      do {
        let sum = numbers.asSignal().scan(0, +)
        source = sum
        subscription = sum.drive { values.append($0) }
      }
      numbers.accept(5)
      #expect(values == [0, 5])
      subscription?.cancel()
      #expect(source == nil)
    }

    @Test func `events that come from a driver keep it alive until nobody listens`() {
      weak var source: Driver<Int>?
      var values: [Int] = []
      var subscription: AnyCancellable?
      do {
        let sum = numbers.asSignal().scan(0, +)
        source = sum
        subscription = sum.changes.filter { $0 > 1 }.merge(with: .never).emit { values.append($0) }
      }
      numbers.accept(1)
      numbers.accept(2)
      #expect(values == [3])
      subscription?.cancel()
      #expect(source == nil)
    }

    @Test(arguments: [true, false])
    func `a publisher of a driver keeps it alive until it is let go`(_ replays: Bool) {
      weak var source: Driver<Int>?
      var values: [Int] = []
      var subscription: AnyCancellable?
      do {
        let sum = numbers.asSignal().scan(0, +)
        source = sum
        let publisher = replays ? sum.asPublisher() : sum.changes.asPublisher()
        subscription = publisher.sink { values.append($0) }
      }
      numbers.accept(4)
      #expect(values == (replays ? [0, 4] : [4]))
      subscription?.cancel()
      subscription = nil
      #expect(source == nil)
    }

    @Test func `nothing stays of the scopes that have listened, however many there have been`() {
      let latest = numbers.asSignal().asDriver(startingWith: 0)
      var left = 0
      func visit() {
        let (visit, guest) = (TestScope(), Parting { left += 1 })
        visit.scope.observe(numbers.asSignal()) { _ in withExtendedLifetime(guest) {} }
        visit.scope.observe(latest) { _ in withExtendedLifetime(guest) {} }
        numbers.asSignal().emit { _ in withExtendedLifetime(guest) {} }.store(in: visit.scope)
        latest.drive { _ in withExtendedLifetime(guest) {} }.store(in: visit.scope)
        visit.end()
      }
      func size() -> Int {
        var text = ""
        dump([numbers, latest] as [Any], to: &text)
        return text.count
      }
      visit()
      let before = size()
      for _ in 0..<1_000 { visit() }
      #expect(left == 1_001)
      // NB: a few that have gone stand there until they are swept.
      #expect(size() < before + 10_000, "each of 4,000 listeners would be more than ten characters")
    }
  }
#endif
