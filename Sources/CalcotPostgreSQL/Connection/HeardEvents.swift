#if PostgreSQL
  internal import Foundation

  /// An event that a ``PostgreSQLListener`` hears.
  public enum PostgreSQLEvent: Sendable {
    /// It listens from now on. Notifications before that, or since the last connection was lost, have
    /// not been heard.
    case began
    /// No connection came about, or it was lost; another one is tried.
    case lost(any Error)
    /// Notifications have arrived, in the order of the commits.
    case notified([String])
    /// More events have been heard than are kept: everything may have changed.
    case missed

    /// The number of places that the event takes among those that wait: one for each notification,
    /// one for another event.
    fileprivate var size: Int {
      if case .notified(let payloads) = self { payloads.count } else { 1 }
    }

    fileprivate var isOfConnection: Bool {
      switch self {
      case .began, .lost: true
      case .notified, .missed: false
      }
    }
  }

  /// The events that wait for the listener. If there would be more than ``most``, they are replaced
  /// by one event, ``PostgreSQLEvent/missed``; only the first event about the connection is kept
  /// before it.
  final class HeardEvents: Sendable {
    /// The most notifications and other events that wait.
    static let most = 64

    private struct State {
      var events: [PostgreSQLEvent] = []
      var size = 0
      var isMissing = false
    }

    private let lock = NSLock()
    // NB: reached with the lock held only.
    private nonisolated(unsafe) var state = State()

    /// Adds an event. Does nothing while a ``PostgreSQLEvent/missed`` waits to be taken, since that
    /// stands for all further events.
    func add(_ event: PostgreSQLEvent) {
      lock.withLock {
        guard !state.isMissing else { return }
        state.events.append(event)
        state.size += event.size
        guard state.size > Self.most else { return }
        // NB: whoever waits for the first connection has to hear of it.
        state.events = Array(state.events.filter(\.isOfConnection).prefix(1)) + [.missed]
        state.isMissing = true
      }
    }

    /// Removes the events and returns them, in order.
    func takeAll() -> [PostgreSQLEvent] {
      lock.withLock {
        defer { state = State() }
        return state.events
      }
    }
  }
#endif
