#if Streams
  public import Calcot

  /// Where a stream's values come out, for those who listen in the order in which they came. A value that
  /// is sent while another is being delivered follows it, so that everyone gets all of them in one order.
  // NB: no subject of OpenCombine's, which keeps its subscribers in a set: their order would be another in
  // each process.
  @MainActor @usableFromInline
  final class Outlet<Value> {
    @usableFromInline let listeners = ObserverSet<Value>()
    @usableFromInline var waiting: [Value] = []
    @usableFromInline var isSending = false
    /// What the values come from.
    private var upstream: AnyCancellable?

    /// Sends on what a publisher gives on the main actor, for as long as this lives.
    func follow(_ publisher: some Publisher<Value, Never>) {
      upstream = publisher.sink { [weak self] in self?.send($0) }
    }

    @inlinable init() {}

    /// What is listened to.
    ///
    /// - Parameter source: is kept alive by the publisher and by everyone who listens to it.
    @inlinable
    func publisher(keeping source: AnyObject? = nil) -> OutletPublisher<Value> {
      OutletPublisher(outlet: self, source: source)
    }

    @inlinable
    func add(_ listener: @escaping (Value) -> Void) -> any ObserverToken { listeners.add(listener) }

    /// Sends a value to everyone who listens, after those that are being sent already.
    ///
    /// - Parameter first: what is done with each value before it is delivered.
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
