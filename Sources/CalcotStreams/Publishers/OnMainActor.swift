#if Streams
  import Calcot

  extension Publisher where Output: Sendable {
    /// Returns a publisher that delivers the same values on the main actor: at once if they are
    /// sent there, otherwise in its next turns, in order.
    func onMainActor() -> OnMainActor<Self> { OnMainActor(upstream: self) }
  }

  /// A publisher that delivers its upstream's values and completion on the main actor.
  struct OnMainActor<Upstream: Publisher>: Publisher where Upstream.Output: Sendable {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Passage(to: subscriber))
    }

    private final class Passage<Downstream: Subscriber>: Subscriber, Subscription,
      // NB: unchecked, because the downstream is used only on the main actor, and the rest only
      // under the lock.
      @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Input = Output

      private enum Event {
        case value(Output)
        case end(Subscribers.Completion<Failure>)
      }

      private struct State {
        var upstream: (any Subscription)?
        var waiting = Queue<Event>()
        var isCancelled = false
        var isTurnComing = false
      }

      private let downstream: Downstream
      private let state = Locked(State())

      init(to downstream: Downstream) { self.downstream = downstream }

      func receive(subscription: any Subscription) {
        state.withLock { $0.upstream = subscription }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        pass(.value(input))
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        // NB: a subscription may keep its subscriber, and nobody cancels one that has ended.
        let former = state.withLock { $0.upstream.take() }
        withExtendedLifetime(former) { pass(.end(completion)) }
      }

      // NB: demand is ignored; a subscriber that cannot keep up has to drop values itself.
      func request(_ demand: Subscribers.Demand) {}

      func cancel() {
        // NB: released without the lock, because the `deinit` of a waiting value may send another.
        let former = state.withLock { state in
          defer { state = State(isCancelled: true) }
          return state
        }
        former.upstream?.cancel()
      }

      private func pass(_ event: Event) {
        let isHere = MainQueue.isCurrent
        let (isFirst, count) = state.withLock { state in
          guard !state.isCancelled else { return (false, 0) }
          state.waiting.append(event)
          defer { if !isHere { state.isTurnComing = true } }
          return (!state.isTurnComing, state.waiting.count)
        }
        if isHere { deliver(count) } else if isFirst { Task { @MainActor in self.takeTurn() } }
      }

      private func takeTurn() {
        let count = state.withLock { state in
          state.isTurnComing = false
          return state.waiting.count
        }
        deliver(count)
      }

      // NB: no more than waited at the start, because other threads may send on and on; what they send
      // meanwhile has a turn of its own.
      private func deliver(_ count: Int) {
        for _ in 0..<count {
          guard let event = state.withLock({ $0.waiting.next() }) else { return }
          switch event {
          case .value(let value): _ = downstream.receive(value)
          case .end(let completion): downstream.receive(completion: completion)
          }
        }
      }
    }
  }
#endif
