/// The clock of a host: that of the system, or of a test.
package struct HostClock: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Creates a host clock that starts now.
  package init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0) }
  }

  /// The time since the clock was created.
  var now: Duration { elapsed() }

  /// Waits.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(for duration: Duration) async throws { try await wait(duration) }
}
