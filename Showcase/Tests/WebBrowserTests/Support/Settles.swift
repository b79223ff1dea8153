import CalcotTesting
import Testing

/// Waits until a condition in the app is true, regardless of the browser.
@MainActor
func settles(
  within limit: Duration = .seconds(120), sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: @MainActor () -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while !condition(), ContinuousClock.now < deadline {
    // NB: a browser is another process, which sends no notifications.
    try await Task.sleep(for: .milliseconds(5))
  }
  #expect(condition(), "It is not so within \(limit).", sourceLocation: sourceLocation)
}
