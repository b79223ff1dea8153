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

    /// Sends a value to all listeners, after values that are already being sent. If listeners send
    /// more than 1,000 values meanwhile, the rest is dropped, and that is reported.
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
      var following = 0
      while following < waiting.count, following < StreamLimit.rounds {
        let value = waiting[following]
        following &+= 1
        first(value)
        listeners.notify(value)
      }
      if following < waiting.count { StreamLimit.reportOutlet(of: Value.self) }
      waiting = []
      isSending = false
    }
  }

  /// The maximum number of values that listeners may send in answer to one.
  @usableFromInline
  enum StreamLimit {
    @usableFromInline static var rounds: Int { 1_000 }

    @usableFromInline
    static func reportOutlet<Value>(of value: Value.Type) {
      reportToStandardError(
        "the listeners of a stream of \(value) have sent it \(rounds) values while it sent one, "
          + "and the rest is dropped: a listener may not always send again")
    }

    @usableFromInline
    static func reportDriver<Value>(of value: Value.Type) {
      reportToStandardError(
        "a new listener of a driver of \(value) has changed it \(rounds) times in a row, and goes "
          + "on with the next change: a listener may not always change what it is given")
    }
  }
#endif
