#if Streams
  /// A publisher of the events of several signals. Each subscriber has an outlet of its own, so that
  /// an event that comes during the delivery of another follows it.
  struct MergedPublisher<Value>: Publisher {
    typealias Output = Value
    typealias Failure = Never

    let signals: [Signal<Value>]

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      Joint(signals, to: subscriber).join()
    }

    // NB: unchecked, because the downstream is used once, on the main actor.
    private final class Joint<Downstream: Subscriber>: @unchecked Sendable
    where Downstream.Input == Value, Downstream.Failure == Never {
      private let signals: [Signal<Value>]
      private let downstream: Downstream

      init(_ signals: [Signal<Value>], to downstream: Downstream) {
        (self.signals, self.downstream) = (signals, downstream)
      }

      func join() { MainQueue.run { [self] in connect() } }

      @MainActor
      private func connect() {
        let outlet = Outlet<Value>()
        outlet.publisher(keeping: outlet).receive(subscriber: downstream)
        // NB: OpenCombine has no `merge`.
        outlet.follow(signals.map { $0.asPublisher() }.publisher.flatMap { $0 })
      }
    }
  }
#endif
