#if Streams
  import CalcotStreams
  import Testing

  @MainActor
  @Suite struct DriverOwnerTests {
    private final class Label {
      var text: String?
      var number = -1
    }

    private let numbers = PublishRelay<Int>()
    private var latest: Driver<Int> { numbers.asSignal().asDriver(startingWith: 0) }

    @Test func `a driver sets a property of an object, now and on each change`() {
      let label = Label()
      let subscription = latest.drive(label, \.number)
      #expect(label.number == 0)
      numbers.accept(4)
      #expect(label.number == 4)
      subscription.cancel()
    }

    @Test func `a driver sets a property that may be nil`() {
      let label = Label()
      let subscription = latest.map { "\($0)" }.drive(label, \.text)
      #expect(label.text == "0")
      subscription.cancel()
    }

    @Test func `a driver does not keep the object alive whose property it sets`() {
      var label: Label? = Label()
      weak let held = label
      var calls = 0
      let subscription = label.map { latest.drive($0) { _, _ in calls += 1 } }
      label = nil
      #expect(held == nil)
      numbers.accept(1)
      #expect(calls == 1)
      subscription?.cancel()
    }
  }
#endif
