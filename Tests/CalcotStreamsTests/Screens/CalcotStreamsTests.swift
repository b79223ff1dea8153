#if Streams
  import Calcot
  import CalcotStreams
  import CalcotTesting
  import Testing

  /// Tests of streams and the lifetime of a screen.
  @MainActor
  @Suite struct CalcotStreamsTests {
    private let rung = PublishRelay<Int>()

    @Test func `steps go to the coordinator as steps of the screen, in order`() {
      let desk = DeskApp(changing: { [rung] calcot, coordinator in
        calcot.steps(rung.asSignal().map(DeskStep.bellRung), to: coordinator)
      })
      var events: [StepEvent] = []
      desk.app.app?.steps.add { events.append($0) }
      rung.accept(1)
      rung.accept(2)
      #expect(desk.coordinator.handled == [.bellRung(1), .bellRung(2)])
      #expect(events.map(\.screen) == Array(repeating: desk.app.tree?.visible?.id, count: 2))
    }

    @Test func `steps end with the screen, and hold nothing of it`() {
      let desk = DeskApp(changing: { [rung] calcot, coordinator in
        calcot.steps(rung.asSignal().map(DeskStep.bellRung), to: coordinator)
      })
      var events: [StepEvent] = []
      desk.app.app?.steps.add { events.append($0) }
      rung.accept(1)
      desk.leave()
      rung.accept(2)
      #expect(desk.coordinator.handled == [.bellRung(1)])
      #expect(events.count == 1)
      desk.app.expectReleased()
    }

    @Test func `a scope observes drivers and signals for as long as it lives`() {
      var seen: [String] = []
      let latest = rung.asSignal().asDriver(startingWith: 0)
      let desk = DeskApp(changing: { [rung] calcot, _ in
        calcot.onAssembled { scope in
          scope.observe(latest) { seen.append("driver \($0)") }
          scope.observe(rung.asSignal()) { seen.append("signal \($0)") }
        }
      })
      rung.accept(1)
      desk.leave()
      rung.accept(2)
      #expect(seen == ["driver 0", "driver 1", "signal 1"])
    }

    @Test func `a listener with which a scope observes runs as code of its screen`() {
      var askers: [TreeTransition.Asker] = []
      let desk = DeskApp(changing: { [rung] calcot, coordinator in
        calcot.onAssembled { scope in
          scope.observe(rung.asSignal()) { _ in coordinator.navigation.pop() }
        }
      })
      let drawer = desk.app.tree?.visible?.id
      desk.app.app?.transitions.add { askers.append($0.askedBy) }
      rung.accept(1)
      #expect(askers == drawer.map { [.screen($0)] })
    }

    @Test func `a subscription that is stored in a scope ends with it`() {
      var seen: [Int] = []
      let desk = DeskApp(changing: { [rung] calcot, _ in
        calcot.onAssembled { rung.asSignal().emit { seen.append($0) }.store(in: $0) }
      })
      rung.accept(1)
      desk.leave()
      rung.accept(2)
      #expect(seen == [1])
    }

    @Test func `a driver that nobody but the screen holds is released with it`() {
      weak var driver: Driver<Int>?
      let desk = DeskApp(changing: { [rung] calcot, _ in
        let latest = rung.asSignal().asDriver(startingWith: 0)
        driver = latest
        return calcot.onAssembled { $0.observe(latest) { _ in } }
      })
      #expect(driver != nil)
      desk.leave()
      #expect(driver == nil)
    }
  }
#endif
