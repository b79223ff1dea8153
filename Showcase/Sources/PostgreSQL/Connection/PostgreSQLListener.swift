internal import Foundation

/// A connection that listens for notifications on a channel, and connects again when it is lost.
package final class PostgreSQLListener: Sendable {
  /// What a listener hears.
  package enum Event: Sendable {
    /// It listens from now on. Notifications before that, or since the last connection was lost,
    /// have not been heard.
    case began
    /// No connection came about, or it was lost; another one is tried.
    case lost(any Error)
    /// Notifications have arrived, in the order of the commits.
    case notified([String])
  }

  /// What is heard, until the listener is deallocated.
  package let events: AsyncStream<Event>
  private let task: Task<Void, Never>

  /// Listens on a channel of a database.
  ///
  /// - Parameter clock: Times the waits between the attempts to connect.
  package init(
    _ address: PostgreSQLAddress, channel: String, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    // NB: detached, because a task of the screen that happens to come first would end with it.
    task = Task.detached {
      var wait = Duration.milliseconds(50)
      while !Task.isCancelled {
        do {
          try await Self.listen(address, channel) { event in
            wait = .milliseconds(50)
            continuation.yield(event)
          }
        } catch {
          continuation.yield(.lost(error))
          try? await clock.sleep(for: wait)
          wait = min(wait * 2, .seconds(2))
        }
      }
      continuation.finish()
    }
  }

  deinit { task.cancel() }

  private static func listen(
    _ address: PostgreSQLAddress, _ channel: String, _ heard: (Event) -> Void
  ) async throws {
    let connection = try await PostgreSQLConnection.connect(to: address)
    try await connection.run("LISTEN \(identifier(channel))")
    heard(.began)
    while true { heard(.notified(try await connection.notifications().map(\.payload))) }
  }

  /// Returns a name of SQL's that stands for itself.
  private static func identifier(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }
}
