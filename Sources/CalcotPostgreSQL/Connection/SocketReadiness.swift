#if PostgreSQL
  internal import Dispatch
  internal import Foundation

  /// A wait for a socket that can be read or written, on no thread.
  final class SocketReadiness: Sendable {
    /// The event of a socket for which a task waits.
    enum Interest: Sendable { case reading, writing, both }

    private struct State {
      var sources: [any DispatchSourceProtocol] = []
      var open = 0
      var isReady = false
      var isOver = false
      var done: CheckedContinuation<Bool, Never>?
    }

    private let lock = NSLock()
    // NB: reached with the lock held only.
    private nonisolated(unsafe) var state = State()

    /// Waits until a socket is ready; returns false if the time is up or the task is cancelled.
    ///
    /// NB: it returns when the system no longer watches the socket, which can then be closed.
    static func wait(
      for interest: Interest, on socket: Int32, within limit: Duration? = nil
    ) async -> Bool {
      let readiness = SocketReadiness()
      return await withTaskCancellationHandler {
        await withCheckedContinuation { readiness.start(interest, socket, limit, $0) }
      } onCancel: {
        readiness.stop(isReady: false)
      }
    }

    private func start(
      _ interest: Interest, _ socket: Int32, _ limit: Duration?,
      _ done: CheckedContinuation<Bool, Never>
    ) {
      // NB: a connection that libpq has given up has no socket.
      guard socket >= 0 else { return done.resume(returning: false) }
      let queue = DispatchQueue.global()
      var sources: [any DispatchSourceProtocol] = []
      if interest != .writing {
        sources.append(DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue))
      }
      if interest != .reading {
        sources.append(DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue))
      }
      for source in sources { source.setEventHandler { [self] in stop(isReady: true) } }
      if let limit {
        // NB: a source, because it goes with the others when the wait is over.
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + limit / .seconds(1))
        timer.setEventHandler { [self] in stop(isReady: false) }
        sources.append(timer)
      }
      for source in sources { source.setCancelHandler { [self] in sourceEnded() } }
      let isOver = lock.withLock {
        (state.sources, state.open, state.done) = (sources, sources.count, done)
        return state.isOver
      }
      for source in sources { source.resume() }
      if isOver { sources.forEach { $0.cancel() } }
    }

    private func stop(isReady: Bool) {
      let sources = lock.withLock {
        defer { (state.sources, state.isOver) = ([], true) }
        if isReady, !state.isOver { state.isReady = true }
        return state.sources
      }
      for source in sources { source.cancel() }
    }

    private func sourceEnded() {
      let (done, isReady) = lock.withLock {
        state.open -= 1
        return (state.open == 0 ? state.done.take() : nil, state.isReady)
      }
      done?.resume(returning: isReady)
    }
  }
#endif
