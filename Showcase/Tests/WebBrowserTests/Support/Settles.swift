import CalcotTesting
import Testing

/// Waits until something is so in the app, whatever a browser does in the meantime.
@MainActor
func settles(
  within limit: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: @MainActor () -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while !condition(), ContinuousClock.now < deadline {
    // NB: a browser is another process, whose doings nothing here is told of.
    try await Task.sleep(for: .milliseconds(5))
  }
  #expect(condition(), "It is not so within \(limit).", sourceLocation: sourceLocation)
}
