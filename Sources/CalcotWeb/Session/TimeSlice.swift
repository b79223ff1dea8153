/// The share that a long piece of work has of the main actor: after a few milliseconds it lets
/// others go first.
@MainActor
struct TimeSlice {
  private static let slice = Duration.milliseconds(4)
  private var start = ContinuousClock.now

  /// Lets others go first if it is their turn.
  mutating func pause() async {
    guard ContinuousClock.now - start > Self.slice else { return }
    await Task.yield()
    start = .now
  }
}
