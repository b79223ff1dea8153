#if Streams
  import Calcot
  import CalcotStreams
  import Testing

  @MainActor
  @Suite("A loop of streams that code of the app feeds")
  struct EndlessStreamTests {
    /// The ways to feed it.
    enum Way: CaseIterable {
      case listening, effect, effectOfSubject, effectOfDriver, mergedEffect
      case nested, nestedEffects, nestedInObservers
    }

    /// Code that feeds a loop; it stops by itself, so that a loop without an end fails its test.
    @MainActor
    private final class Feed {
      private(set) var count = 0
      var most: Int { 50_000 }

      func goesOn() -> Bool {
        guard count < most else { return false }
        count += 1
        return true
      }

      func send(_ relays: PublishRelay<Int>...) {
        for relay in relays where goesOn() { relay.accept(count) }
      }
    }

    private let relays = (0..<3).map { _ in PublishRelay<Int>() }
    private let feed = Feed()

    @Test("ends, and the streams go on", arguments: Way.allCases)
    func ends(_ way: Way) {
      let kept = start(way)
      #expect((1..<feed.most).contains(feed.count))
      let recorder = Recorder(relays[0].asSignal())
      relays[0].accept(-1)
      #expect(recorder.values.first == -1)
      withExtendedLifetime(kept) {}
    }

    /// Starts a loop, and returns what keeps it alive.
    private func start(_ way: Way) -> Any {
      let (relay, signal, feed) = (relays[0], relays[0].asSignal(), feed)
      let kept: Any
      switch way {
      case .listening: kept = signal.emit { _ in feed.send(relay) }
      case .effect: kept = signal.do(onNext: { _ in feed.send(relay) })
      case .effectOfSubject:
        let subject = PassthroughSubject<Int, Never>()
        kept = subject.asSignal().do(onNext: { _ in if feed.goesOn() { subject.send(0) } })
        subject.send(0)
      case .effectOfDriver:
        kept = signal.asDriver(startingWith: 0).do(onChange: { _ in feed.send(relay) })
      case .mergedEffect:
        kept = signal.merge(with: relays[1].asSignal()).do(onNext: { [relays] _ in
          feed.send(relay, relays[1])
        })
      case .nested:
        kept = relays.indices.map { place in
          relays[place].asSignal().emit { [relays] _ in
            feed.send(relays[place], relays[(place + 1) % relays.count])
          }
        }
      case .nestedEffects:
        kept = relays.indices.map { place in
          relays[place].asSignal().do(onNext: { [relays] _ in
            feed.send(relays[place], relays[(place + 1) % relays.count])
          })
        }
      case .nestedInObservers:
        let set = ObserverSet<Int>()
        set.add { [weak set] _ in
          feed.send(relay)
          if feed.goesOn() { set?.notify(0) }
        }
        kept = [signal.emit { _ in feed.send(relay) }, set] as [AnyObject]
        set.notify(0)
      }
      relay.accept(0)
      return kept
    }
  }
#endif
