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
    /// More has been heard than is kept: everything may be different.
    case missed

    /// The number of what is kept for it.
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

  /// The events that wait for whoever listens: so many of them and, where there would be more, one
  /// that says so in place of all but the first that tells of the connection.
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

    /// Adds an event. After one that says that events are missing, none is needed until it is taken.
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
