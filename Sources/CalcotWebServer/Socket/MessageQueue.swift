#if Web
  import Calcot

  /// The messages of one WebSocket that wait for the main actor, in order. A message goes from the
  /// connection's thread to the main actor, with no other thread in between.
  final class MessageQueue: Sendable {
    private typealias Reader = CheckedContinuation<String?, Never>

    private struct State {
      var waiting: [String] = []
      var reader: Reader?
      var isFinished = false
      var isFull = false
    }

    private static let most = 8
    private static let few = 2

    private let state = Locked(State())
    private let room: @Sendable () -> Void

    /// Creates a queue.
    ///
    /// - Parameter room: A closure that is called when a queue that was full takes messages again.
    init(room: @escaping @Sendable () -> Void) { self.room = room }

    /// Adds a message; returns false if the queue is full, and no more should be read.
    func add(_ message: String) -> Bool {
      let (reader, isFull) = state.withLock { state -> (Reader?, Bool) in
        guard !state.isFinished else { return (nil, false) }
        if let reader = state.reader {
          state.reader = nil
          return (reader, false)
        }
        state.waiting.append(message)
        if state.waiting.count >= Self.most { state.isFull = true }
        return (nil, state.isFull)
      }
      reader?.resume(returning: message)
      return !isFull
    }

    /// Ends the queue after the messages that wait.
    func finish() {
      let reader = state.withLock { state -> Reader? in
        state.isFinished = true
        defer { state.reader = nil }
        return state.reader
      }
      reader?.resume(returning: nil)
    }

    /// Ends the queue at once.
    func cancel() {
      state.withLock { $0.waiting = [] }
      finish()
    }

    /// Returns the next message, or nil at the end.
    @MainActor
    func next() async -> String? {
      if let message = take() { return message }
      return await withCheckedContinuation { reader in
        let isWaiting = state.withLock { state -> Bool in
          guard state.waiting.isEmpty, !state.isFinished else { return false }
          state.reader = reader
          return true
        }
        if !isWaiting { reader.resume(returning: take()) }
      }
    }

    private func take() -> String? {
      let (message, hasRoom) = state.withLock { state -> (String?, Bool) in
        guard !state.waiting.isEmpty else { return (nil, false) }
        let message = state.waiting.removeFirst()
        let hasRoom = state.isFull && state.waiting.count <= Self.few
        if hasRoom { state.isFull = false }
        return (message, hasRoom)
      }
      if hasRoom { room() }
      return message
    }
  }
#endif
