#if Web
  import Calcot
  import CalcotWeb

  /// The messages of one WebSocket that wait for the main actor, in order.
  ///
  /// Each goes from the connection's thread to the main actor in a task of its own. NB: A task that
  /// waited for the next one would come back by way of a third thread, and waking that costs as
  /// much as an event.
  final class MessageQueue: Sendable {
    private typealias End = CheckedContinuation<Void, Never>

    private struct State {
      // NB: a slice, because taking the first of an array moves all others.
      var waiting: ArraySlice<String> = []
      /// The number of bytes of the waiting messages.
      var bytes = 0
      var inlet: (any WebSocketInlet)?
      /// The task that delivers the first message.
      var delivery: Task<Void, Never>?
      var end: End?
      var isFinished = false
      /// A Boolean value that indicates whether the connection has closed, so that nothing waits
      /// for its browser any more.
      var isGone = false
      var isFull = false
    }

    private static let most = 8
    private static let few = 2
    private static let mostBytes = 64 * 1024

    private let state = Locked(State())
    private let room: @Sendable () -> Void

    /// Creates a queue.
    ///
    /// - Parameter room: A closure that is called when a full queue accepts messages again.
    init(room: @escaping @Sendable () -> Void) { self.room = room }

    /// Adds a message; returns `false` if the queue is now full, and no more should be read.
    func add(_ message: String) -> Bool {
      let isFull = state.withLock { state in
        guard !state.isFinished else { return false }
        state.waiting.append(message)
        state.bytes += message.utf8.count
        if state.waiting.count >= Self.most || state.bytes >= Self.mostBytes { state.isFull = true }
        return state.isFull
      }
      goOn()
      return !isFull
    }

    /// Ends the queue after the waiting messages.
    func finish() {
      state.withLock { $0.isFinished = true }
      goOn()
    }

    /// Discards the waiting messages and ends the queue: nobody takes them any more, and each would cost the
    /// main actor a turn.
    func discard() {
      state.withLock { ($0.waiting, $0.bytes, $0.isFinished) = ([], 0, true) }
      goOn()
    }

    /// Ends the queue after the waiting messages and cancels their deliveries: the connection has
    /// closed, and a browser that is slowed down must not hold resources for that time.
    func gone() {
      cancelDelivery { $0.isGone = true }
    }

    /// Discards the waiting messages and ends the queue.
    func cancel() {
      cancelDelivery { ($0.waiting, $0.bytes) = ([], 0) }
    }

    private func cancelDelivery(_ change: (inout State) -> Void) {
      let delivery = state.withLock { state in
        change(&state)
        state.isFinished = true
        return state.delivery
      }
      // NB: outside of the lock, since it calls what the receiver has registered for it.
      delivery?.cancel()
      goOn()
    }

    /// Delivers the messages one after another, each in a task of its own; returns when the queue
    /// ends.
    @MainActor
    func deliver(to inlet: any WebSocketInlet) async {
      await withCheckedContinuation { end in
        state.withLock { ($0.inlet, $0.end) = (inlet, end) }
        goOn()
      }
    }

    /// Begins to deliver the next message, or ends the queue if it is finished and empty.
    private func goOn() {
      let end = state.withLock { state -> End? in
        guard let inlet = state.inlet, state.delivery == nil else { return nil }
        if !state.waiting.isEmpty {
          state.delivery = Task { @MainActor in await deliverOne(to: inlet) }
        } else if state.isFinished {
          defer { (state.inlet, state.end) = (nil, nil) }
          return state.end
        }
        return nil
      }
      end?.resume()
    }

    @MainActor
    private func deliverOne(to inlet: any WebSocketInlet) async {
      if state.withLock({ $0.isGone }) { Self.cancelCurrentTask() }
      if let message = take() { await inlet.receive(message) }
      state.withLock { $0.delivery = nil }
      goOn()
    }

    // NB: in a function that is not async, or it would be the overload that is.
    private static func cancelCurrentTask() {
      withUnsafeCurrentTask { task -> Void in task?.cancel() }
    }

    private func take() -> String? {
      let (message, hasRoom) = state.withLock { state -> (String?, Bool) in
        guard let message = state.waiting.popFirst() else { return (nil, false) }
        state.bytes -= message.utf8.count
        // NB: a slice keeps those that are taken, for as long as nothing is said on an idle connection.
        if state.waiting.isEmpty { state.waiting = [] }
        let hasRoom =
          state.isFull && state.waiting.count <= Self.few && state.bytes < Self.mostBytes
        if hasRoom { state.isFull = false }
        return (message, hasRoom)
      }
      if hasRoom { room() }
      return message
    }
  }
#endif
