#if Streams
  import Calcot

  /// An outlet's values as a publisher. It can be subscribed to, and left, from any thread; the values come
  /// on the main actor.
  struct OutletPublisher<Value>: Publisher {
    typealias Output = Value
    typealias Failure = Never

    let outlet: Outlet<Value>
    let source: AnyObject?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let listener = Listener(subscriber, source: source)
      subscriber.receive(subscription: listener)
      listener.listen(to: outlet)
    }

    // NB: unchecked, because everything that changes is reached with the lock held.
    private final class Listener<Downstream: Subscriber>: Subscription, @unchecked Sendable
    where Downstream.Input == Value, Downstream.Failure == Never {
      private struct State {
        var downstream: Downstream?
        var source: AnyObject?
        var demand = Subscribers.Demand.none
        var token: (any ObserverToken)?
      }

      private let state: Locked<State>

      init(_ downstream: Downstream, source: AnyObject?) {
        state = Locked(State(downstream: downstream, source: source))
      }

      func listen(to outlet: Outlet<Value>) {
        MainQueue.run { [self] in
          let token = outlet.add { [self] value in take(value) }
          let isOver = state.withLock { state in
            state.token = token
            return state.downstream == nil
          }
          if isOver { token.remove() }
        }
      }

      func request(_ demand: Subscribers.Demand) { state.withLock { $0.demand += demand } }

      func cancel() {
        let former = state.withLock { state in
          defer { state = State() }
          return state
        }
        // NB: what the subscriber holds may be released here, and not with the lock held.
        if let token = former.token { MainQueue.run { token.remove() } }
      }

      private func take(_ value: Value) {
        let downstream = state.withLock { state -> Downstream? in
          guard state.demand > .none else { return nil }
          state.demand -= 1
          return state.downstream
        }
        guard let more = downstream?.receive(value), more > .none else { return }
        request(more)
      }
    }
  }
#endif
