#if Streams
  public import Calcot

  /// The output of a stream, which notifies its listeners in the order in which they subscribed. A
  /// value sent during the delivery of another follows it, so that all listeners get all values in
  /// one order.
  // NB: not a subject of OpenCombine, which keeps its subscribers in a set, in a different order in
  // each process.
  @MainActor @usableFromInline
  final class Outlet<Value> {
    @usableFromInline let listeners = ObserverSet<Value>()
    @usableFromInline var waiting: [Value] = []
    @usableFromInline var isSending = false
    /// The subscription to the source of the values.
    private var upstream: AnyCancellable?

    /// Forwards the values that a publisher sends on the main actor, for as long as this outlet
    /// lives.
    func follow(_ publisher: some Publisher<Value, Never>) {
      upstream = publisher.sink { [weak self] in self?.send($0) }
    }

    /// Forwards the events of a signal, for as long as this outlet lives.
    ///
    /// - Parameter first: A closure called with each event before its delivery.
    func follow(_ signal: Signal<Value>, first: @escaping @MainActor (Value) -> Void) {
      upstream = signal.emit { [weak self] in self?.send($0) { first($0) } }
    }

    @inlinable init() {}

    /// Returns a publisher of the outlet's values.
    ///
    /// - Parameter source: An object that the publisher and its listeners keep alive.
    @inlinable
    func publisher(keeping source: AnyObject? = nil) -> OutletPublisher<Value> {
      OutletPublisher(outlet: self, source: source)
    }

    @inlinable
    func add(_ listener: @escaping (Value) -> Void) -> any ObserverToken { listeners.add(listener) }

    /// Sends a value to all listeners, after values that are already being sent.
    ///
    /// - Parameter first: A closure called with each value before its delivery.
    @inlinable
    func send(_ value: Value, first: (Value) -> Void = { _ in }) {
      guard !isSending else {
        waiting.append(value)
        return
      }
      guard !listeners.isEmpty else { return first(value) }
      isSending = true
      first(value)
      listeners.notify(value)
      while !waiting.isEmpty {
        let values = waiting
        waiting = []
        for value in values {
          first(value)
          listeners.notify(value)
        }
      }
      isSending = false
    }
  }
#endif
