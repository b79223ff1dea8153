#if Streams
  import Calcot

  /// A publisher of an outlet's values. It can be subscribed to and cancelled from any thread; the
  /// values are delivered on the main actor.
  @usableFromInline
  struct OutletPublisher<Value>: Publisher {
    @usableFromInline typealias Output = Value
    @usableFromInline typealias Failure = Never

    @usableFromInline let outlet: Outlet<Value>
    @usableFromInline let source: AnyObject?

    @inlinable
    init(outlet: Outlet<Value>, source: AnyObject?) {
      (self.outlet, self.source) = (outlet, source)
    }

    @usableFromInline
    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let listener = Listener(subscriber, source: source)
      subscriber.receive(subscription: listener)
      listener.listen(to: outlet)
    }

    // NB: unchecked, because mutable state is accessed only under the lock.
    private final class Listener<Downstream: Subscriber>: Subscription, @unchecked Sendable
    where Downstream.Input == Value, Downstream.Failure == Never {
      private let downstream: Downstream
      private let source: AnyObject?
      private let state = Locked(ListenerState())

      init(_ downstream: Downstream, source: AnyObject?) {
        (self.downstream, self.source) = (downstream, source)
      }

      func listen(to outlet: Outlet<Value>) {
        MainQueue.run { [self] in
          let token = outlet.add { [self] value in take(value) }
          let isOver = state.withLock { state in
            state.token = token
            return state.isOver
          }
          if isOver { token.remove() }
        }
      }

      func request(_ demand: Subscribers.Demand) { state.withLock { $0.demand += demand } }

      // NB: the outlet holds this listener, and this holds the source, until the token is removed.
      func cancel() {
        let token = state.withLock { state in
          defer { state = ListenerState(isOver: true) }
          return state.token
        }
        if let token { MainQueue.run { token.remove() } }
      }

      private func take(_ value: Value) {
        guard state.withLock({ $0.takeOne() }) else { return }
        let more = downstream.receive(value)
        if more > .none { request(more) }
      }
    }
  }

  /// The demand of a subscriber. It is not generic, since generic code would look up its types for
  /// each value.
  private struct ListenerState {
    var demand = Subscribers.Demand.none
    var isOver = false
    var token: (any ObserverToken)?

    /// Consumes one unit of demand. Returns false if there is none.
    mutating func takeOne() -> Bool {
      guard !isOver, demand > .none else { return false }
      demand -= 1
      return true
    }
  }
#endif
