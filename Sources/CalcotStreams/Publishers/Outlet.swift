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
    /// more than 1,000 values meanwhile, or 10,000 to several streams that answer one another, the
    /// rest is dropped, and that is reported.
    ///
    /// - Parameter first: A closure called with each value before its delivery.
    @inlinable
    func send(_ value: Value, first: (Value) -> Void = { _ in }) {
      guard !isSending else {
        waiting.append(value)
        return
      }
      isSending = true
      first(value)
      listeners.notify(value)
      if !waiting.isEmpty { sendWaiting(first) }
      isSending = false
    }

    @inlinable @inline(never)
    func sendWaiting(_ first: (Value) -> Void) {
      StreamLimit.begin()
      var sent = 0
      while sent < waiting.count, StreamLimit.allowsAnother(after: sent) {
        let value = waiting[sent]
        sent &+= 1
        first(value)
        listeners.notify(value)
      }
      StreamLimit.end()
      if sent < waiting.count { StreamLimit.reportOutlet(of: Value.self, after: sent) }
      // NB: released last, because the `deinit` of a value may send another.
      let former = waiting
      waiting = []
      isSending = false
      withExtendedLifetime(former) {}
    }
  }

  /// The limits on the values that listeners send in answer to a value. They are the same as those
  /// on the notifications of an `ObserverSet`.
  @MainActor @usableFromInline
  enum StreamLimit {
    @usableFromInline static var rounds: Int { 1_000 }
    /// The runs of an action that its listeners start one after another.
    static var runs: Int { 30_000 }
    /// The runs of an action that wait, as those of a user who presses while the first one hangs.
    nonisolated static var waitingRuns: Int { 10_000 }

    @usableFromInline static func begin() { ObserverLimit.begin() }

    @usableFromInline static func end() { ObserverLimit.end() }

    @usableFromInline
    static func allowsAnother(after sent: Int) -> Bool { ObserverLimit.allowsAnother(after: sent) }

    @usableFromInline
    static func reportOutlet<Value>(of value: Value.Type, after sent: Int) {
      reportToStandardError(
        "the listeners of a stream of \(value) have sent it \(sent) values while it sent one, "
          + "and the rest is dropped: a listener may not always send again")
    }

    static func reportAction() {
      reportToStandardError(
        "the listeners of an action have started \(runs) runs in a row, and the rest is cancelled: "
          + "a listener may not always start another")
    }

    @usableFromInline
    static func reportDriver<Value>(of value: Value.Type) {
      reportToStandardError(
        "a new listener of a driver of \(value) has changed it \(rounds) times in a row, and goes "
          + "on with the next change: a listener may not always change what it is given")
    }
  }
#endif
