#if PostgreSQL
  internal import Foundation

  /// A connection that listens for notifications on a channel, and connects again when it is lost.
  public final class PostgreSQLListener: Sendable {
    /// Yields when there is something that ``heard()`` returns, until the listener is deallocated.
    public let news: AsyncStream<Void>
    private let events: HeardEvents
    private let task: Task<Void, Never>

    /// Listens on a channel of a database.
    ///
    /// - Parameter clock: Times the waits between the attempts to connect.
    public init(
      _ address: PostgreSQLAddress, channel: String, clock: any Clock<Duration> = ContinuousClock()
    ) {
      // NB: one that waits is enough, as whoever takes it takes all that was heard.
      let (news, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let events = HeardEvents()
      (self.news, self.events) = (news, events)
      let hear: @Sendable (PostgreSQLEvent) -> Void = { event in
        events.add(event)
        continuation.yield()
      }
      // NB: detached, because a task of the screen that happens to come first would end with it.
      task = Task.detached {
        var wait = Duration.milliseconds(50)
        while !Task.isCancelled {
          do {
            try await Self.listen(address, channel) { event in
              wait = .milliseconds(50)
              hear(event)
            }
          } catch {
            hear(.lost(error))
            try? await clock.sleep(for: wait)
            wait = min(wait * 2, .seconds(2))
          }
        }
        continuation.finish()
      }
    }

    deinit { task.cancel() }

    /// Returns what was heard since the last call, in order.
    public func heard() -> [PostgreSQLEvent] { events.takeAll() }

    private static func listen(
      _ address: PostgreSQLAddress, _ channel: String, _ heard: (PostgreSQLEvent) -> Void
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
#endif
